import { writeBody } from "../../fixtures/formats.mjs";
import { createHousehold } from "../../fixtures/households.mjs";
import { FORMATS, type Format } from "../../src/model/format.js";

type Writer = Parameters<typeof writeBody>[1];

/** Which writer makes a body of each format; a format that shares its layout has its sibling's. */
const WRITERS: Readonly<Record<Exclude<Format, "HYBRID">, Writer>> = {
  NATIVE: "native",
  PROVIDER_A_V2_0: "provider-a",
  PROVIDER_B_V2_1: "provider-a",
  PROVIDER_C_DIRECT_ACCOUNT_API_V3: "provider-c-shape-1",
  PROVIDER_C_NEW_DIRECT_ACCOUNT_API_V3: "provider-c-shape-2",
  PROVIDER_C_ACCOUNT_API_V2: "provider-c-shape-1",
  PROVIDER_D_V2: "provider-d",
  PROVIDER_E_OPEN_BANKING: "provider-e",
  PROVIDER_E_OPEN_BANKING_ENTERPRISE_V2: "provider-e",
  PROVIDER_E_OPEN_FINANCE_DATA_V1: "provider-e",
};

/** The members of a body that hold its data, as lists. */
interface Data {
  readonly connections?: readonly object[];
  readonly accounts?: readonly object[];
}

/** A household's body in a format; a HYBRID has it once a layout, each with a share of the rows. */
export function bodyOfFormat(format: Format, household = "fr-deferred-card"): object {
  const write = (writer: Writer): Data => writeBody(createHousehold(household), writer);
  const parameters = { useBalanceDate: true };
  if (format !== "HYBRID") return { ...write(WRITERS[format]), format, parameters };
  const connections = (["provider-a", "provider-c-shape-1", "provider-c-shape-2"] as const).map(write);
  const accounts = (["native", "provider-d", "provider-e"] as const).map(write);
  return {
    format,
    parameters,
    connections: connections.flatMap((body) => body.connections ?? []),
    accounts: accounts.flatMap((body) => body.accounts ?? []),
  };
}

/** A body of about so many rows: every account keeps its newest ones. */
function bodyOfRows(format: Format, mostRows: number, household?: string): object {
  const body = structuredClone(bodyOfFormat(format, household));
  const lists = rowListsOf(body);
  const share = mostRows / lists.reduce((sum, rows) => sum + rows.length, 0);
  for (const rows of lists) rows.splice(0, Math.floor(rows.length * (1 - Math.min(1, share))));
  return body;
}

/** The transaction lists of a body in any format. */
function rowListsOf(body: unknown): unknown[][] {
  if (typeof body !== "object" || body === null) return [];
  return Object.entries(body).flatMap(([name, value]) =>
    name === "transactions" && Array.isArray(value) ? [value] : rowListsOf(value),
  );
}

/** Every format with a body of about so many rows. */
export function bodiesOfRows(mostRows: number, household?: string): readonly { format: Format; body: object }[] {
  return FORMATS.map((format) => ({ format, body: bodyOfRows(format, mostRows, household) }));
}
