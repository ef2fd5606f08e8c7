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
