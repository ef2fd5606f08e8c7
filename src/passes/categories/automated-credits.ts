import { isInitial } from "../../lexicon/person-marks.js";
import type { TextReader } from "../../lexicon/text-reader.js";
import { PAYER_FORMS } from "../../lexicon/wage-words.js";
import { ANY_GIVEN_NAME, ROLE } from "../../lexicon/word-roles.js";
import { categoryFlags } from "../../model/category.js";
import { isBank } from "../own-money-texts.js";

/** How British banks print an automated credit. */
const AUTOMATED_CREDIT = /\b(?:bgc|bacs|giro\s+credit|bank\s+giro\s+credit|automated\s+credit)\b/i;
/** What employers call themselves: public bodies, schools and firms that bear no legal form. No surname is among them. */
const EMPLOYER_WORDS: ReadonlySet<string> = new Set(
  (
    "NHS|COUNCIL|UNIVERSITY|HOSPITAL|HOSPITALS|POLICE|TRUST|ACADEMY|ACADEMIES|SCHOOL|SCHOOLS|COLLEGE|GROUP|SERVICES|" +
    "RECRUITMENT|STAFFING|PERSONNEL|RESOURCING|CARE|HOMECARE|HEALTHCARE|LOGISTICS|CONSTRUCTION|CONTRACTING|ENGINEERING|" +
    "FACILITIES|SOLUTIONS|SYSTEMS|TECHNOLOGY|TECHNOLOGIES|SOFTWARE|SECURITY|CLEANING|TRAINING|MOTORS"
  ).split("|"),
);
/** Apps that hold the holder's own money, by names that are no bank's. */
const WALLETS: ReadonlySet<string> = new Set(["PAYPAL", "SKRILL", "NETELLER", "PAYSAFE", "PAYSAFECARD", "CURVE"]);
/** What firms pay that is no pay, and what is paid in at a counter. */
const NO_PAY =
  /\b(?:loans?|funds?|div(?:idends?)?|shares?|director\w*|cash|cheques?|refunds?|claims?|settlement|redress|markets|trading|crypto|invest\w*)\b/i;
/** What those are paid for who employ many: a person whom an insurer, a supplier or a bookmaker pays does not work there. */
const IS_OF_EMPLOYERS = categoryFlags((category) =>
  ["GROCERY", "SHOPPING", "LEISURE", "SPORT", "HEALTH", "TRANSPORT", "MULTIMEDIA", "HOUSING_TAX", "RENT"].includes(
    category,
  ),
);
/** Roles of words beside which no employer pays: those of lenders, relatives and titles. */
const ROLES_OF_OTHERS = ROLE.LENDER | ROLE.KIN | ROLE.TITLE;

/**
 * Whether a text says that an employer paid: an automated credit of who bears a company's or a public body's name, and is
 * known for nothing that those are paid for who employ nobody. The slips that are paid in at a counter, and apps that move the
 * holder's own money, print the same words.
 */
export function isPaidByEmployer(reader: TextReader, text: string, amount: number): boolean {
  const credit = AUTOMATED_CREDIT.exec(text);
  if (credit === null || NO_PAY.test(text)) return false;
  // Who pays tells more of himself where he is paid.
  reader.read(text, false, amount, -1);
  const { reading, roles, winner } = reader;
  if (reader.mode === -1 || reading.start[reader.modeStart] !== credit.index) return false;
  if (winner !== -1 && IS_OF_EMPLOYERS[reader.lexicon.ruleOf(winner).category] === 0) return false;
  let [isCompany, isEmployer, isPerson] = [false, false, false];
  for (let place = 0; place < reading.count; place += 1) {
    const [word, role] = [reading.textOf(place), roles.of(reading, place)];
    if ((role & ROLES_OF_OTHERS) !== 0 || isBank(reader, place) || WALLETS.has(word)) return false;
    isCompany ||= PAYER_FORMS.has(word);
    isEmployer ||= EMPLOYER_WORDS.has(word);
    isPerson ||= (role & ANY_GIVEN_NAME) !== 0 || isInitial(reading, roles, place);
  }
  return isCompany || (isEmployer && !isPerson);
}
