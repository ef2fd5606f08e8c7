import { setImmediate as nextTurn } from "node:timers/promises";
import type { Analysis } from "../../index.js";
import type { Background } from "../background.js";
import { underDeadline } from "../events/deadline.js";
import type { EventName } from "../events/event-names.js";
import { Problem } from "../problem.js";
import type { AnalysisRecord, Report } from "../store/records.js";
import type { Store } from "../store/store.js";
import { type ReportContent, readRendered } from "./rendered.js";
import type { ReportRenderer } from "./renderer.js";

const NO_RENDERER =
  "a report was asked for, but no renderer of reports is configured (option renderReport of createService)";

/** What reports need of the service. */
export interface ReportDeskNeeds {
  readonly store: Store;
  readonly background: Background;
  readonly clock: () => number;
  readonly newId: () => string;
  readonly render: ReportRenderer | undefined;
  /** The result of a completed analysis. */
  readonly resultOf: (record: AnalysisRecord) => Analysis | undefined;
  /** Tells subscribers how a report ended; undefined where there was no room for one. */
  readonly publish: (record: AnalysisRecord, eventName: EventName, reportId: string | undefined) => void;
  /** Bytes of one report at most. */
  readonly mostBytes: number;
  /** Milliseconds until a rendering counts as failed. */
  readonly timeoutMs: number;
  /** Aborted when the service closes. */
  readonly closing: AbortSignal;
}

/** Where completed analyses become reports: one for each computation that its client wants a report of. */
export class ReportDesk {
  readonly #needs: ReportDeskNeeds;
  readonly #ofAnalysis = new Map<string, Report[]>();

  constructor(needs: ReportDeskNeeds) {
    this.#needs = needs;
  }

  /** Starts the report of an analysis that was just computed, where `launchReport` asks for one. Never throws. */
  launch(record: AnalysisRecord): void {
    if (record.parameters["launchReport"] !== true) return;
    this.#needs.background.start("report", async () => {
      const report = this.#open(record);
      if (report !== undefined) await this.#render(record, report);
    });
  }

  /** The reports of an analysis, oldest first. */
  reportsOf({ id }: AnalysisRecord): readonly Report[] {
    return this.#ofAnalysis.get(id) ?? [];
  }

  #open(record: AnalysisRecord): Report | undefined {
    const { store, clock, newId, publish } = this.#needs;
    const now = clock();
    try {
      const report = store.reports.add({
        id: newId(),
        tenant: record.tenant,
        analysisId: record.id,
        status: "IN_PROGRESS",
        createdAt: now,
        updatedAt: now,
      });
      this.#ofAnalysis.set(record.id, [...this.reportsOf(record), report]);
      return report;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      publish(record, "report_failed", undefined);
      return undefined;
    }
  }

  async #render(record: AnalysisRecord, report: Report): Promise<void> {
    const fail = (message: string): void => this.#end(record, report, { status: "ERROR", error: message });
    try {
      const rendered = await this.#rendered(record);
      if (typeof rendered === "string") fail(rendered);
      else this.#end(record, report, { status: "COMPLETED", ...rendered });
    } catch (error) {
      fail("the report could not be rendered");
      throw error;
    }
  }

  /** What the renderer writes; a message where there is nothing to keep. */
  async #rendered(record: AnalysisRecord): Promise<ReportContent | string> {
    const { render, resultOf, timeoutMs, closing, mostBytes } = this.#needs;
    if (render === undefined) return NO_RENDERER;
    // A copy, so that a renderer cannot change what is kept of the analysis.
    const result = structuredClone(resultOf(record)!);
    // Requests are answered between the computation and the rendering.
    await nextTurn();
    const outcome = await underDeadline(timeoutMs, closing, async (signal) => render(result, signal));
    if (outcome === "TIMEOUT") return `the report was not rendered within ${timeoutMs / 1000} seconds`;
    if (outcome === "STOPPED") return "the service closed before the report was rendered";
    if ("error" in outcome) throw outcome.error;
    return readRendered(outcome.value, mostBytes);
  }

  #end(record: AnalysisRecord, report: Report, end: Partial<Report> & Pick<Report, "status">): void {
    Object.assign(report, end);
    report.updatedAt = this.#needs.clock();
    const eventName = report.status === "COMPLETED" ? "report_completed" : "report_failed";
    this.#needs.publish(record, eventName, report.id);
  }
}
