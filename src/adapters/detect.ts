import { isObject, type JsonObject } from "../schema/decode.js";
import { readEnum, readObjects } from "./readers.js";

/** The layouts that a connection may have. */
export type ConnectionLayout = "PROVIDER_A" | "PROVIDER_C";
/** The layouts that an account may have which stands directly in the body. */
export type AccountLayout = "NATIVE" | "PROVIDER_D" | "PROVIDER_E";
/** A layout of accounts, in the body itself or in a connection. */
export type Layout = AccountLayout | ConnectionLayout;

/** How many rows of an account are looked at to recognise its layout. */
const ROWS_LOOKED_AT = 5;

const LAYOUT_OF_CONNECTION_TYPE: ReadonlyMap<string | undefined, ConnectionLayout> = new Map([
  ["PROVIDER-A", "PROVIDER_A"],
  ["PROVIDER-B", "PROVIDER_A"],
  ["PROVIDER-C", "PROVIDER_C"],
  ["PROVIDER-F-ACCOUNT-API", "PROVIDER_C"],
  ["PROVIDER-F-DIRECT-ACCOUNT-API", "PROVIDER_C"],
  ["PROVIDER-F-NEW-DIRECT-ACCOUNT-API", "PROVIDER_C"],
]);

/** The members that tell one connection layout from the other: of the connection, of its accounts, of their rows. */
const CONNECTION_MEMBERS: Readonly<
  Record<ConnectionLayout, readonly [readonly string[], readonly string[], readonly string[]]>
> = {
  PROVIDER_C: [
    ["channels", "provider_id", "consent_per_account", "provider_logo_url"],
    ["balances", "account_id", "balance_date", "account_number", "connection_id"],
    ["transaction_amount", "booking_date", "remittance_information"],
  ],
  PROVIDER_A: [
    ["id_connector", "connector", "state", "connector_uuid"],
    ["last_update", "id_connection", "original_name", "id_type"],
    ["original_wording", "rdate", "simplified_wording", "value"],
  ],
};

/** The members that tell account layouts apart. */
export const ACCOUNT_MEMBERS: Readonly<Record<AccountLayout, readonly string[]>> = {
  PROVIDER_D: ["customerSegment", "financialInstitutionId", "identifiers"],
  PROVIDER_E: ["bookedBalance", "availableBalance", "idSchema", "psuRole", "accountUsage", "accountProvider"],
  NATIVE: ["balance", "balanceDate"],
};

/** The layout that a connection names in `connection_type` (providers.md section 6); `unexpected` names none. */
export function layoutOfConnectionType(connection: JsonObject): ConnectionLayout | undefined {
  return LAYOUT_OF_CONNECTION_TYPE.get(readEnum(connection["connection_type"]));
}

/**
 * The layout of a connection, told by its members (providers.md section 6). The expected layouts are tried first, so that
 * a member that its format does not know makes nothing of it that it is not. A connection without anything to tell by,
 * such as one with empty accounts, is undefined.
 */
export function detectConnection(
  connection: JsonObject,
  expected: readonly ConnectionLayout[],
): ConnectionLayout | undefined {
  const accounts = readObjects(connection["accounts"]);
  const rows = accounts.flatMap(({ transactions }) => {
    return Array.isArray(transactions) ? transactions.slice(0, ROWS_LOOKED_AT).filter(isObject) : [];
  });
  const layouts = [...expected, ...(Object.keys(CONNECTION_MEMBERS) as ConnectionLayout[])];
  const found = layouts.find((layout) => {
    const [ofConnection, ofAccount, ofRow] = CONNECTION_MEMBERS[layout];
    if (hasAny(connection, ofConnection) || rows.some((row) => hasAny(row, ofRow))) return true;
    return accounts.some((one) => hasAny(one, ofAccount) || (layout === "PROVIDER_C" && isObject(one["balance"])));
  });
  const mayBeA = expected.length === 0 || expected.includes("PROVIDER_A");
  return found ?? (mayBeA && accounts.some(isTypedLikeA) ? "PROVIDER_A" : undefined);
}

/** Whether an account's type is in lower case, as PROVIDER_A alone writes types; but for `unknown`, which all write so. */
function isTypedLikeA({ type }: JsonObject): boolean {
  return typeof type === "string" && /^[a-z][a-z0-9_]*$/.test(type) && type !== "unknown";
}

/** The layout of an account that stands directly in the body, likewise. */
export function detectAccount(account: JsonObject, expected: readonly AccountLayout[]): AccountLayout | undefined {
  const layouts = [...expected, ...(Object.keys(ACCOUNT_MEMBERS) as AccountLayout[])];
  return layouts.find((layout) => hasAny(account, ACCOUNT_MEMBERS[layout]) || isBuiltLike(account, layout));
}

/** Whether a member that several layouts have is built as one of them has it. */
function isBuiltLike({ balances, number }: JsonObject, layout: AccountLayout): boolean {
  if (layout === "PROVIDER_E") return isObject(number);
  return (
    layout === "PROVIDER_D" && isObject(balances) && (isObject(balances["booked"]) || isObject(balances["available"]))
  );
}

function hasAny(object: JsonObject, names: readonly string[]): boolean {
  return names.some((name) => object[name] !== undefined && object[name] !== null);
}
