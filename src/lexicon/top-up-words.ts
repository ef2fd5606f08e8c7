/** How banks call it when an account is topped up by card. */
export const TOP_UP =
  /\b(?:recharge(?:ment)?|top.?up|topped up|recarga|opwaardering|oplading|alimentation|ajout d.argent|added money|money added)\b|\bargent ajout[eé]/i;

/** What they write of the card beside it. */
export const CARD_WORDS =
  "CARD|CARDS|CARTE|CARTES|CB|TARJETA|KAART|VISA|MASTERCARD|MAESTRO|DEBIT|BANCAIRE|APPLE|GOOGLE|PAY|ENDING|ENDS|WITH|FINISSANT|TERMINEE|VIA|BY|FROM|DEPUIS|PAR|DESDE|ACCOUNT|COMPTE";
