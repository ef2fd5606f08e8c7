/** An uploaded bank statement, checked to be a PDF by its signature. */
export interface StatementFile {
  /** What the client calls the file: any text, never to be used as a path. */
  readonly fileName: string;
  /** Bytes of the extractor's own: it may change or transfer them. */
  readonly content: Uint8Array;
}

/** What an extractor gives: a body of any format of the interface, without its parameters. */
export interface ExtractedBody {
  /** Its format; left out, the one that its shape shows. */
  readonly format?: string;
  /** Accounts, where the format has them at the top. */
  readonly accounts?: readonly unknown[];
  /** Connections to banks, where the format has them. */
  readonly connections?: readonly unknown[];
}

/**
 * Turns bank statements into accounts and transactions. May throw: then the analysis ends in ERROR. The signal is
 * aborted when nobody waits for the accounts any more; an extractor that computes without pauses stops the whole
 * service meanwhile, so long work belongs into a thread.
 */
export type StatementExtractor = (
  files: readonly StatementFile[],
  signal: AbortSignal,
) => Promise<ExtractedBody> | ExtractedBody;
