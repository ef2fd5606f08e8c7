/**
 * What somebody who shares a rent calls what he pays the other of it: he is no tenant of his, who pays all of what he owes, if
 * in parts (`PARTE ALQUILER`, `RENT MAY PART`).
 */
export const OWN_SHARE = {
  FR: "MA PART|MA MOITIE|MA QUOTE PART",
  ES: "MI PARTE|MI MITAD|MEVA PART|MEVA MEITAT",
  GB: "MY SHARE|MY HALF|MY PART|MY RENT SHARE",
  NL: "MIJN DEEL|MIJN HELFT|MIJN AANDEEL",
} as const;
