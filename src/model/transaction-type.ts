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

/** The position of a type in {@link TRANSACTION_TYPES}: how columns store it. */
export function typeNumberOf(type: TransactionType): number {
  return NUMBER_BY_TYPE.get(type)!;
}
