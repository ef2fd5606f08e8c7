import type { AnalysisDesk } from "../analyses/desk.js";
import type { Background } from "../background.js";
import type { AnalysisRecord, Party } from "../store/records.js";
import type { StatementExtractor, StatementFile } from "./extractor.js";

/** What bank statements need of the service. */
export interface StatementDeskNeeds {
  readonly analyses: AnalysisDesk;
  readonly background: Background;
  readonly newId: () => string;
  readonly extract: StatementExtractor | undefined;
}

/** Where uploaded bank statements become analyses. */
export class StatementDesk {
  readonly #needs: StatementDeskNeeds;

  constructor(needs: StatementDeskNeeds) {
    this.#needs = needs;
  }

  /** Creates an analysis of bank statements; the extractor works after the response. */
  upload(party: Party, files: readonly StatementFile[]): AnalysisRecord {
    const { analyses, background, newId, extract } = this.#needs;
    const record = analyses.createAwaiting(party, { dataOrigin: "PDF", folderId: newId() });
    background.start("bank statements", async () => {
      // The response with the analysis's id leaves first.
      await Promise.resolve();
      if (extract === undefined) {
        analyses.failExtraction(record, "bank statements were given, but no extractor of statements is configured");
        return;
      }
      try {
        analyses.receive(record, await extract(files));
      } catch (error) {
        analyses.failExtraction(record, "no accounts could be read from the bank statements");
        throw error;
      }
    });
    return record;
  }
}
