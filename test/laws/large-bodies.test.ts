import { describe, expect, it } from "vitest";
import { InvalidBodyError } from "../../src/index.js";
import { slowness, stopwatch } from "../slowness.js";
import { attempt } from "./attempt.js";
import { type BodyRow, checkingAccount, rowOn } from "./bodies.js";

/** A word of consonants for each number. */
function wordOf(number: number): string {
  return Array.from({ length: 6 }, (_, place) => "BCDFGHJKLM"[Math.floor(number / 10 ** place) % 10]).join("");
}

/** How the language's own Map places a whole number of 32 bits, in Node 20. */
function placeInMap(key: number): number {
  let hash = (~key + (key << 15)) | 0;
  hash ^= hash >>> 12;
  hash = (hash + (hash << 2)) | 0;
  hash ^= hash >>> 4;
  hash = Math.imul(hash, 2057);
  return hash ^ (hash >>> 16);
}

describe("a very large body is answered in bounded time", () => {
  const LONGEST_MILLISECONDS = 8000;
  const TEN_MEGABYTES = 10_000_000;

  it.each<[string, () => unknown]>([
    [
      "a description of 10 MB",
      () => ({ accounts: [checkingAccount([rowOn(-3, "A B".repeat(TEN_MEGABYTES / 3), -5)])] }),
    ],
    [
      "a description of 10 MB of white space",
      () => ({ accounts: [checkingAccount([rowOn(-3, `${" ".repeat(TEN_MEGABYTES)}A`, -5)])] }),
    ],
    [
      // V8 tells keys of maps that are longer than 16,383 characters apart by their length alone.
      "800 descriptions of 17,000 characters that differ in the last ones, in and out",
      () => {
        const start = "PRLV COFIDIS PRET ".repeat(17_000 / 18);
        const row = (_: unknown, place: number): BodyRow =>
          rowOn(-(place % 20), `${start}${100_000 + place}`, place % 2 === 0 ? 100 : -100);
        return { accounts: [checkingAccount(Array.from({ length: 800 }, row))] };
      },
    ],
    [
      "other texts of 10 MB",
      () => ({
        accounts: [
          checkingAccount([], {
            name: "A ".repeat(TEN_MEGABYTES / 2),
            iban: " F".repeat(TEN_MEGABYTES / 2),
            balanceDate: "2".repeat(TEN_MEGABYTES),
          }),
        ],
      }),
    ],
    [
      "a rate of 10 MB of digits",
      () => {
        const loan = { interestRate: `${"1".repeat(TEN_MEGABYTES)}x` };
        return { accounts: [{ ...checkingAccount([]), details: { loan } }] };
      },
    ],
    ...[1000, 30, 3].map((count): [string, () => unknown] => [
      `${count} accounts of as many owners as 5 MB hold`,
      () => {
        const parties = Array.from({ length: 100_000 }, (_, place) => {
          return { role: "HOLDER", identity: { name: `P${place}` } };
        });
        const amount = { currencyCode: "EUR", value: { scale: "2", unscaledValue: "100" } };
        const accounts = Array.from({ length: count }, (_, place) => ({
          id: `a${place}`,
          type: "SAVINGS",
          balances: { booked: { amount } },
          identifiers: { financialInstitution: { accountNumber: "1" } },
          financialInstitutionId: `b${place}`,
        }));
        const userDataByProvider = [{ accounts: [{ accountNumber: "1", parties }] }];
        return { format: "PROVIDER_D_V2", accounts, accountVerificationCheck: { userDataByProvider } };
      },
    ]),
    [
      "an owner's name of 50,000 characters and 100,000 parties, of 900 accounts each",
      () => {
        const accounts = Array.from({ length: 900 }, (_, id) => ({ id, type: "savings", balance: 1, currency: "EUR" }));
        const parties = Array.from({ length: 100_000 }, () => ({ role: "trustee" }));
        const identifications = [{ scheme_name: "iban", identification: "FR7630006000011234567890189" }];
        return {
          format: "PROVIDER_A_V2_0",
          connections: [
            { information: { owner: { name: "A ".repeat(25_000) } }, accounts },
            { accounts: accounts.slice(0, 100).map((one) => ({ ...one, iban: identifications[0]!.identification })) },
          ],
          accountOwnerships: [{ id_account: "x", parties, identifications }],
        };
      },
    ],
    ["100,000 accounts", () => ({ accounts: Array.from({ length: 100_000 }, () => checkingAccount([])) })],
    [
      "1,000 accounts alike",
      () => ({ accounts: Array.from({ length: 1000 }, () => checkingAccount([rowOn(-3, "CARTE MONOPRIX", -5)])) }),
    ],
    [
      "20,000 rows alike",
      () => ({ accounts: [checkingAccount(Array.from({ length: 20_000 }, () => rowOn(-3, "VIR SEPA ZOE", -5)))] }),
    ],
    [
      "20,000 rows that could all be pairs",
      () => ({
        accounts: [
          checkingAccount(Array.from({ length: 10_000 }, (_, place) => rowOn(-(place % 80), "VIR EMIS ZOE", -5))),
          checkingAccount(
            Array.from({ length: 10_000 }, (_, place) => rowOn(-(place % 80), "VIR RECU ZOE", 5)),
            { name: "Compte joint" },
          ),
        ],
      }),
    ],
    [
      "a line of 80,000 rows, and 80,000 direct debits that say more behind its words",
      () => {
        const words = (place: number): string => [place, place + 200_000].map(wordOf).join(" ");
        const rows = Array.from({ length: 80_000 }, (_, place) => [
          rowOn(-80, "PRLV ZUBROWAL HARTWELL GRINDEL", -20),
          rowOn(-5, `PRLV ZUBROWAL HARTWELL GRINDEL ${words(place)}`, -20),
        ]);
        return { accounts: [checkingAccount(rows.flat())] };
      },
    ],
    [
      "100,000 rows that cannot be read",
      () => ({ accounts: [checkingAccount(Array.from({ length: 100_000 }, () => ({}) as never))] }),
    ],
    [
      "deep nesting",
      () =>
        JSON.parse(
          `{"accounts":[{"currency":"EUR","balance":1,"bank":${"[".repeat(5000)}${"]".repeat(5000)}}],"parameters":${'{"period":'.repeat(5000)}1${"}".repeat(5000)}}`,
        ),
    ],
  ])("%s", (_, build) => {
    const body = build();
    const taken = stopwatch();
    const answer = attempt(body);
    expect(taken()).toBeLessThan(LONGEST_MILLISECONDS * slowness());
    if (!(answer instanceof InvalidBodyError)) expect(answer.error?.code).not.toBe("INTERNAL_ERROR");
  });

  it.each([
    ["on both sides of own transfers", ["Compte", "Compte joint"]],
    ["of one payer", ["Compte"]],
  ])("takes no longer for amounts that were chosen to lie in one place of the language's own Map, %s", (_, names) => {
    const chosen: number[] = [];
    for (let amount = 100; chosen.length < 5000; amount += 100)
      if ((placeInMap(amount) & 4095) === 0) chosen.push(amount / 10_000);
    const others = chosen.map((_, place) => 100_000 + place);
    const millisecondsOf = (amounts: readonly number[]): number => {
      const rows = (sign: number): readonly BodyRow[] =>
        amounts.map((amount, place) => rowOn(-(place % 80), sign > 0 ? "VIR RECU ZOE" : "VIR EMIS ZOE", sign * amount));
      const body = { accounts: names.map((name, place) => checkingAccount(rows(place === 0 ? 1 : -1), { name })) };
      const taken = stopwatch();
      expect(attempt(body)).toMatchObject({ status: "COMPLETED" });
      return taken();
    };
    const leastOf = (amounts: readonly number[]): number => Math.min(...[1, 2, 3].map(() => millisecondsOf(amounts)));
    const usual = leastOf(others);
    expect(leastOf(chosen)).toBeLessThan(3 * usual);
  });

  it("refuses amounts that no longer add up exactly", () => {
    const rows = Array.from({ length: 1200 }, () => rowOn(-3, "CARTE MONOPRIX", -1e9));
    expect(attempt({ accounts: [checkingAccount(rows)] })).toBeInstanceOf(InvalidBodyError);
    for (const balance of [Number.NaN, Number.POSITIVE_INFINITY, 1e308, -2e9]) {
      expect(attempt({ accounts: [checkingAccount([], { balance })] })).toBeInstanceOf(InvalidBodyError);
    }
  });
});
