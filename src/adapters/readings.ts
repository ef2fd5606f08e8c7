import type { Format } from "../model/format.js";
import type { AccountLayout, ConnectionLayout, Layout } from "./detect.js";

/** Where a format has its data, and in which layouts, in the order in which they are tried. */
export interface Reading {
  readonly connections?: readonly ConnectionLayout[];
  readonly accounts?: readonly AccountLayout[];
}

/** Where each format has its data. */
export const READINGS: Readonly<Record<Format, Reading>> = {
  NATIVE: { accounts: ["NATIVE"] },
  PROVIDER_A_V2_0: { connections: ["PROVIDER_A"] },
  PROVIDER_B_V2_1: { connections: ["PROVIDER_A"] },
  PROVIDER_C_DIRECT_ACCOUNT_API_V3: { connections: ["PROVIDER_C"] },
  PROVIDER_C_NEW_DIRECT_ACCOUNT_API_V3: { connections: ["PROVIDER_C"] },
  PROVIDER_C_ACCOUNT_API_V2: { connections: ["PROVIDER_C"] },
  PROVIDER_D_V2: { accounts: ["PROVIDER_D"] },
  PROVIDER_E_OPEN_BANKING: { accounts: ["PROVIDER_E"] },
  PROVIDER_E_OPEN_BANKING_ENTERPRISE_V2: { accounts: ["PROVIDER_E"] },
  PROVIDER_E_OPEN_FINANCE_DATA_V1: { accounts: ["PROVIDER_E", "NATIVE"] },
  HYBRID: { connections: ["PROVIDER_C", "PROVIDER_A"], accounts: ["PROVIDER_D", "PROVIDER_E", "NATIVE"] },
};

/** The format that stands for a layout when the body names none. */
export const FORMAT_OF_LAYOUT: Readonly<Record<Layout, Format>> = {
  NATIVE: "NATIVE",
  PROVIDER_A: "PROVIDER_A_V2_0",
  PROVIDER_C: "PROVIDER_C_DIRECT_ACCOUNT_API_V3",
  PROVIDER_D: "PROVIDER_D_V2",
  PROVIDER_E: "PROVIDER_E_OPEN_BANKING_ENTERPRISE_V2",
};
