import { keepShape } from "../base/kept-shapes.js";
import { MODES } from "./compiled-rule.js";
import type { Mode } from "./rule.js";

/** The mode of a raw type, for money out and for money in; left out where the type does not tell it that way. */
interface RawTypeModes {
  readonly out?: Mode;
  readonly in?: Mode;
}

const CARD: RawTypeModes = { out: "CARD", in: "CARD" };
const TRANSFER: RawTypeModes = { out: "TRANSFER", in: "TRANSFER" };
const DIRECT_DEBIT: RawTypeModes = { out: "DIRECT_DEBIT", in: "DIRECT_DEBIT" };
const CHECK: RawTypeModes = { out: "CHECK", in: "CHECK" };
/** Money in of such a type is a correction, or a deposit of cash or of cheques: not told. */
const WITHDRAWAL: RawTypeModes = { out: "CASH" };
/** Money in of such a type is the other side of a card's total. */
const CARD_TOTAL: RawTypeModes = { out: "CARD" };

/**
 * The providers' types that tell how money moved (providers.md sections 2 to 5), as letters and digits only. A deposit may
 * be cash or a cheque, a payment anything, a loan's instalment and a fee have no type of their own: they are left out.
 */
const MODES_OF_RAW_TYPE: Readonly<Record<string, RawTypeModes>> = {
  // PROVIDER_A and PROVIDER_B
  transfer: TRANSFER,
  order: DIRECT_DEBIT,
  check: CHECK,
  withdrawal: WITHDRAWAL,
  card: CARD,
  deferredcard: CARD,
  summarycard: CARD_TOTAL,
  cardsummary: CARD_TOTAL,
  // PROVIDER_C and PROVIDER_F
  atm: WITHDRAWAL,
  cash: WITHDRAWAL,
  pointofsale: CARD,
  creditcardpayment: CARD_TOTAL,
  internaltransfer: TRANSFER,
  potentialtransfer: TRANSFER,
  repeatingpayment: TRANSFER,
  directdeposit: { in: "TRANSFER" },
  directdebit: DIRECT_DEBIT,
  // PROVIDER_D
  creditcard: CARD,
  // PROVIDER_E
  standingorder: TRANSFER,
  cashwithdrawal: WITHDRAWAL,
};

/** Longer texts are no type. */
const MOST_LETTERS = 40;
const NO_TYPE = -1;
const NO_HINT = -1;

/**
 * Modes that a body's raw types tell, each type read once: a small number a type, looked up by row. The hint counts where
 * the text tells no mode.
 */
export class RawTypeHints {
  readonly #codes = new Map<string, number>();
  /** By code: the mode of money out, then of money in. */
  readonly #hints: number[] = [];
  readonly #isCardTotal: boolean[] = [];

  /** The code of a raw type; -1 for none. */
  codeOf(rawType: string | undefined): number {
    return rawType === undefined ? NO_TYPE : (this.#codes.get(rawType) ?? this.#intern(rawType));
  }

  /** The mode that a raw type tells for one way, as its position in the list of modes; -1 for none. */
  hintOf(code: number, isIncoming: boolean): number {
    return code === NO_TYPE ? NO_HINT : this.#hints[code * 2 + (isIncoming ? 1 : 0)]!;
  }

  /** Whether a raw type says that a row is the total of a card's purchases (providers.md section 9, quirk 12). */
  isCardTotal(code: number): boolean {
    return code !== NO_TYPE && this.#isCardTotal[code]!;
  }

  /** What a raw type tells for one way, as a number: 0 for nothing. */
  meaningOf(code: number, isIncoming: boolean): number {
    return (this.hintOf(code, isIncoming) + 1) * 2 + (this.isCardTotal(code) ? 1 : 0);
  }

  #intern(rawType: string): number {
    const code = this.#codes.size;
    this.#codes.set(rawType, code);
    const key = rawType.length > MOST_LETTERS ? "" : rawType.toLowerCase().replace(/[^a-z0-9]/g, "");
    const modes = Object.hasOwn(MODES_OF_RAW_TYPE, key) ? MODES_OF_RAW_TYPE[key] : undefined;
    this.#isCardTotal.push(modes === CARD_TOTAL);
    this.#hints.push(modeNumberOf(modes?.out), modeNumberOf(modes?.in));
    return code;
  }
}

function modeNumberOf(mode: Mode | undefined): number {
  return mode === undefined ? NO_HINT : MODES.indexOf(mode);
}

keepShape(new RawTypeHints());
