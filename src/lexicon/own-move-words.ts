/** How banks call a transfer between accounts of one person. */
export const OWN_MOVE =
  /\b(?:(?:vir|virement|transfert)\s+interne|traspaso\s+(?:interno|entre\s+cuentas)|internal\s+transfer|interne\s+over(?:boeking|schrijving))\b/i;
