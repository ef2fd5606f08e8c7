/** Markets that the engine has a lexicon for. */
export const MARKETS = ["FR", "GB", "ES", "NL", "BE"] as const;

/** A market: the country whose banks, texts and calendar a project deals with. */
export type Market = (typeof MARKETS)[number];

/** What a market decides unless the project says otherwise. */
export interface MarketDefaults {
  readonly currency: string;
  readonly timeZone: string;
  /** Whether employers and lending organisations are named (decisions section 1: only for the French market). */
  readonly namesOrganisations: boolean;
}

/** Defaults of each market (decisions sections 1 and 2). */
export const MARKET_DEFAULTS: Readonly<Record<Market, MarketDefaults>> = {
  FR: { currency: "EUR", timeZone: "Europe/Paris", namesOrganisations: true },
  GB: { currency: "GBP", timeZone: "Europe/London", namesOrganisations: false },
  ES: { currency: "EUR", timeZone: "Europe/Madrid", namesOrganisations: false },
  NL: { currency: "EUR", timeZone: "Europe/Amsterdam", namesOrganisations: false },
  BE: { currency: "EUR", timeZone: "Europe/Brussels", namesOrganisations: false },
};
