import { describe, expect, it } from "vitest";
import { readRequestBody } from "../../../src/service/http/request-body.js";

const read = (bytes: Uint8Array, contentType = "application/json") => {
  const request = new Request("https://api.example/", {
    method: "POST",
    headers: { "content-type": contentType },
    body: bytes as Uint8Array<ArrayBuffer>,
  });
  return readRequestBody(request, { mostBytes: 1000, acceptsForm: true });
};

describe("a body", () => {
  it.each(["Ren\u00e9", "\u20ac", "\ud83d\ude00", "\ufffd"])("keeps the text %s in UTF-8", async (name) => {
    expect(await read(Buffer.from(JSON.stringify({ name })))).toEqual({ name });
  });

  it("may begin with the mark of UTF-8", async () => {
    expect(await read(Buffer.from('\ufeff{"a":1}'))).toEqual({ a: 1 });
  });

  it("that is compressed is refused by the name of its encoding", async () => {
    const reading = (encoding: string) =>
      readRequestBody(
        new Request("https://api.example/", { method: "POST", headers: { "content-encoding": encoding }, body: "{}" }),
        { mostBytes: 1000, acceptsForm: true },
      );
    await expect(reading("gzip")).rejects.toMatchObject({
      code: "BAD_REQUEST",
      message: "expected a body without content encoding, found gzip",
    });
    expect(await reading("Identity")).toEqual({});
  });

  it("that breaks off is refused: the client hung up", async () => {
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(Buffer.from('{"a":'));
        controller.error(new Error("aborted"));
      },
    });
    const request = new Request("https://api.example/", { method: "POST", body, duplex: "half" });
    const reading = readRequestBody(request, { mostBytes: 1000, acceptsForm: true });
    await expect(reading).rejects.toMatchObject({ code: "BAD_REQUEST", message: "the body breaks off before its end" });
  });

  it.each(["application/json", "application/x-www-form-urlencoded"])("of other bytes is refused: %s", async (type) => {
    for (const name of ["Ren\u00e9", "Ren\u00e8"])
      await expect(read(Buffer.from(`{"name":"${name}"}`, "latin1"), type)).rejects.toMatchObject({
        code: "BAD_REQUEST",
        issues: [{ code: "INVALID_JSON", path: "" }],
      });
  });
});
