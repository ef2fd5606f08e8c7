import type { LoanMentions } from "./loan-mentions.js";
import type { OwnAccountMentions } from "./own-account-mentions.js";
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
  readonly ownAccounts: OwnAccountMentions;
  /** What is paid with a wage. */
  readonly wage: PaidWithWage;
}
