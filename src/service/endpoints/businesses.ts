import type { z } from "@hono/zod-openapi";
import type { Backend } from "../backend.js";
import { defineEndpoint, type Endpoint, reply } from "../http/endpoint.js";
import { LIST_QUERY, pageOf, paginate } from "../http/pagination.js";
import { notFound } from "../problem.js";
import { BUSINESS, BUSINESS_INPUT, BUSINESS_UPDATE } from "../schemas/business.js";
import type { Business } from "../store/records.js";
import type { Tenant } from "../tenant.js";
import { instantOf, mergeAggregation, mergeDetails, viewOwners, viewPartyReports } from "../views/party.js";

const TAG = "Businesses";

const createBusiness = defineEndpoint({
  method: "post",
  path: "/v2/businesses",
  operationId: "createBusiness",
  summary: "Create a business",
  tag: TAG,
  scope: "businesses:write",
  body: BUSINESS_INPUT,
  responses: { 201: { description: "The business.", schema: BUSINESS } },
  problems: [422],
  handle: ({ backend, principal, body }) => {
    const now = backend.clock();
    const business = backend.store.addBusiness({
      id: backend.newId(),
      kind: "BUSINESS",
      tenant: principal.tenant,
      customIdentifier: body.customIdentifier,
      serviceAccountClientId: principal.clientId,
      aggregationDetails: mergeAggregation({}, body.aggregationDetails),
      businessDetails: mergeDetails({}, body.businessDetails),
      ...(typeof body.userSegment === "string" && { userSegment: body.userSegment }),
      createdAt: now,
      updatedAt: now,
    });
    return reply(201, viewBusiness(backend, business));
  },
});

const listBusinesses = defineEndpoint({
  method: "get",
  path: "/v2/businesses",
  operationId: "listBusinesses",
  summary: "List businesses",
  tag: TAG,
  scope: "businesses:read",
  query: LIST_QUERY,
  responses: { 200: { description: "A page of businesses, oldest first.", schema: pageOf(BUSINESS) } },
  problems: [400],
  handle: ({ backend, principal, query }) => {
    const businesses = backend.store.businesses.list(principal.tenant);
    return reply(
      200,
      paginate(businesses, query, backend.limits, (one) => viewBusiness(backend, one)),
    );
  },
});

const readBusiness = defineEndpoint({
  method: "get",
  path: "/v2/businesses/{businessId}",
  operationId: "readBusiness",
  summary: "Read a business",
  tag: TAG,
  scope: "businesses:read",
  responses: { 200: { description: "The business.", schema: BUSINESS } },
  problems: [404],
  handle: ({ backend, principal, params }) =>
    reply(200, viewBusiness(backend, businessOf(backend, principal.tenant, params.businessId))),
});

const updateBusiness = defineEndpoint({
  method: "patch",
  path: "/v2/businesses/{businessId}",
  operationId: "updateBusiness",
  summary: "Update a business",
  description: "What is given is merged into what there is; null takes a member away.",
  tag: TAG,
  scope: "businesses:write",
  body: BUSINESS_UPDATE,
  isBodyOptional: true,
  responses: { 200: { description: "The business as it is now.", schema: BUSINESS } },
  problems: [404],
  handle: ({ backend, principal, params, body }) => {
    const business = businessOf(backend, principal.tenant, params.businessId);
    business.aggregationDetails = mergeAggregation(business.aggregationDetails, body.aggregationDetails);
    business.businessDetails = mergeDetails(business.businessDetails, body.businessDetails);
    if (body.userSegment === null) delete business.userSegment;
    else if (body.userSegment !== undefined) business.userSegment = body.userSegment;
    business.updatedAt = backend.clock();
    return reply(200, viewBusiness(backend, business));
  },
});

/** Creating, listing, reading and updating businesses (interface, "Businesses"). */
export const BUSINESS_ENDPOINTS: readonly Endpoint[] = [createBusiness, listBusinesses, readBusiness, updateBusiness];

/**
 * A tenant's business.
 * @throws Problem NOT_FOUND where there is none of that id.
 */
export function businessOf({ store }: Backend, tenant: Tenant, businessId: string): Business {
  const business = store.businesses.find(tenant, businessId);
  if (business === undefined) throw notFound("business");
  return business;
}

function viewBusiness({ store }: Backend, business: Business): z.input<typeof BUSINESS> {
  const analyses = store.analysesOf(business.id);
  return {
    id: business.id,
    customIdentifier: business.customIdentifier,
    aggregationDetails: business.aggregationDetails,
    serviceAccountClientId: business.serviceAccountClientId,
    openBankingInformation: viewOwners(analyses),
    reports: viewPartyReports(business, analyses, store.sessionsOf(business.id)),
    usage: "BUSINESS",
    ...(business.userSegment !== undefined && { userSegment: business.userSegment }),
    businessDetails: business.businessDetails,
    createdAt: instantOf(business.createdAt),
    updatedAt: instantOf(business.updatedAt),
  };
}
