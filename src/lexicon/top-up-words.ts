/** How banks call it when an account is topped up by card. */
export const TOP_UP = /\b(?:recharge|top.?up|recarga|opwaardering|oplading|alimentation|ajout d.argent|added money)\b/i;
