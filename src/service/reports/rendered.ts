/** A media type with its parameters, as a header may carry it. */
const MEDIA_TYPE =
  /^[a-z0-9!#$&^_.+-]{1,100}\/[a-z0-9!#$&^_.+-]{1,100}(; ?[a-z0-9_-]{1,50}="?[a-z0-9_.:-]{1,100}"?){0,5}$/i;

/** A report as it is kept. */
export interface ReportContent {
  readonly contentType: string;
  readonly content: Uint8Array;
}

/**
 * Reads what a renderer gave: it is code of others, and what it says of the content becomes a header.
 *
 * @returns The content in bytes of its own; a message where it cannot be taken.
 */
export function readRendered(rendered: unknown, mostBytes: number): ReportContent | string {
  if (typeof rendered !== "object" || rendered === null) return "the renderer gave no report";
  const { contentType, content } = rendered as { readonly contentType?: unknown; readonly content?: unknown };
  if (typeof contentType !== "string" || !MEDIA_TYPE.test(contentType))
    return "the renderer gave a report without a valid content type";
  if (typeof content !== "string" && !(content instanceof Uint8Array))
    return "the renderer gave a report without content";
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : new Uint8Array(content);
  if (bytes.byteLength > mostBytes) return `the report is larger than the limit of ${mostBytes} bytes`;
  return { contentType, content: bytes };
}
