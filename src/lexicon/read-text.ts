import type { LoanMentions } from "./loan-mentions.js";
import type { PaidWithWage } from "./paid-with-wage.js";
import type { Reading } from "./reading.js";
import type { WordRoles } from "./word-roles.js";

/** A text whose words are read. */
export interface ReadText {
  readonly reading: Reading;
  readonly roles: WordRoles;
  /** Where the phrase begins that showed the mode. */
  readonly modeStart: number;
  readonly loans: LoanMentions;
  /** Where an account of the holder's own, or one that he shares, is named first; behind all words where none is. */
  readonly ownAccountStart: number;
  /** What is paid with a wage. */
  readonly wage: PaidWithWage;
}
