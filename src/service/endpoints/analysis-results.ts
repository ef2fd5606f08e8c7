import { z } from "@hono/zod-openapi";
import type { AccountView } from "../../index.js";
import { defineEndpoint, type Endpoint, reply } from "../http/endpoint.js";
import { LIST_QUERY, type ListQuery, pageOf, paginate } from "../http/pagination.js";
import { notFound, Problem } from "../problem.js";
import { ACCOUNT, DAILY_BALANCE } from "../schemas/account.js";
import { IN_PROGRESS } from "../schemas/analysis.js";
import { BUSINESS_SCORES, CUSTOMER_SCORES } from "../schemas/scores.js";
import { TRANSACTION } from "../schemas/transaction.js";
import { viewAccount, viewBusinessScores, viewCustomerScores } from "../views/analysis.js";
import { type AnalysisCall, analysisOf, replyPart, resultOf } from "./found-analysis.js";

const PLACES = [
  { root: "/v2/customers/{customerId}/analyses/{analysisId}", tag: "Analyses", of: "OfCustomer" },
  { root: "/v2/businesses/{businessId}/analyses/{analysisId}", tag: "Business analyses", of: "OfBusiness" },
] as const;
type Place = (typeof PLACES)[number];

const ACCOUNT_QUERY = LIST_QUERY.extend({
  includeNotComputed: z
    .enum(["true", "false"])
    .optional()
    .openapi({ type: "boolean", description: "true lists accounts that were left out of the computation too." }),
});

const reading = ({ tag }: Place) => ({ method: "get", tag, scope: "analyses:read" }) as const;

const readBalances = (place: Place): Endpoint =>
  defineEndpoint({
    ...reading(place),
    path: `${place.root}/balances`,
    operationId: `listBalances${place.of}`,
    summary: "List the end-of-day balances of all analysed checking accounts together",
    description: "400 where the analysis is not completed.",
    query: LIST_QUERY,
    responses: { 200: { description: "A page of balances, by day.", schema: pageOf(DAILY_BALANCE) } },
    problems: [400, 404],
    handle: (call) => {
      const record = analysisOf(call);
      if (record.status !== "COMPLETED")
        throw new Problem("BAD_REQUEST", `the analysis is not completed: it is ${record.status}`);
      const balances = call.backend.analyses.resultOf(record)?.dailyBalances ?? [];
      return reply(200, page(call, balances));
    },
  });

const SCORES_READING = {
  summary: "Read the scores",
  description: "404 where the analysis has none: in ERROR, before its accounts came, or without scores.",
  problems: [404],
} as const;
const COMPUTING = { description: "The analysis is being computed.", schema: IN_PROGRESS } as const;

const readCustomerScores = defineEndpoint({
  ...reading(PLACES[0]),
  ...SCORES_READING,
  path: `${PLACES[0].root}/scores`,
  operationId: "readScoresOfCustomer",
  responses: { 200: { description: "The scores.", schema: CUSTOMER_SCORES }, 202: COMPUTING },
  handle: (call) => replyPart(call, "scores", (result, record) => viewCustomerScores(record, result)),
});

const readBusinessScores = defineEndpoint({
  ...reading(PLACES[1]),
  ...SCORES_READING,
  path: `${PLACES[1].root}/scores`,
  operationId: "readScoresOfBusiness",
  responses: { 200: { description: "The scores.", schema: BUSINESS_SCORES }, 202: COMPUTING },
  handle: (call) => replyPart(call, "scores", (result, record) => viewBusinessScores(record, result)),
});

const listAccounts = (place: Place): Endpoint =>
  defineEndpoint({
    ...reading(place),
    path: `${place.root}/accounts`,
    operationId: `listAccounts${place.of}`,
    summary: "List the accounts",
    query: ACCOUNT_QUERY,
    responses: { 200: { description: "A page of accounts without transactions.", schema: pageOf(ACCOUNT) } },
    problems: [400, 404],
    handle: (call) => {
      const record = analysisOf(call);
      const accounts = call.backend.analyses.resultOf(record)?.accounts ?? [];
      const listed = call.query.includeNotComputed === "true" ? accounts : accounts.filter((one) => one.isComputed);
      return reply(
        200,
        paginate(listed, call.query, call.backend.limits, (account) => viewAccount(record, account)),
      );
    },
  });

const listAccountBalances = (place: Place): Endpoint =>
  defineEndpoint({
    ...reading(place),
    path: `${place.root}/accounts/{accountId}/balances`,
    operationId: `listAccountBalances${place.of}`,
    summary: "List the end-of-day balances of an account",
    query: LIST_QUERY,
    responses: { 200: { description: "A page of balances, by day.", schema: pageOf(DAILY_BALANCE) } },
    problems: [400, 404],
    handle: (call) => reply(200, page(call, accountOf(call, call.params.accountId).dailyBalances)),
  });

const listAccountTransactions = (place: Place): Endpoint =>
  defineEndpoint({
    ...reading(place),
    path: `${place.root}/accounts/{accountId}/transactions`,
    operationId: `listAccountTransactions${place.of}`,
    summary: "List the transactions of an account",
    query: LIST_QUERY,
    responses: { 200: { description: "A page of transactions, by day.", schema: pageOf(TRANSACTION) } },
    problems: [400, 404],
    handle: (call) => reply(200, page(call, accountOf(call, call.params.accountId).transactions)),
  });

const listTransactions = (place: Place): Endpoint =>
  defineEndpoint({
    ...reading(place),
    path: `${place.root}/transactions`,
    operationId: `listTransactions${place.of}`,
    summary: "List the transactions of all accounts",
    query: LIST_QUERY,
    responses: { 200: { description: "A page of transactions, account by account.", schema: pageOf(TRANSACTION) } },
    problems: [400, 404],
    handle: (call) => {
      const accounts = resultOf(call)?.accounts ?? [];
      const transactions = accounts.flatMap((account) => account.transactions);
      return reply(200, page(call, transactions));
    },
  });

/** Parts of an analysis's result, each at a path of its own (interface, "Analyses (business)"; the same for customers). */
export const ANALYSIS_RESULT_ENDPOINTS: readonly Endpoint[] = [
  readCustomerScores,
  readBusinessScores,
  ...[readBalances, listAccounts, listAccountBalances, listAccountTransactions, listTransactions].flatMap((endpoint) =>
    PLACES.map(endpoint),
  ),
];

function accountOf(call: AnalysisCall, accountId: string): AccountView {
  const account = resultOf(call)?.accounts.find(({ id }) => id === accountId);
  if (account === undefined) throw notFound("account");
  return account;
}

function page<T extends object>(call: AnalysisCall & { readonly query: ListQuery }, resources: readonly T[]) {
  return paginate(resources, call.query, call.backend.limits, (resource) => resource);
}
