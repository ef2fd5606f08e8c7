import type { ServiceLimits } from "../options.js";
import { Problem, type RequestIssue } from "../problem.js";
import type { StatementFile } from "./extractor.js";

/** Issues that a 400 lists at most. */
const MOST_ISSUES = 100;
const LONGEST_FILE_NAME = 255;
/** A PDF may have other bytes before its signature: readers look for it among the first 1,024 bytes. */
const SIGNATURE_BYTES = 1024;
const SIGNATURE = "%PDF-";
const DATA_URL_PREFIX = /^data:application\/pdf(;[a-z0-9=_-]{1,40})*;base64,/i;

type StatementLimits = Pick<ServiceLimits, "statementFiles" | "statementFileBytes">;

/**
 * Reads the files of an upload: PDF files in base64, as such or as data: URLs.
 *
 * @throws Problem BAD_REQUEST with all issues, PAYLOAD_TOO_LARGE where a file is larger than the limit.
 */
export function readStatementFiles(body: unknown, limits: StatementLimits): readonly StatementFile[] {
  const issues: RequestIssue[] = [];
  const files = listOf(body, limits, issues).map((file, index) => readFile(file, `/files/${index}`, limits, issues));
  const listed = issues.slice(0, MOST_ISSUES);
  if (issues.some(({ code }) => code === "FILE_TOO_LARGE"))
    throw new Problem(
      "PAYLOAD_TOO_LARGE",
      `a file is larger than the limit of ${limits.statementFileBytes} bytes`,
      listed,
    );
  if (issues.length > 0) throw new Problem("BAD_REQUEST", "invalid file format or missing field", listed);
  return files;
}

function listOf(body: unknown, { statementFiles: most }: StatementLimits, issues: RequestIssue[]): readonly unknown[] {
  const files = memberOf(body, "files");
  if (!Array.isArray(files) || files.length === 0) {
    issues.push({ code: "MISSING", path: "/files", message: "expected at least one file" });
    return [];
  }
  if (files.length <= most) return files;
  issues.push({ code: "TOO_MANY", path: "/files", message: `expected at most ${most} files, found ${files.length}` });
  return [];
}

function readFile(file: unknown, path: string, { statementFileBytes }: StatementLimits, issues: RequestIssue[]) {
  const report = (code: string, member: string, message: string): void => {
    issues.push({ code, path: `${path}${member}`, message });
  };
  const fileName = memberOf(file, "fileName");
  if (typeof fileName !== "string" || fileName === "") report("MISSING", "/fileName", "expected the file's name");
  else if (fileName.length > LONGEST_FILE_NAME)
    report("INVALID_VALUE", "/fileName", `expected at most ${LONGEST_FILE_NAME} characters`);

  const content = readContent(memberOf(file, "base64File"), statementFileBytes, (code, message) =>
    report(code, "/base64File", message),
  );
  return { fileName: String(fileName), content };
}

function readContent(
  value: unknown,
  mostBytes: number,
  report: (code: string, message: string) => void,
): Uint8Array<ArrayBuffer> {
  const nothing = new Uint8Array(0);
  if (typeof value !== "string" || value === "") {
    report("MISSING", "expected the content of a PDF file in base64");
    return nothing;
  }
  const text = value.replace(DATA_URL_PREFIX, "");
  const size = decodedSizeOf(text);
  if (size > mostBytes) {
    report("FILE_TOO_LARGE", `expected at most ${mostBytes} bytes, found ${size}`);
    return nothing;
  }
  if (!isBase64(text)) {
    report("INVALID_BASE64", "expected base64 of letters, digits, + and /, padded with =");
    return nothing;
  }
  // Memory of its own: a reader that takes the bytes over must not take those of others with them.
  const content = new Uint8Array(size);
  const bytes = Buffer.from(content.buffer);
  bytes.write(text, "base64");
  if (!bytes.subarray(0, SIGNATURE_BYTES).includes(SIGNATURE)) report("NOT_A_PDF", "expected a PDF file");
  return content;
}

function decodedSizeOf(base64: string): number {
  const padding = base64.endsWith("==") ? 2 : base64.endsWith("=") ? 1 : 0;
  return Math.floor((base64.length * 3) / 4) - padding;
}

/** Whether a text is base64 in its only right spelling: the bits that padding leaves over are 0 too. */
function isBase64(text: string): boolean {
  if (text.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(text)) return false;
  const end = text.slice(-4);
  return Buffer.from(end, "base64").toString("base64") === end;
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? (value as Readonly<Record<string, unknown>>)[name] : undefined;
}
