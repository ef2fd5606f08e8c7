import { hashDigits, hashText, NumbersHash } from "../base/hash.js";
import type { Ledger } from "../model/ledger.js";
import type { Classification } from "../passes/classification.js";
import type { FingerprintView } from "../results/fingerprint.js";
import { ENGINE_VERSION } from "../version.js";

/** What a fingerprint is taken of. */
export interface FingerprintNeeds {
  readonly ledger: Ledger;
  readonly classification: Classification;
  /** Whatever else decides the result: parameters, settings, the client's rules and corrections. */
  readonly deciding: readonly unknown[];
}

/** Takes the fingerprint of an analysis. */
export function takeFingerprint({ ledger, classification, deciding }: FingerprintNeeds): FingerprintView {
  const input = new NumbersHash();
  input.add(ledger.size);
  ledger.accounts.forEach((account, number) => {
    input.add(hashText(JSON.stringify(account), ledger.accountHash[number]!));
  });
  const { rawMeaning } = classification;
  for (let row = 0; row < ledger.size; row += 1) {
    input.add(ledger.contentHash[row]!);
    // Side by side in one number: a flag, a byte, and the account.
    input.add(ledger.account[row]! * 512 + rawMeaning[row]! * 2 + ledger.isComing[row]!);
  }
  return { ...takeSettingsFingerprint(deciding), input: hashDigits(input.value) };
}

/** Takes the fingerprint of the settings and the engine, where there is no input that could be read through. */
export function takeSettingsFingerprint(deciding: readonly unknown[]): FingerprintView {
  return { input: "", settings: hashDigits(hashText(JSON.stringify(deciding), 0)), engine: ENGINE_VERSION };
}
