import { Problem } from "../problem.js";

/** Levels of nesting that a body may have; far more than any format has. */
const DEEPEST_BODY = 100;

/** Refuses what is not UTF-8: bytes that become U+FFFD would make one text of two. */
const UTF8 = new TextDecoder("utf-8", { fatal: true });

/** How a body is to be read. */
export interface BodyNeeds {
  readonly mostBytes: number;
  readonly acceptsForm: boolean;
}

/**
 * Reads the body of a request: JSON, or a form where the endpoint takes one. A body without a content type is read as
 * JSON, since clients forget it.
 *
 * @returns The value; undefined where there is no body.
 * @throws Problem PAYLOAD_TOO_LARGE past the limit, BAD_REQUEST for another media type, for a body that is compressed, or
 * for what is no text in UTF-8, no JSON, or breaks off.
 */
export async function readRequestBody(request: Request, needs: BodyNeeds): Promise<unknown> {
  refuseEncoding(request.headers.get("content-encoding") ?? "");
  const text = await readText(request, needs.mostBytes);
  if (text.trim() === "") return undefined;
  const mediaType = (request.headers.get("content-type") ?? "").split(";", 1)[0]!.trim().toLowerCase();
  if (mediaType === "application/x-www-form-urlencoded") {
    if (!needs.acceptsForm) throw wrongMediaType(mediaType);
    return Object.fromEntries(new URLSearchParams(text));
  }
  // fetch() says text/plain where a caller passes a string and names nothing.
  if (mediaType !== "" && mediaType !== "text/plain" && !/^application\/(json|.+\+json)$/.test(mediaType))
    throw wrongMediaType(mediaType);
  refuseDeepNesting(text);
  try {
    return JSON.parse(text);
  } catch {
    throw notJson("the body is no JSON", "expected a JSON text");
  }
}

async function readText(request: Request, mostBytes: number): Promise<string> {
  if (Number(request.headers.get("content-length") ?? 0) > mostBytes) throw tooLarge(mostBytes);
  if (request.body === null) return "";
  const bytes = await readBytes(request.body as unknown as AsyncIterable<Uint8Array>, mostBytes);
  try {
    return UTF8.decode(bytes);
  } catch {
    throw notJson("the body is not UTF-8", "expected a text in UTF-8");
  }
}

async function readBytes(body: AsyncIterable<Uint8Array>, mostBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of body) {
      size += chunk.byteLength;
      if (size > mostBytes) throw tooLarge(mostBytes);
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof Problem) throw error;
    // The client hung up: nobody reads the answer, and nothing of the service has failed.
    throw new Problem("BAD_REQUEST", "the body breaks off before its end");
  }
  return chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks);
}

/** Refuses texts whose values could not be written again without running out of stack. */
function refuseDeepNesting(text: string): void {
  let depth = 0;
  let isInText = false;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (isInText) {
      if (code === 92) index += 1;
      else if (code === 34) isInText = false;
    } else if (code === 34) isInText = true;
    else if (code === 91 || code === 123) {
      depth += 1;
      if (depth > DEEPEST_BODY)
        throw new Problem("BAD_REQUEST", `the body is nested deeper than ${DEEPEST_BODY} levels`);
    } else if (code === 93 || code === 125) depth -= 1;
  }
}

/** Bodies are read as they come: what unpacks them is for a proxy, which bounds what they become. */
function refuseEncoding(encoding: string): void {
  if (/^\s*(identity\s*)?$/i.test(encoding)) return;
  const message = `expected a body without content encoding, found ${encoding.slice(0, 100)}`;
  throw new Problem("BAD_REQUEST", message, [{ code: "INVALID_ENCODING", path: "", message }]);
}

function notJson(message: string, expected: string): Problem {
  return new Problem("BAD_REQUEST", message, [{ code: "INVALID_JSON", path: "", message: expected }]);
}

function tooLarge(mostBytes: number): Problem {
  return new Problem("PAYLOAD_TOO_LARGE", `the body is larger than the limit of ${mostBytes} bytes`);
}

function wrongMediaType(mediaType: string): Problem {
  const message = `expected content of type application/json, found ${mediaType.slice(0, 100)}`;
  return new Problem("BAD_REQUEST", message, [{ code: "INVALID_MEDIA_TYPE", path: "", message }]);
}
