import type { TextReader } from "../lexicon/text-reader.js";
import type { Ledger } from "../model/ledger.js";
import type { Settings } from "../model/settings.js";
import { useBusinessCategories } from "../passes/business-categories.js";
import { tellChequeFees } from "../passes/cheque-fees.js";
import { classify } from "../passes/classification.js";
import { useConsumerCategories } from "../passes/consumer-categories.js";
import { type CorrectedTransfers, correctTransfers } from "../passes/corrections-transfers.js";
import { linkAll } from "../passes/links.js";
import type { Scope } from "../passes/scope.js";

/** What reading the transactions needs. */
export interface TransactionNeeds {
  readonly ledger: Ledger;
  readonly scope: Scope;
  readonly reader: TextReader;
  readonly settings: Settings;
}

/** What the texts say, and the transfers that the client names against the links that the history shows by itself. */
export function readTransactions({ ledger, scope, reader, settings }: TransactionNeeds): CorrectedTransfers {
  const { corrections, usage, project } = settings;
  const read = classify({ ledger, reader, country: project.market });
  const told = tellChequeFees({ ledger, lexicon: reader.lexicon, classification: read });
  const texts = { ledger, reader, classification: told };
  const classification = usage === "BUSINESS" ? useBusinessCategories(texts) : useConsumerCategories(texts);
  const hasTransfers = corrections !== undefined && corrections.transfers.length > 0;
  const links = hasTransfers ? linkAll({ ledger, scope, classification, reader }) : undefined;
  return correctTransfers({ ledger, scope, classification, usage, corrections, links });
}
