import { CATEGORIES, type Category, categoryNumberOf, FITS_OWN_TRANSFER } from "../model/category.js";
import { type CategoryCorrection, type CorrectionFault, type Corrections, directionOf } from "../model/correction.js";
import type { Ledger } from "../model/ledger.js";
import { type CashFlows, flowIdOfGroup } from "./cash-flows.js";
import type { Categories } from "./categories.js";
import type { Classification } from "./classification.js";
import type { Counting } from "./counting.js";
import { REFINED } from "./refinements.js";

/** What recategorising cash flows needs. */
export interface CategoryCorrectionNeeds {
  readonly ledger: Ledger;
  readonly classification: Classification;
  readonly cashFlows: CashFlows;
  readonly counting: Counting;
  /** As texts, links and rhythm give them. */
  readonly categories: Categories;
  readonly corrections: Corrections | undefined;
  /** Rows that are called otherwise because the client names them sides of own transfers. */
  readonly renamed: readonly number[];
}

/** What became of a flow that the client gave another category. */
export interface CategoryOutcome {
  readonly correction: CategoryCorrection;
  readonly fault: CorrectionFault | undefined;
  /** What the flow was called before; undefined where there is no such flow. */
  readonly previous: Category | undefined;
  /** Its rows in the window, in canonical order; none for a flow that lies outside. */
  readonly rows: readonly number[];
}

/** Categories that the client decided, by row: for every product that looks at transactions. */
export interface DecidedRows {
  /** Number of the category, where something is decided. */
  readonly category: Uint8Array;
  /** Why: the index in REFINEMENTS; 0 where nothing is decided. */
  readonly refinement: Uint8Array;
}

/** The categories with what the client decided laid over them. */
export interface CorrectedCategories {
  readonly categories: Categories;
  /** Undefined where the client decided nothing. */
  readonly decided: DecidedRows | undefined;
  readonly outcomes: readonly CategoryOutcome[];
}

const NO_OUTCOMES: readonly CategoryOutcome[] = [];

/**
 * Gives the flows that the client names their new categories, and nothing else: neither links nor other flows change with
 * them, so that a recategorised flow's total moves as a whole. A correction holds for all transactions that bear the
 * flow's id, in the window or not; without a flow in the window, for the description group that bears it.
 */
export function correctCategories(needs: CategoryCorrectionNeeds): CorrectedCategories {
  const { ledger, categories, corrections, renamed } = needs;
  if (corrections === undefined || corrections.categories.length + renamed.length === 0)
    return { categories, decided: undefined, outcomes: NO_OUTCOMES };
  const found = findFlows(needs, corrections.categories);
  const outcomes = corrections.categories.map((correction, place) => outcomeOf(needs, correction, found, place));
  const isApplied = outcomes.map(({ fault }) => fault === undefined);
  const decided: DecidedRows = {
    category: categories.ofRow.slice(),
    refinement: new Uint8Array(ledger.size),
  };
  for (const row of renamed) decided.refinement[row] = REFINED.CORRECTED_TRANSFER;
  for (let row = 0; row < ledger.size; row += 1) {
    const place = found.placeOfRow(row);
    if (place === -1 || !isApplied[place]) continue;
    const category = categoryNumberOf(corrections.categories[place]!.category);
    // A side of an own transfer outside the window bears the id of a flow that is none.
    if (decided.refinement[row] === REFINED.CORRECTED_TRANSFER && FITS_OWN_TRANSFER[category] === 0) continue;
    decided.category[row] = category;
    decided.refinement[row] = REFINED.CORRECTED_CATEGORY;
  }
  const ofFlow = categories.ofFlow.map((category, flow) => {
    const place = found.placeOfFlow[flow]!;
    return place === -1 || !isApplied[place] ? category : categoryNumberOf(corrections.categories[place]!.category);
  });
  return { categories: { ...layOver(categories, decided), ofFlow }, decided, outcomes };
}

/** Lays what the client decided over the categories of rows: those of the scores' window too. */
export function layOver(categories: Categories, decided: DecidedRows | undefined): Categories {
  if (decided === undefined) return categories;
  const { ofFlow, ofRow, refinement } = categories;
  const reasons = refinement.map((reason, row) => decided.refinement[row]! || reason);
  return { ...categories, ofFlow, ofRow: decidedColumn(ofRow, decided), refinement: reasons };
}

/** Lays what the client decided over what the texts say: what comes in on a card account pays for it no more, where called so. */
export function layOverTexts(classification: Classification, decided: DecidedRows | undefined): Classification {
  if (decided === undefined) return classification;
  const { category, textCategory } = classification;
  return {
    ...classification,
    category: decidedColumn(category, decided),
    textCategory: decidedColumn(textCategory, decided),
  };
}

function decidedColumn(category: Uint8Array, decided: DecidedRows): Uint8Array {
  return category.map((number, row) => (decided.refinement[row] === 0 ? number : decided.category[row]!));
}

/** Which correction is about what: places among the corrections, -1 for none. */
interface FoundFlows {
  readonly placeOfFlow: Int32Array;
  readonly placeOfRow: (row: number) => number;
  /** Numbers of the flows, by place. */
  readonly flows: readonly (readonly number[])[];
  /** A row that bears the id without being of a flow, no side of an own transfer where there is another; -1 for none. */
  readonly outside: Int32Array;
  /** Sides of own transfers that the client names against their texts; counting tells those of the window alone. */
  readonly isRenamed: ReadonlySet<number>;
}

function findFlows(
  { ledger, classification, cashFlows, renamed }: CategoryCorrectionNeeds,
  corrections: readonly CategoryCorrection[],
): FoundFlows {
  const isRenamed = new Set(renamed);
  const placeOfId = new Map(corrections.map(({ groupId }, place) => [groupId, place]));
  const placeOf = (id: string): number => placeOfId.get(id) ?? -1;
  const flows: number[][] = corrections.map(() => []);
  const placeOfFlow = Int32Array.from(cashFlows.flows, ({ id }) => placeOf(id));
  placeOfFlow.forEach((place, flow) => flows[place]?.push(flow));
  const outside = new Int32Array(corrections.length).fill(-1);
  const placeOfGroup: (number | undefined)[] = [];
  for (let row = 0; row < ledger.size; row += 1) {
    if (cashFlows.flowOfRow[row] !== -1) continue;
    const group = classification.group[row]!;
    const place = placeOfGroup[group] ?? placeOf(flowIdOfGroup(classification, group));
    placeOfGroup[group] = place;
    if (place !== -1 && (outside[place] === -1 || isRenamed.has(outside[place]!))) outside[place] = row;
  }
  const placeOfRow = (row: number): number => {
    const flow = cashFlows.flowOfRow[row]!;
    return flow === -1 ? placeOfGroup[classification.group[row]!]! : placeOfFlow[flow]!;
  };
  return { placeOfFlow, placeOfRow, flows, outside, isRenamed };
}

function outcomeOf(
  { ledger, cashFlows, counting, categories }: CategoryCorrectionNeeds,
  correction: CategoryCorrection,
  { flows, outside, isRenamed }: FoundFlows,
  place: number,
): CategoryOutcome {
  const rows = flows[place]!.flatMap((flow) => cashFlows.flows[flow]!.rows);
  const first = rows[0] ?? outside[place]!;
  if (first === -1) return { correction, fault: "UNKNOWN_FLOW", previous: undefined, rows };
  const flow = flows[place]![0];
  const previous = CATEGORIES[flow === undefined ? categories.ofRow[first]! : categories.ofFlow[flow]!]!;
  const way = directionOf(correction.category);
  const isOutgoing = ledger.amount[first]! < 0;
  const isMoved = counting.isMoved[first] === 1 || isRenamed.has(first);
  const isOwn = isMoved && FITS_OWN_TRANSFER[categoryNumberOf(correction.category)] === 0;
  const isWrongWay = way !== "ANY" && (way === "OUT") !== isOutgoing;
  const fault = isWrongWay ? "WRONG_DIRECTION" : isOwn ? "OWN_TRANSFER" : undefined;
  return { correction, fault, previous, rows };
}
