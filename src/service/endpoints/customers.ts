import type { z } from "@hono/zod-openapi";
import type { Backend } from "../backend.js";
import { defineEndpoint, reply } from "../http/endpoint.js";
import { LIST_QUERY, pageOf, paginate } from "../http/pagination.js";
import { notFound } from "../problem.js";
import { CUSTOMER, CUSTOMER_INPUT, CUSTOMER_UPDATE } from "../schemas/customer.js";
import type { Customer } from "../store/records.js";
import type { Tenant } from "../tenant.js";
import { instantOf, mergeAggregation, mergeDetails, viewOwners, viewPartyReports } from "../views/party.js";

const TAG = "Customers";

const createCustomer = defineEndpoint({
  method: "post",
  path: "/v2/customers",
  operationId: "createCustomer",
  summary: "Create a customer",
  tag: TAG,
  scope: "customers:write",
  body: CUSTOMER_INPUT,
  responses: { 201: { description: "The customer.", schema: CUSTOMER } },
  problems: [422],
  handle: ({ backend, principal, body }) =>
    reply(201, viewCustomer(backend, addCustomer(backend, principal.tenant, body))),
});

const listCustomers = defineEndpoint({
  method: "get",
  path: "/v2/customers",
  operationId: "listCustomers",
  summary: "List customers",
  tag: TAG,
  scope: "customers:read",
  query: LIST_QUERY,
  responses: { 200: { description: "A page of customers, oldest first.", schema: pageOf(CUSTOMER) } },
  problems: [400],
  handle: ({ backend, principal, query }) => {
    const customers = backend.store.customers.list(principal.tenant);
    return reply(
      200,
      paginate(customers, query, backend.limits, (one) => viewCustomer(backend, one)),
    );
  },
});

const readCustomer = defineEndpoint({
  method: "get",
  path: "/v2/customers/{customerId}",
  operationId: "readCustomer",
  summary: "Read a customer",
  tag: TAG,
  scope: "customers:read",
  responses: { 200: { description: "The customer.", schema: CUSTOMER } },
  problems: [404],
  handle: ({ backend, principal, params }) =>
    reply(200, viewCustomer(backend, customerOf(backend, principal.tenant, params.customerId))),
});

const updateCustomer = defineEndpoint({
  method: "patch",
  path: "/v2/customers/{customerId}",
  operationId: "updateCustomer",
  summary: "Update a customer",
  description: "What is given is merged into what there is; null takes a member away.",
  tag: TAG,
  scope: "customers:write",
  body: CUSTOMER_UPDATE,
  isBodyOptional: true,
  responses: { 200: { description: "The customer as it is now.", schema: CUSTOMER } },
  problems: [404],
  handle: ({ backend, principal, params, body }) => {
    const customer = customerOf(backend, principal.tenant, params.customerId);
    customer.aggregationDetails = mergeAggregation(customer.aggregationDetails, body.aggregationDetails);
    customer.personalDetails = mergeDetails(customer.personalDetails, body.personalDetails);
    customer.updatedAt = backend.clock();
    return reply(200, viewCustomer(backend, customer));
  },
});

/** Creating, listing, reading and updating customers (interface, "Customers"). */
export const CUSTOMER_ENDPOINTS = [createCustomer, listCustomers, readCustomer, updateCustomer];

/**
 * Adds a customer to a tenant.
 * @param path - Pointer to its identifier in the request; `/customIdentifier` by default.
 * @throws Problem ALREADY_EXISTS where its identifier is taken.
 */
export function addCustomer(
  backend: Backend,
  tenant: Tenant,
  input: z.output<typeof CUSTOMER_INPUT>,
  path?: string,
): Customer {
  const now = backend.clock();
  const customer: Customer = {
    id: backend.newId(),
    kind: "CUSTOMER",
    tenant,
    customIdentifier: input.customIdentifier,
    aggregationDetails: mergeAggregation({}, input.aggregationDetails),
    personalDetails: mergeDetails({}, input.personalDetails),
    createdAt: now,
    updatedAt: now,
  };
  return backend.store.addCustomer(customer, path);
}

/**
 * A tenant's customer.
 * @throws Problem NOT_FOUND where there is none of that id.
 */
export function customerOf({ store }: Backend, tenant: Tenant, customerId: string): Customer {
  const customer = store.customers.find(tenant, customerId);
  if (customer === undefined) throw notFound("customer");
  return customer;
}

function viewCustomer({ store }: Backend, customer: Customer): z.input<typeof CUSTOMER> {
  const analyses = store.analysesOf(customer.id);
  return {
    id: customer.id,
    customIdentifier: customer.customIdentifier,
    usage: "CONSUMER",
    aggregationDetails: customer.aggregationDetails,
    personalDetails: customer.personalDetails,
    reports: viewPartyReports(customer, analyses, store.sessionsOf(customer.id)),
    openBankingInformation: viewOwners(analyses),
    createdAt: instantOf(customer.createdAt),
    updatedAt: instantOf(customer.updatedAt),
  };
}
