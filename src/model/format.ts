/** The body formats of the interface. */
export const FORMATS = [
  "NATIVE",
  "PROVIDER_A_V2_0",
  "PROVIDER_B_V2_1",
  "PROVIDER_C_DIRECT_ACCOUNT_API_V3",
  "PROVIDER_C_NEW_DIRECT_ACCOUNT_API_V3",
  "PROVIDER_C_ACCOUNT_API_V2",
  "PROVIDER_D_V2",
  "PROVIDER_E_OPEN_BANKING",
  "PROVIDER_E_OPEN_BANKING_ENTERPRISE_V2",
  "PROVIDER_E_OPEN_FINANCE_DATA_V1",
  "HYBRID",
] as const;

/** A body format. */
export type Format = (typeof FORMATS)[number];

/** The layouts behind the formats: siblings share one and are told apart by shape. */
export type FormatFamily = "NATIVE" | "PROVIDER_A" | "PROVIDER_C" | "PROVIDER_D" | "PROVIDER_E" | "HYBRID";

/** The family of each format. */
export const FAMILY_OF_FORMAT: Readonly<Record<Format, FormatFamily>> = {
  NATIVE: "NATIVE",
  PROVIDER_A_V2_0: "PROVIDER_A",
  PROVIDER_B_V2_1: "PROVIDER_A",
  PROVIDER_C_DIRECT_ACCOUNT_API_V3: "PROVIDER_C",
  PROVIDER_C_NEW_DIRECT_ACCOUNT_API_V3: "PROVIDER_C",
  PROVIDER_C_ACCOUNT_API_V2: "PROVIDER_C",
  PROVIDER_D_V2: "PROVIDER_D",
  PROVIDER_E_OPEN_BANKING: "PROVIDER_E",
  PROVIDER_E_OPEN_BANKING_ENTERPRISE_V2: "PROVIDER_E",
  PROVIDER_E_OPEN_FINANCE_DATA_V1: "PROVIDER_E",
  HYBRID: "HYBRID",
};
