/**
 * What the texts of a pair must share: nothing, a word that says something, one unless no other debit fits, the words of a
 * name, or the number of a card.
 */
export type Evidence = "NOTHING" | "WORD" | "WORD_AMONG_SEVERAL" | "NAME" | "CARD";
