import type { Subscription } from "../events/subscription.js";
import type { ServiceLimits } from "../options.js";
import { Problem } from "../problem.js";
import { type Tenant, tenantKey } from "../tenant.js";
import { Collection } from "./collection.js";
import type { AnalysisRecord, Business, Customer, Party, Report, ServiceAccount, Session } from "./records.js";

/** Everything that the service remembers. It lives and dies with the process (documented in docs/service.md). */
export class Store {
  readonly customers: Collection<Customer>;
  readonly businesses: Collection<Business>;
  readonly analyses: Collection<AnalysisRecord>;
  readonly reports: Collection<Report>;
  readonly sessions: Collection<Session>;
  readonly subscriptions: Collection<Subscription>;
  readonly serviceAccounts: Collection<ServiceAccount>;
  readonly #identifiers = new Map<string, string>();
  readonly #analysesOfParty = new Map<string, AnalysisRecord[]>();
  readonly #sessionsOfParty = new Map<string, Session[]>();
  readonly #accountOfClient = new Map<string, ServiceAccount>();

  constructor(limits: ServiceLimits) {
    this.customers = new Collection("customers", limits.customers);
    this.businesses = new Collection("businesses", limits.customers);
    this.analyses = new Collection("analyses", limits.analyses);
    this.reports = new Collection("reports", limits.analyses);
    this.sessions = new Collection("sessions", limits.sessions);
    this.subscriptions = new Collection("subscriptions", limits.subscriptions);
    this.serviceAccounts = new Collection("service accounts", limits.serviceAccounts);
  }

  /**
   * Adds a customer.
   * @param path - Pointer to its identifier in the request.
   * @throws Problem ALREADY_EXISTS where another customer or business of the tenant has its customIdentifier.
   */
  addCustomer(customer: Customer, path = "/customIdentifier"): Customer {
    this.#refuseTaken(customer, path);
    this.customers.add(customer);
    this.#identifiers.set(identifierKey(customer), customer.id);
    return customer;
  }

  /**
   * Adds a business.
   * @throws Problem ALREADY_EXISTS where another customer or business of the tenant has its customIdentifier.
   */
  addBusiness(business: Business): Business {
    this.#refuseTaken(business, "/customIdentifier");
    this.businesses.add(business);
    this.#identifiers.set(identifierKey(business), business.id);
    return business;
  }

  /** A tenant's customer of an identifier of its own; undefined where there is none. */
  findCustomerByIdentifier(tenant: Tenant, customIdentifier: string): Customer | undefined {
    const id = this.#identifiers.get(identifierKey({ tenant, customIdentifier }));
    return id === undefined ? undefined : this.customers.find(tenant, id);
  }

  /** Adds an analysis to its customer or business. */
  addAnalysis(analysis: AnalysisRecord): AnalysisRecord {
    this.analyses.add(analysis);
    return listUnder(this.#analysesOfParty, analysis.party.id, analysis);
  }

  /** The analyses of a customer or business, oldest first. */
  analysesOf(partyId: string): readonly AnalysisRecord[] {
    return this.#analysesOfParty.get(partyId) ?? [];
  }

  /** Adds a session to its customer. */
  addSession(session: Session): Session {
    this.sessions.add(session);
    return listUnder(this.#sessionsOfParty, session.customerId, session);
  }

  /** The sessions of a customer, oldest first; a business has none. */
  sessionsOf(partyId: string): readonly Session[] {
    return this.#sessionsOfParty.get(partyId) ?? [];
  }

  /**
   * Adds a service account.
   * @throws Problem ALREADY_EXISTS where its client id is taken.
   */
  addServiceAccount(account: ServiceAccount): ServiceAccount {
    if (this.#accountOfClient.has(account.clientId))
      throw new Problem("ALREADY_EXISTS", "another service account has this clientId");
    this.serviceAccounts.add(account);
    this.#accountOfClient.set(account.clientId, account);
    return account;
  }

  /** Takes a service account out; its tokens are worth nothing from then on. */
  removeServiceAccount(account: ServiceAccount): void {
    this.serviceAccounts.remove(account.tenant, account.id);
    this.#accountOfClient.delete(account.clientId);
  }

  /** The service account of a client id, whoever's it is: for tokens. */
  serviceAccountOf(clientId: string): ServiceAccount | undefined {
    return this.#accountOfClient.get(clientId);
  }

  #refuseTaken(party: Customer | Business, path: string): void {
    if (this.#identifiers.has(identifierKey(party)))
      throw new Problem("ALREADY_EXISTS", "customIdentifier is already used", [
        { code: "ALREADY_EXISTS", path, message: "another customer or business has this identifier" },
      ]);
  }
}

function listUnder<R>(lists: Map<string, R[]>, key: string, resource: R): R {
  const own = lists.get(key);
  if (own === undefined) lists.set(key, [resource]);
  else own.push(resource);
  return resource;
}

/** An identifier is used once, by a customer or by a business (interface, "Errors"). */
function identifierKey({ tenant, customIdentifier }: Pick<Party, "tenant" | "customIdentifier">): string {
  return `${tenantKey(tenant)} ${customIdentifier}`;
}
