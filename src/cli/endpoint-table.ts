import { type DocumentedOperation, operationsOf } from "../service/http/openapi-document.js";
import type { OpenApiDocument } from "../service/index.js";

const HEAD = `# Endpoints

Every endpoint of the service. \`npm run openapi\` writes this page from the definitions in \`src/service/endpoints/\`;
[openapi.json](openapi.json) has the bodies. A path may be written with \`/v1\`, with \`/v2\` or without a version, and may end
in a slash. A path without the method answers 405.

| method | path | what it does | token needs | statuses |
|---|---|---|---|---|
`;

/** The endpoints of a document as a page with one table. */
export function endpointPage(document: OpenApiDocument): string {
  return `${HEAD}${operationsOf(document).map(rowOf).join("\n")}\n`;
}

function rowOf({ method, path, summary, security = [], responses = {} }: DocumentedOperation): string {
  const scopes = security.flatMap((requirement) => Object.values(requirement).flat());
  const needs = scopes.length === 0 ? "no token" : scopes.map((scope) => `\`${scope}\``).join(", ");
  return `| ${method} | \`${path}\` | ${summary} | ${needs} | ${Object.keys(responses).sort().join(", ")} |`;
}
