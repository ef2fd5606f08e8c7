import { hashDigits, hashNumber, hashText } from "../base/hash.js";
import { RawTypeHints } from "../lexicon/raw-types.js";
import type { Ledger } from "../model/ledger.js";
import { ENGINE_VERSION } from "../version.js";

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

/** Takes the fingerprint of a ledger and of whatever else decides the result: parameters, settings, the client's rules. */
export function takeFingerprint(ledger: Ledger, deciding: readonly unknown[]): FingerprintView {
  let input = hashNumber(ledger.size, ledger.accounts.length);
  ledger.accounts.forEach((account, number) => {
    input = hashText(JSON.stringify(account), hashNumber(ledger.accountHash[number]!, input));
  });
  const rawTypes = new RawTypeHints();
  for (let row = 0; row < ledger.size; row += 1) {
    input = hashNumber(ledger.contentHash[row]! + ledger.isComing[row]!, input + ledger.account[row]!);
    const meaning = rawTypes.meaningOf(rawTypes.codeOf(ledger.rawType[row]), ledger.amount[row]! >= 0);
    if (meaning !== 0) input = hashNumber(meaning, input);
  }
  return {
    input: hashDigits(input),
    settings: hashDigits(hashText(JSON.stringify(deciding), 0)),
    engine: ENGINE_VERSION,
  };
}
