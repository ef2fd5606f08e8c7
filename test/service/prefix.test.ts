import { beforeAll, describe, expect, it } from "vitest";
import { ENDPOINTS } from "../../src/service/endpoints/all.js";
import { createOneOfEverything } from "./one-of-everything.js";
import type { Answer } from "./service-client.js";

const PREFIXES = ["/v1", "/v2", ""] as const;

/** Every endpoint, deletions last: the same calls in the same order for every prefix. */
const IN_ORDER = [...ENDPOINTS].sort((a, b) => Number(a.method === "delete") - Number(b.method === "delete"));
const NAMED = IN_ORDER.map((endpoint) => ({ name: `${endpoint.method.toUpperCase()} ${endpoint.path}`, endpoint }));

/** Secrets are random; everything else is the same for the same calls. */
function withoutSecrets({ status, headers, text }: Answer) {
  return {
    status,
    type: headers.get("content-type"),
    text: text
      .replace(/"(code|clientSecret)":"[\w-]{20,}"/g, '"$1":"secret"')
      .replace(/(code=|name="code" value=")[\w-]{20,}/g, "$1secret"),
  };
}

describe("a path with /v1, with /v2 and without a version answers alike", () => {
  const answers = new Map<string, Map<string, ReturnType<typeof withoutSecrets>>>();

  beforeAll(async () => {
    for (const prefix of [...PREFIXES, undefined]) {
      const { askEndpoint, service } = await createOneOfEverything();
      const ofPrefix = new Map<string, ReturnType<typeof withoutSecrets>>();
      for (const endpoint of IN_ORDER) {
        const answer = await askEndpoint(endpoint, prefix === undefined ? {} : { prefix });
        await service.idle();
        ofPrefix.set(endpoint.operationId, withoutSecrets(answer));
      }
      answers.set(prefix ?? "own", ofPrefix);
    }
  });

  it.each(NAMED)("$name", ({ endpoint: { operationId, responses } }) => {
    const own = answers.get("own")!.get(operationId)!;
    expect(Object.keys(responses)).toContain(String(own.status));
    for (const prefix of PREFIXES) expect(answers.get(prefix)!.get(operationId), prefix).toEqual(own);
  });
});

describe("a slash at the end changes nothing", () => {
  it.each(NAMED.filter(({ endpoint: { method, path } }) => method === "get" && path !== "/connect"))(
    "$name",
    async ({ endpoint }) => {
      const { ask, pathOf } = await shared;
      const path = pathOf(endpoint);
      expect((await ask("GET", `${path}/`)).text).toBe((await ask("GET", path)).text);
    },
  );
});

const shared = createOneOfEverything();
