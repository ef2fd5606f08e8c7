import { z } from "@hono/zod-openapi";
import type { ServiceLimits } from "../options.js";
import { badValue } from "../problem.js";
import { matchesFilter, readFilter } from "./filter.js";

const wholeNumber = (meaning: string) =>
  z
    .string()
    .regex(/^\d{1,9}$/, "expected a whole number of at most 9 digits")
    .optional()
    .openapi({ description: meaning, type: "integer", minimum: 1 });

/** Query of every list. */
export const LIST_QUERY = z.object({
  page: wholeNumber("Page to read, from 1."),
  limit: wholeNumber("Resources of a page; 200 by default and 1000 at most, where the service sets no other limits."),
  filter: z
    .string()
    .optional()
    .openapi({ description: 'Document-database expression over the resources, such as {"usage":"CONSUMER"}.' }),
});

/** Query of every list, as it was read. */
export type ListQuery = z.output<typeof LIST_QUERY>;

const LINK = z.string().nullable();

/** Where a page stands among the others. Links are relative to the list's path. */
const PAGINATION = z
  .object({
    first: LINK,
    previous: LINK,
    next: LINK,
    last: LINK,
    totalPages: z.number().int(),
    totalResources: z.number().int(),
  })
  .openapi("Pagination");

/** The shape of a page of resources. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({ resources: z.array(item), pagination: PAGINATION });
}

/** A page of resources. */
export interface Page<T> {
  readonly resources: readonly T[];
  readonly pagination: z.output<typeof PAGINATION>;
}

/**
 * Cuts a page out of resources, after the filter, and writes it.
 *
 * @param view - Writes a resource as it is answered; filters look at what it writes.
 * @throws Problem BAD_REQUEST for a page or limit out of range, or a filter outside the language.
 */
export function paginate<R, T extends object>(
  resources: readonly R[],
  query: ListQuery,
  limits: ServiceLimits,
  view: (resource: R) => T,
): Page<T> {
  const page = cutPage(resources, query, limits, view);
  return { ...page, resources: page.resources.map(view) };
}

/**
 * Cuts a page out of resources, after the filter, where the caller writes what is on it.
 *
 * @param filtered - What filters look at of a resource.
 * @throws Problem BAD_REQUEST for a page or limit out of range, or a filter outside the language.
 */
export function cutPage<R>(
  resources: readonly R[],
  query: ListQuery,
  limits: ServiceLimits,
  filtered: (resource: R) => object,
): Page<R> {
  const limit = numberOf(query.limit, Math.min(limits.pageSize, limits.mostPageSize), "limit", limits.mostPageSize);
  const page = numberOf(query.page, 1, "page");
  const filter = readFilter(query.filter);
  const matching =
    filter === undefined ? resources : resources.filter((resource) => matchesFilter(filter, filtered(resource)));
  const totalResources = matching.length;
  const totalPages = Math.ceil(totalResources / limit);
  const from = (page - 1) * limit;
  // A page past the end has no neighbours.
  const link = (target: number): string | null =>
    page <= totalPages && target >= 1 && target <= totalPages ? linkTo(target, limit, query) : null;
  return {
    resources: matching.slice(from, from + limit),
    pagination: {
      first: totalPages === 0 ? null : linkTo(1, limit, query),
      previous: link(page - 1),
      next: link(page + 1),
      last: totalPages === 0 ? null : linkTo(totalPages, limit, query),
      totalPages,
      totalResources,
    },
  };
}

function numberOf(text: string | undefined, fallback: number, name: string, most?: number): number {
  if (text === undefined) return fallback;
  const value = Number(text);
  if (value >= 1 && value <= (most ?? value)) return value;
  const range = most === undefined ? "of at least 1" : `from 1 to ${most}`;
  throw badValue(`/query/${name}`, `expected ${name} ${range}`);
}

/** The query of another page: all of the request's, members of its list's own among them. */
function linkTo(page: number, limit: number, query: ListQuery): string {
  const said = Object.entries(query).filter((member): member is [string, string] => member[1] !== undefined);
  const { page: _, limit: __, ...others } = Object.fromEntries(said);
  return `?${new URLSearchParams({ page: String(page), limit: String(limit), ...others })}`;
}
