import { OpenAPIHono, z } from "@hono/zod-openapi";
import { describe, expect, it } from "vitest";
import { stateNulls } from "../../src/service/http/openapi-nulls.js";

const ref = (name: string): object => ({ $ref: `#/components/schemas/${name}` });
const OR_NULL = { anyOf: [ref("Part"), { type: "null" }] };
const PART = { type: "object", properties: { text: { type: ["string", "null"] } }, required: ["text"] };

/** The schemas of a document with bodies in an order. */
function schemasOf(...bodies: readonly z.ZodType[]): Readonly<Record<string, { properties?: object; type?: unknown }>> {
  const app = new OpenAPIHono();
  for (const [index, schema] of bodies.entries())
    app.openAPIRegistry.registerPath({
      method: "post",
      path: `/${index}`,
      request: { body: { content: { "application/json": { schema } } } },
      responses: {},
    });
  const document = app.getOpenAPI31Document({ openapi: "3.1.0", info: { title: "", version: "" } });
  return stateNulls(document).components!.schemas as ReturnType<typeof schemasOf>;
}

const part = () => z.object({ text: z.string().nullable() }).openapi("Part");
const whole = (name: string, member: z.ZodType) => z.object({ member }).openapi(name);

describe("a named schema of the OpenAPI document", () => {
  it("is never nullable: its uses are", () => {
    const Part = part();
    const schemas = schemasOf(whole("A", Part), whole("B", Part.nullish()), whole("C", z.array(Part.nullable())));
    expect(schemas["Part"]).toEqual(PART);
    expect(schemas["A"]?.properties).toEqual({ member: ref("Part") });
    expect(schemas["B"]?.properties).toEqual({ member: OR_NULL });
    expect(schemas["C"]?.properties).toEqual({ member: { type: "array", items: OR_NULL } });
  });

  it("is not even where its first use is", () => {
    const Part = part();
    const schemas = schemasOf(whole("A", Part.nullish()), whole("B", Part.nullable()));
    expect(schemas["Part"]).toEqual(PART);
    expect(schemas["A"]?.properties).toEqual({ member: OR_NULL });
    expect(schemas["B"]?.properties).toEqual({ member: OR_NULL });
  });

  it("may be a list of texts", () => {
    const Kind = z.enum(["A", "B"]).openapi("Kind");
    const schemas = schemasOf(whole("Holder", Kind.nullish()));
    expect(schemas["Kind"]).toEqual({ type: "string", enum: ["A", "B"] });
  });

  it("that extends another is left alone", () => {
    const Part = part();
    const schemas = schemasOf(Part, Part.extend({ more: z.string() }).openapi("More"));
    expect(schemas["More"]).toMatchObject({ allOf: [ref("Part"), { properties: { more: { type: "string" } } }] });
  });
});
