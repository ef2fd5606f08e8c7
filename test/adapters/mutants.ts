import type { Random } from "../../fixtures/random.mjs";

type Container = Record<string, unknown> | unknown[];

/** Values at the edges of what a body can say, and beyond them. */
const EXTREMES: readonly unknown[] = [
  0,
  -0,
  1,
  -1,
  0.1 + 0.2,
  1e9,
  1e9 + 0.01,
  -1e15,
  9_007_199_254_740_992,
  1e308,
  -1e308,
  5e-324,
  "",
  " ",
  "\u00a0\ufeff",
  "0",
  "-0",
  "1e9",
  "1e999",
  "-.5",
  "999999999.999",
  "1000000000.001",
  "9".repeat(70),
  "NaN",
  "Infinity",
  "0x1F",
  "1,234.5",
  "1970-01-01",
  "1969-12-31T23:59:59Z",
  "2100-12-31T23:59:59.999Z",
  "2101-01-01",
  "2026-02-30",
  "0000-00-00",
  "2026-08-14T24:00:00+18:00",
  "20260814",
  253_402_300_800_000,
  "null",
  "true",
  "EUR",
  "eur",
  "JPY",
  "KWD",
  "ZZZ",
  "PENDING",
  "CANCELLED",
  "\ud800",
  "\u0000",
  "é".repeat(5000),
  "FR7630006000011234567890189",
  true,
  false,
  [],
  {},
  [null],
  [[]],
  { id: null },
  { amount: {} },
  { value: {} },
];

/** Names that mean something to the language and nothing to a body. */
const HOSTILE_NAMES = [
  "__proto__",
  "constructor",
  "prototype",
  "toString",
  "valueOf",
  "hasOwnProperty",
  "length",
  "then",
  "",
];

/** Names of other layouts, which may make a body look like another one. */
const FOREIGN_NAMES = [
  "balances",
  "bookedBalance",
  "customerSegment",
  "identifiers",
  "balance",
  "transactions",
  "accounts",
  "connection_type",
  "value",
  "transaction_amount",
  "number",
  "deleted",
  "status",
  "isComputed",
];

/** The kinds of mutation. */
const MUTATIONS = {
  drop: (_, parent, key) => {
    if (Array.isArray(parent)) parent.splice(Number(key), 1);
    else delete parent[key];
  },
  "make null": (_, parent, key) => set(parent, key, null),
  retype: (random, parent, key) => set(parent, key, retyped(random, get(parent, key))),
  duplicate: (random, parent, key) => {
    const copy = structuredClone(get(parent, key));
    if (Array.isArray(parent)) parent.splice(random.integer(0, parent.length), 0, copy);
    else set(parent, random.pick(FOREIGN_NAMES), copy);
  },
  reorder: (random, parent) => {
    if (Array.isArray(parent)) parent.push(...parent.splice(0, random.integer(0, parent.length)));
    else
      for (const [name, value] of Object.entries(parent).reverse()) if (delete parent[name]) set(parent, name, value);
  },
  extreme: (random, parent, key) => set(parent, key, structuredClone(random.pick(EXTREMES))),
  "hostile key": (random, parent, key) => {
    const value = random.chance(0.5) ? { polluted: true } : structuredClone(get(parent, key));
    if (!Array.isArray(parent)) set(parent, random.pick(HOSTILE_NAMES), value);
    else parent.push(value);
  },
  swap: (random, parent, key) => {
    const other = random.pick(Object.keys(parent));
    const value = get(parent, key);
    set(parent, key, get(parent, other));
    set(parent, other, value);
  },
} as const satisfies Readonly<Record<string, (random: Random, parent: Container, key: string) => void>>;

/** The name of a mutation. */
export type Mutation = keyof typeof MUTATIONS;

const MUTATION_NAMES = Object.keys(MUTATIONS) as Mutation[];

/** A body that was changed in a few places, and how. */
export interface Mutant {
  readonly body: unknown;
  /** `mutation at /pointer` of each change. */
  readonly changes: readonly string[];
}

/** Changes a copy of a body in one to six places. */
export function mutate(body: object, random: Random): Mutant {
  const root = { body: structuredClone(body) as unknown };
  const changes: string[] = [];
  const count = random.chance(0.6) ? 1 : random.integer(2, 6);
  for (let change = 0; change < count; change += 1) {
    if (!Object.hasOwn(root, "body")) break;
    const place = placeIn(root, random);
    const mutation = random.pick(MUTATION_NAMES);
    MUTATIONS[mutation](random, place.parent, place.key);
    changes.push(`${mutation} at ${place.path}`);
  }
  return { body: root.body, changes };
}

interface Place {
  readonly parent: Container;
  readonly key: string;
  readonly path: string;
}

/** Walks down from the root and stops by chance: a place near the top is as likely as one in a row. */
function placeIn(root: Container, random: Random): Place {
  let parent: Container = root;
  let key = "body";
  let path = "";
  for (;;) {
    const value = get(parent, key);
    if (!isContainer(value) || Object.keys(value).length === 0 || random.chance(path === "" ? 0.02 : 0.12))
      return { parent, key, path };
    parent = value;
    key = random.pick(Object.keys(value));
    path += `/${key}`;
  }
}

function isContainer(value: unknown): value is Container {
  return typeof value === "object" && value !== null;
}

function get(parent: Container, key: string): unknown {
  return Object.hasOwn(parent, key) ? (parent as Record<string, unknown>)[key] : undefined;
}

/** As JSON.parse does it: a member named `__proto__` is a member. */
function set(parent: Container, key: string, value: unknown): void {
  Object.defineProperty(parent, key, { value, writable: true, enumerable: true, configurable: true });
}

function retyped(random: Random, value: unknown): unknown {
  // Not String(): an object may have a member named toString by now.
  const text = typeof value === "string" ? value : (JSON.stringify(value) ?? "");
  const forms: readonly unknown[] = [
    text,
    Number(text) || 0,
    [value],
    { value },
    { id: value },
    { amount: value, currency: "EUR" },
    text.length > 0,
    ` ${text.toLowerCase()} `,
  ];
  return structuredClone(random.pick(forms));
}
