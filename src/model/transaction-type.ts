/** How money moved: the interface's `enrichments.type` and cash-flow type. The last two are undetermined, by sign. */
export const TRANSACTION_TYPES = [
  "CASH_DEPOSIT",
  "CASH_WITHDRAWAL",
  "CHECK_DEPOSIT",
  "CHECK",
  "INCOMING_TRANSFER",
  "INCOMING_INTERNAL_TRANSFER",
  "OUTGOING_TRANSFER",
  "OUTGOING_INTERNAL_TRANSFER",
  "CARD",
  "CARD_REFUND",
  "DIRECT_DEBIT",
  "INCOMING_CARD",
  "CREDIT",
  "DEBIT",
] as const;

/** How money moved. */
export type TransactionType = (typeof TRANSACTION_TYPES)[number];

const NUMBER_BY_TYPE = new Map<TransactionType, number>(TRANSACTION_TYPES.map((type, number) => [type, number]));

/** What lines are called that are paid so, where their texts name nobody. */
export function typeLabelOf(type: TransactionType): string {
  return type.replaceAll("_", " ");
}

const TYPE_LABELS: ReadonlySet<string> = new Set(TRANSACTION_TYPES.map(typeLabelOf));

/** Whether a label tells how money moved, as the texts name nobody. */
export function isTypeLabel(label: string): boolean {
  return TYPE_LABELS.has(label);
}

/** The position of a type in {@link TRANSACTION_TYPES}: how columns store it. */
export function typeNumberOf(type: TransactionType): number {
  return NUMBER_BY_TYPE.get(type)!;
}

/** By type number, 1 where a test holds: a look-up a row costs less than a test a row. */
function typeFlags(test: (type: TransactionType) => boolean): Uint8Array {
  return Uint8Array.from(TRANSACTION_TYPES, (type) => (test(type) ? 1 : 0));
}

/** By type number, 1 for a transfer, or money that moved in a way which is not told: many banks print a bare name. */
export const MAY_BE_TRANSFER: Readonly<Uint8Array> = typeFlags((type) =>
  ["INCOMING_TRANSFER", "OUTGOING_TRANSFER", "CREDIT", "DEBIT"].includes(type),
);
