import { CATEGORIES, type Category } from "../model/category.js";
import type { ReadText } from "./corpus.js";

/** How well one category is read. */
export interface CategoryFigures {
  readonly category: Category;
  /** Texts that are of the category, and texts that were read as it. */
  readonly texts: number;
  readonly read: number;
  /** Texts that are of it and were read as it. */
  readonly right: number;
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
}

/** How often one category was taken for another. */
export interface Confusion {
  readonly expected: Category;
  readonly read: Category;
  readonly texts: number;
}

/** How well a corpus is read. Shares lie between 0 and 1. */
export interface Evaluation {
  readonly texts: number;
  readonly shareRight: number;
  /** The share that was given a category that says something, and the share of those that is right. */
  readonly shareAnswered: number;
  readonly rightWhereAnswered: number;
  /** The mean F1 of the categories that occur. */
  readonly macroF1: number;
  /** The share of texts whose transaction type was told, and the share of those that is right. */
  readonly shareTypeTold: number;
  readonly typeRightWhereTold: number;
  readonly categories: readonly CategoryFigures[];
  readonly confusions: readonly Confusion[];
  readonly misses: readonly ReadText[];
}

/** Whether the category that was read is the right one or another that is accepted. */
function isRight({ category, accepted, readCategory }: ReadText): boolean {
  return readCategory === category || accepted.includes(readCategory);
}

/** Measures how well texts were read. A text that was read as an accepted category counts as one of that category. */
export function evaluate(texts: readonly ReadText[]): Evaluation {
  const answered = texts.filter(({ readCategory }) => !isNoAnswer(readCategory));
  const told = texts.filter(({ readType }) => readType !== "CREDIT" && readType !== "DEBIT");
  const categories = CATEGORIES.map((category) => figuresOf(category, texts)).filter((row) => row.texts + row.read > 0);
  const occurring = categories.filter((row) => row.texts > 0);
  const misses = texts.filter((text) => !isRight(text));
  return {
    texts: texts.length,
    shareRight: ratio(texts.length - misses.length, texts.length),
    shareAnswered: ratio(answered.length, texts.length),
    rightWhereAnswered: ratio(answered.filter(isRight).length, answered.length),
    macroF1: occurring.reduce((sum, { f1 }) => sum + f1, 0) / Math.max(1, occurring.length),
    shareTypeTold: ratio(told.length, texts.length),
    typeRightWhereTold: ratio(told.filter(({ type, readType }) => type === readType).length, told.length),
    categories,
    confusions: confusionsOf(misses),
    misses: [...misses].sort((a, b) => Number(isNoAnswer(a.readCategory)) - Number(isNoAnswer(b.readCategory))),
  };
}

function isNoAnswer(category: Category): boolean {
  return category === "OTHER_ENTRY" || category === "OTHER_EXPENSE";
}

function expectedOf(text: ReadText): Category {
  return isRight(text) ? text.readCategory : text.category;
}

function figuresOf(category: Category, texts: readonly ReadText[]): CategoryFigures {
  let [expected, read, right] = [0, 0, 0];
  for (const text of texts) {
    const isExpected = expectedOf(text) === category;
    const isRead = text.readCategory === category;
    if (isExpected) expected += 1;
    if (isRead) read += 1;
    if (isExpected && isRead) right += 1;
  }
  const f1 = ratio(2 * right, expected + read);
  return {
    category,
    texts: expected,
    read,
    right,
    precision: ratio(right, read),
    recall: ratio(right, expected),
    f1,
  };
}

function confusionsOf(misses: readonly ReadText[]): readonly Confusion[] {
  const counts = new Map<string, Confusion>();
  for (const { category, readCategory } of misses) {
    const key = `${category} ${readCategory}`;
    counts.set(key, { expected: category, read: readCategory, texts: (counts.get(key)?.texts ?? 0) + 1 });
  }
  return [...counts.values()].sort((a, b) => b.texts - a.texts);
}

/** A share; 1 where there is nothing to share, so that an absent category has no fault. */
function ratio(part: number, whole: number): number {
  return whole === 0 ? 1 : part / whole;
}
