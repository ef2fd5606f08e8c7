import { describe, expect, it } from "vitest";
import { type Worth, worthOf } from "./worked-points.js";

/** An incident counted over a window, and what it is worth. Each bound is met twice: just before it, and on it. */
type Row = readonly [count: number, windowDays: number, ...worth: Worth];

describe("OVERDRAFT_DAYS", () => {
  // Days in overdraft x 30 / days of the window: 6 of 91 are 1.978 in 30 days, 6 of 90 are 2.
  it.each<Row>([
    [0, 90, 0, 150, 240, 160],
    [1, 3001, 0.01, 150, 240, 160], // 0.009997
    [1, 3000, 0.01, 125, 190, 130],
    [6, 91, 1.978, 125, 190, 130],
    [6, 90, 2, 95, 140, 130],
    [9, 91, 2.967, 95, 140, 130],
    [9, 90, 3, 95, 140, 90],
    [15, 91, 4.9451, 95, 140, 90],
    [15, 90, 5, 60, 80, 90],
    [24, 91, 7.9121, 60, 80, 90],
    [24, 90, 8, 60, 80, 45],
    [30, 91, 9.8901, 60, 80, 45],
    [30, 90, 10, 35, 25, 45],
    [45, 91, 14.8352, 35, 25, 45],
    [45, 90, 15, 15, 25, 0],
    [60, 91, 19.7802, 15, 25, 0],
    [60, 90, 20, 0, 0, 0],
    [182, 91, 60, 0, 0, 0], // two accounts, each of them every day
  ])("of %i in %i days", (overdraftDays, windowDays, ...worth) => {
    expect(worthOf("OVERDRAFT_DAYS", { overdraftDays, windowDays })).toEqual(worth);
  });
});

describe("REJECTIONS", () => {
  // Count x 90 / days of the window; a window of less than 90 days counts as one of 90.
  it.each<Row>([
    [0, 90, 0, 110, 260, 130],
    [1, 181, 0.4972, 55, 110, 70],
    [1, 180, 0.5, 55, 110, 70],
    [3, 181, 1.4917, 55, 110, 70],
    [3, 180, 1.5, 25, 45, 25],
    [5, 181, 2.4862, 25, 45, 25],
    [5, 180, 2.5, 10, 0, 25],
    [7, 181, 3.4807, 10, 0, 25],
    [7, 180, 3.5, 0, 0, 0],
    [40, 90, 40, 0, 0, 0],
    [1, 30, 1, 55, 110, 70],
    [1, 89, 1, 55, 110, 70],
    [1, 91, 0.989, 55, 110, 70],
  ])("of %i in %i days", (rejections, windowDays, ...worth) => {
    expect(worthOf("REJECTIONS", { rejections, windowDays })).toEqual(worth);
  });
});

describe("INCIDENT_FEES", () => {
  it.each<Row>([
    [0, 90, 0, 60, 100, 60],
    [1, 181, 0.4972, 40, 60, 35],
    [1, 180, 0.5, 40, 60, 35],
    [3, 181, 1.4917, 40, 60, 35],
    [3, 180, 1.5, 20, 25, 35],
    [7, 181, 3.4807, 20, 25, 35],
    [7, 180, 3.5, 8, 0, 12],
    [13, 181, 6.4641, 8, 0, 12],
    [13, 180, 6.5, 0, 0, 12],
    [17, 181, 8.453, 0, 0, 12],
    [17, 180, 8.5, 0, 0, 0],
    [40, 60, 40, 0, 0, 0],
  ])("of %i in %i days", (incidentFees, windowDays, ...worth) => {
    expect(worthOf("INCIDENT_FEES", { incidentFees, windowDays })).toEqual(worth);
  });
});

describe("SEIZURES_AND_COLLECTIONS", () => {
  it.each<Row>([
    [0, 90, 0, 90, "-", 65],
    [1, 181, 0.4972, 25, "-", 20],
    [1, 180, 0.5, 25, "-", 20],
    [3, 181, 1.4917, 25, "-", 20],
    [3, 180, 1.5, 10, "-", 0],
    [5, 181, 2.4862, 10, "-", 0],
    [5, 180, 2.5, 0, "-", 0],
    [40, 60, 40, 0, "-", 0],
  ])("of %i in %i days", (enforcements, windowDays, ...worth) => {
    expect(worthOf("SEIZURES_AND_COLLECTIONS", { enforcements, windowDays })).toEqual(worth);
  });
});

describe("FAST_CREDIT", () => {
  it.each<Row>([
    [0, 90, 0, 50, "-", 25],
    [1, 181, 0.4972, 22, "-", 8],
    [1, 180, 0.5, 22, "-", 8],
    [3, 181, 1.4917, 22, "-", 8],
    [3, 180, 1.5, 8, "-", 8],
    [5, 181, 2.4862, 8, "-", 8],
    [5, 180, 2.5, 8, "-", 0],
    [7, 181, 3.4807, 8, "-", 0],
    [7, 180, 3.5, 0, "-", 0],
    [40, 60, 40, 0, "-", 0],
  ])("of %i in %i days", (fastCredits, windowDays, ...worth) => {
    expect(worthOf("FAST_CREDIT", { fastCredits, windowDays })).toEqual(worth);
  });
});
