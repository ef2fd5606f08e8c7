/** Marks of a Dutch card payment: a companion for names that are everyday words, most of all in French texts. */
export const DUTCH_CARD = "BEA NR|BEA|BETAALAUTOMAAT|BETAALPAS|PINBETALING|PASNR|PASVOLGNR|CONTACTLOOS";
