import type { Instant } from "../base/instant.js";
import type { TimeZone } from "../base/time-zone.js";
import type { ClientRule } from "./client-rule.js";
import type { Corrections } from "./correction.js";
import type { Market } from "./market.js";

/** Whose accounts are analysed: a person's or a business's. */
export const USAGES = ["CONSUMER", "BUSINESS"] as const;
/** Whose accounts are analysed. */
export type Usage = (typeof USAGES)[number];

/** How the window of the credit insights is drawn (decisions section 2). */
export const PERIOD_MODES = ["DAYS", "MONTHS", "MONTHS_TRUNCATED", "MONTHS_AND_CURRENT"] as const;
/** How the window of the credit insights is drawn. */
export type PeriodMode = (typeof PERIOD_MODES)[number];

/** The window of the credit insights as a request or a project asks for it. */
export interface Period {
  /** Which of the two numbers counts, and whether months are whole. */
  readonly mode: PeriodMode;
  /** 1 to 1830; counts in mode DAYS. */
  readonly numberOfDays: number;
  /** 1 to 60; counts in the other modes. */
  readonly numberOfMonths: number;
  /** Whether only checking accounts define the window (decisions section 2: in mode MONTHS_TRUNCATED). */
  readonly includeCheckingAccountsOnTruncateWindow: boolean;
  /** Whether the period came from the project and not from the request. */
  readonly isComputedUsingProjectConfig: boolean;
}

/** A project's settings, complete. */
export interface ProjectSettings {
  readonly market: Market;
  /** ISO 4217. */
  readonly currency: string;
  readonly timeZone: string;
  readonly period: Omit<Period, "isComputedUsingProjectConfig">;
  /** Days of the scores' window. */
  readonly scoreDays: number;
  readonly minimumTransactions: number;
  /** Activity score under which an analysis is refused; undefined never refuses. */
  readonly lowActivityThreshold?: number;
  readonly refuseZeroIncome: boolean;
  readonly lexicon: readonly ClientRule[];
}

/** The settings of an analysis, complete and checked. */
export interface Settings {
  readonly now: Instant;
  readonly usage: Usage;
  /** Whether a row that cannot be read refuses the body. */
  readonly strict: boolean;
  readonly project: ProjectSettings;
  readonly zone: TimeZone;
  /** What the client corrects of an earlier result; undefined where that is nothing. */
  readonly corrections?: Corrections;
}
