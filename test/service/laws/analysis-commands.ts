import * as fc from "fast-check";
import { expect, vi } from "vitest";
import type { Answer, ServiceClient } from "../service-client.js";
import {
  answersOf,
  type Creation,
  createModel,
  type Flags,
  finishModel,
  isApplicable,
  type ModelledAnalysis,
  triggerModel,
  type Update,
  updateModel,
} from "./analysis-model.js";
import { ENOUGH, IBANS, type PartyKind, smallAccount, TOO_FEW } from "./small-bodies.js";

/** What is expected of the analyses of one service, in the order of their creation. */
export interface Model {
  readonly analyses: ModelledAnalysis[];
}

/** The service, with the paths of the analyses in the same order. */
export interface Real extends ServiceClient {
  readonly partyPaths: Readonly<Record<PartyKind, string>>;
  readonly analysisIds: string[];
}

type Command = fc.AsyncCommand<Model, Real>;

/** The path of an analysis below its party. */
function pathOf(real: Real, model: Model, place: number): string {
  return `${real.partyPaths[model.analyses[place]!.kind]}/analyses/${real.analysisIds[place]}`;
}

/** Reads an analysis and its parts, and compares them with the model. */
export async function expectAsModelled(model: Model, real: Real, place: number): Promise<void> {
  const expected = model.analyses[place]!;
  const path = pathOf(real, model, place);
  const { status, body } = await real.ask("GET", path);
  expect(status).toBe(200);
  expectState(expected, body);
  const statuses = {
    scores: (await real.ask("GET", `${path}/scores`)).status,
    insights: (await real.ask("GET", `${path}/credit-insights/loans`)).status,
    balances: (await real.ask("GET", `${path}/balances`)).status,
  };
  expect(statuses).toEqual(answersOf(expected));
  expect("creditInsights" in body).toBe(statuses.insights === 200);
  expect("scores" in body).toBe(statuses.scores === 200);
}

/** Lets all that runs in the background end. */
export async function settle(model: Model, real: Real): Promise<void> {
  vi.runAllTimers();
  await real.service.idle();
  for (const one of model.analyses) finishModel(one);
}

function expectState({ status, source }: ModelledAnalysis, body: Answer["body"]): void {
  expect({ status: body["status"], source: body["source"] }).toEqual({ status, source });
  if (status === "ERROR") expect(body["error"]).toHaveProperty("code", expect.any(String));
  else expect(body).not.toHaveProperty("error");
}

class Create implements Command {
  constructor(
    readonly kind: PartyKind,
    readonly creation: Creation,
  ) {}

  check(): boolean {
    return true;
  }

  async run(model: Model, real: Real): Promise<void> {
    const { flags, triggerAccountSync } = this.creation;
    const accounts = accountsOf(this.kind, this.creation.uploads);
    const parameters = { ...flags, ...(triggerAccountSync !== undefined && { triggerAccountSync }) };
    const body = { parameters, ...(accounts.length > 0 && { accounts }) };
    const answer = await real.ask("POST", `${real.partyPaths[this.kind]}/analyses`, { body });
    expect(answer.status).toBe(this.kind === "BUSINESS" ? 201 : 202);
    real.analysisIds.push(answer.body["id"] as string);
    model.analyses.push(createModel(this.kind, this.creation));
    expectState(model.analyses.at(-1)!, answer.body);
    await expectAsModelled(model, real, model.analyses.length - 1);
  }

  toString(): string {
    return `create ${this.kind} ${JSON.stringify(this.creation)}`;
  }
}

class Change implements Command {
  constructor(
    readonly number: number,
    readonly update: Update,
  ) {}

  check(model: Readonly<Model>): boolean {
    const one = model.analyses[this.number % model.analyses.length];
    return one !== undefined && isApplicable(one, this.update);
  }

  async run(model: Model, real: Real): Promise<void> {
    const place = this.number % model.analyses.length;
    const one = model.analyses[place]!;
    const { trigger, isById } = this.update;
    const path = isById ? `/v2/analyses/${real.analysisIds[place]}` : pathOf(real, model, place);
    const body = { ...bodyOf(one.kind, this.update), ...(trigger !== undefined && { trigger }) };
    const answer = await real.ask("PATCH", path, { body });
    expect(answer.status).toBe(200);
    updateModel(one, this.update);
    expectState(one, answer.body);
    await expectAsModelled(model, real, place);
  }

  toString(): string {
    return `update #${this.number} ${JSON.stringify(this.update)}`;
  }
}

class Trigger implements Command {
  constructor(
    readonly number: number,
    readonly flags: Flags,
    readonly isById: boolean,
  ) {}

  check(model: Readonly<Model>): boolean {
    return model.analyses.length > 0;
  }

  async run(model: Model, real: Real): Promise<void> {
    const place = this.number % model.analyses.length;
    const path = this.isById ? `/v2/analyses/${real.analysisIds[place]}` : pathOf(real, model, place);
    const answer = await real.ask("POST", `${path}/trigger`, { body: this.flags });
    const isTaken = triggerModel(model.analyses[place]!, this.flags);
    expect(answer.status).toBe(isTaken ? 201 : 400);
    if (isTaken) expectState(model.analyses[place]!, answer.body);
    await expectAsModelled(model, real, place);
  }

  toString(): string {
    return `trigger #${this.number} ${JSON.stringify(this.flags)}${this.isById ? " by id" : ""}`;
  }
}

class Idle implements Command {
  check(): boolean {
    return true;
  }

  async run(model: Model, real: Real): Promise<void> {
    await settle(model, real);
    for (const place of model.analyses.keys()) await expectAsModelled(model, real, place);
  }

  toString(): string {
    return "idle";
  }
}

function accountsOf(kind: PartyKind, uploads: Creation["uploads"]) {
  return uploads.map(({ iban, transactionCount }) => smallAccount(kind, iban, transactionCount));
}

function bodyOf(kind: PartyKind, { change }: Update): object {
  switch (change.kind) {
    case "ACCOUNTS":
      return { accounts: accountsOf(kind, change.uploads) };
    case "SELECTION":
      return { accounts: [{ iban: change.iban, isComputed: change.isComputed }] };
    case "PERIOD":
      return { parameters: { period: { mode: "DAYS", numberOfDays: change.numberOfDays } } };
    case "FLAGS":
      return { parameters: change.flags };
    case "SYNC":
      return { parameters: { triggerAccountSync: true } };
    case "NOTHING":
      return {};
  }
}

const KIND = fc.constantFrom<PartyKind>("CUSTOMER", "BUSINESS");
const NUMBER = fc.nat(5);
const IBAN = fc.constantFrom(...IBANS);
const FLAG = fc.constantFrom(true, false, true, false, null);
const FLAGS: fc.Arbitrary<Flags> = fc.record(
  { disableScores: FLAG, disableCreditInsights: FLAG },
  { requiredKeys: [] },
);
const UPLOADS = fc.uniqueArray(
  fc.record({
    iban: IBAN,
    transactionCount: fc.oneof({ weight: 3, arbitrary: fc.constant(ENOUGH) }, fc.constant(TOO_FEW)),
  }),
  { minLength: 1, maxLength: 2, selector: ({ iban }) => iban },
);
const CREATION: fc.Arbitrary<Creation> = fc.record({
  uploads: fc.oneof({ weight: 2, arbitrary: UPLOADS }, fc.constant([])),
  flags: FLAGS,
  triggerAccountSync: fc.option(fc.boolean(), { nil: undefined }),
});
const CHANGE: fc.Arbitrary<Update["change"]> = fc.oneof(
  fc.record({ kind: fc.constant("ACCOUNTS" as const), uploads: UPLOADS }),
  fc.record({ kind: fc.constant("SELECTION" as const), iban: IBAN, isComputed: fc.boolean() }),
  fc.record({ kind: fc.constant("PERIOD" as const), numberOfDays: fc.constantFrom(90, 180) }),
  fc.record({
    kind: fc.constant("FLAGS" as const),
    flags: FLAGS.filter((flags) => Object.keys(flags).length > 0),
  }),
  fc.constant({ kind: "SYNC" as const }),
  fc.constant({ kind: "NOTHING" as const }),
);
const UPDATE: fc.Arbitrary<Update> = fc.record({
  change: CHANGE,
  trigger: fc.option(fc.boolean(), { nil: undefined }),
  isById: fc.boolean(),
});

/** Commands in any order. */
export const COMMANDS: fc.Arbitrary<Command>[] = [
  fc.tuple(KIND, CREATION).map(([kind, creation]) => new Create(kind, creation)),
  fc.tuple(NUMBER, UPDATE).map(([number, update]) => new Change(number, update)),
  fc.tuple(NUMBER, UPDATE).map(([number, update]) => new Change(number, update)),
  fc.tuple(NUMBER, FLAGS, fc.boolean()).map(([number, flags, isById]) => new Trigger(number, flags, isById)),
  fc.constant(new Idle()),
];
