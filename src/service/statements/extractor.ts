/** An uploaded bank statement, checked to be a PDF by its signature. */
export interface StatementFile {
  readonly fileName: string;
  readonly content: Uint8Array;
}

/** What an extractor gives: a body of any format of the interface, without its parameters. */
export interface ExtractedBody {
  readonly format?: string;
  readonly accounts?: readonly unknown[];
  readonly connections?: readonly unknown[];
}

/** Turns bank statements into accounts and transactions. May throw: then the analysis ends in ERROR. */
export type StatementExtractor = (files: readonly StatementFile[]) => Promise<ExtractedBody> | ExtractedBody;
