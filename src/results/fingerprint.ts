/** Hashes that tell whether two analyses can differ, and why. They name contents; they are not cryptographic. */
export interface FingerprintView {
  /**
   * Of the accounts and transactions that were read, whatever their order in the body, with what the provider's type of a
   * transaction tells of it. What only `dataQuality` tells of, such as rows left out, stated balances and connections,
   * decides no other figure and is not in it.
   */
  readonly input: string;
  /** Of parameters and settings. */
  readonly settings: string;
  /** Version of the engine. */
  readonly engine: string;
}
