import type { Backend } from "../backend.js";
import { defineEndpoint, type Endpoint, reply } from "../http/endpoint.js";
import { STATEMENT_ANALYSIS, STATEMENT_UPLOAD } from "../schemas/statement.js";
import { readStatementFiles } from "../statements/statement-files.js";
import type { Party } from "../store/records.js";
import { businessOf } from "./businesses.js";
import { customerOf } from "./customers.js";

const UPLOAD = {
  method: "post",
  description: "The statements are read after the answer; the analysis waits for their accounts in FETCHING_DATA.",
  tag: "Bank statements",
  scope: "analyses:write",
  body: STATEMENT_UPLOAD,
  // The handler checks the files itself: sizes are limits of the service, and all that is wrong is told at once.
  isCheckedByEngine: true,
  responses: { 202: { description: "The analysis that is to come.", schema: STATEMENT_ANALYSIS } },
  problems: [404],
} as const;

const uploadCustomerStatements = defineEndpoint({
  ...UPLOAD,
  path: "/v2/customers/{customerId}/bank-statements",
  operationId: "uploadCustomerStatements",
  summary: "Upload a customer's bank statements",
  handle: ({ backend, principal, params, body }) =>
    reply(202, upload(backend, customerOf(backend, principal.tenant, params.customerId), body)),
});

const uploadBusinessStatements = defineEndpoint({
  ...UPLOAD,
  path: "/v2/businesses/{businessId}/bank-statements",
  operationId: "uploadBusinessStatements",
  summary: "Upload a business's bank statements",
  handle: ({ backend, principal, params, body }) =>
    reply(202, upload(backend, businessOf(backend, principal.tenant, params.businessId), body)),
});

/** Bank statements as PDF files (interface, "PDF statement upload"). */
export const STATEMENT_ENDPOINTS: readonly Endpoint[] = [uploadCustomerStatements, uploadBusinessStatements];

function upload({ statements, limits }: Backend, party: Party, body: unknown): { analysisId: string } {
  return { analysisId: statements.upload(party, readStatementFiles(body, limits)).id };
}
