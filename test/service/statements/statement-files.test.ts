import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Problem } from "../../../src/service/problem.js";
import { readStatementFiles } from "../../../src/service/statements/statement-files.js";

const LIMITS = { statementFiles: 2, statementFileBytes: 2000 };
/** "%PDF-1.7\n" */
const PDF = "JVBERi0xLjcK";
const SIGNATURE = [0x25, 0x50, 0x44, 0x46, 0x2d];

function problemOf(body: unknown): Problem {
  try {
    readStatementFiles(body, LIMITS);
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
  throw new Error("nothing was refused");
}

const fileOf = (base64File: unknown) => ({ files: [{ fileName: "june.pdf", base64File }] });

describe("uploaded files", () => {
  it.each([
    ["base64", PDF],
    ["a data: URL", `data:application/pdf;base64,${PDF}`],
    ["a data: URL in capitals", `DATA:Application/PDF;BASE64,${PDF}`],
    ["a data: URL with a name", `data:application/pdf;name=june;base64,${PDF}`],
  ])("come as %s", (_form, base64File) => {
    const [file] = readStatementFiles(fileOf(base64File), LIMITS);
    expect(file!.fileName).toBe("june.pdf");
    expect([...file!.content]).toEqual([...SIGNATURE, 0x31, 0x2e, 0x37, 0x0a]);
  });

  it("have bytes of their own", () => {
    const [file] = readStatementFiles(fileOf(PDF), LIMITS);
    expect(file!.content.buffer.byteLength).toBe(9);
  });

  it.each([
    ["nothing", undefined, "MISSING"],
    ["null", null, "MISSING"],
    ["an empty text", "", "MISSING"],
    ["a number", 12, "MISSING"],
    ["text that is no base64", "%PDF-1.7", "INVALID_BASE64"],
    ["base64url", "JVBERi0-_-8=", "INVALID_BASE64"],
    ["base64 without padding", "JVBERi0xLjc", "INVALID_BASE64"],
    ["base64 with too much padding", "JVBERi0xLj==========", "INVALID_BASE64"],
    ["padding in the middle", "JVBERi0=JVBERi0=", "INVALID_BASE64"],
    ["padding alone", "====", "INVALID_BASE64"],
    ["bits left over", "JVBERi1=", "INVALID_BASE64"],
    ["line breaks", "JVBE\nRi0xLjcK", "INVALID_BASE64"],
    ["spaces around", ` ${PDF} `, "INVALID_BASE64"],
    ["a data: URL of an image", `data:image/png;base64,${PDF}`, "INVALID_BASE64"],
    ["a data: URL without base64", "data:application/pdf,%25PDF-1.7", "INVALID_BASE64"],
    ["a prefix alone", "data:application/pdf;base64,", "NOT_A_PDF"],
    ["an image", "iVBORw0KGgo=", "NOT_A_PDF"],
    ["half a signature", "JVBERg==", "NOT_A_PDF"],
  ])("are not taken as %s", (_form, base64File, code) => {
    const { status, message, issues } = problemOf(fileOf(base64File));
    expect([status, message]).toEqual([400, "invalid file format or missing field"]);
    expect(issues.map((issue) => [issue.code, issue.path])).toEqual([[code, "/files/0/base64File"]]);
  });

  it("show their signature within the first 1,024 bytes", () => {
    const pdfAt = (at: number): string => {
      const bytes = Buffer.alloc(1500, 0x20);
      bytes.set(SIGNATURE, at);
      return bytes.toString("base64");
    };
    expect(readStatementFiles(fileOf(pdfAt(1019)), LIMITS)).toHaveLength(1);
    expect(problemOf(fileOf(pdfAt(1020))).issues[0]!.code).toBe("NOT_A_PDF");
  });

  it("have a size within the limit, whatever else is wrong", () => {
    const pdfOf = (size: number): string => Buffer.concat([Buffer.from(SIGNATURE)], size).toString("base64");
    expect(readStatementFiles(fileOf(pdfOf(2000)), LIMITS)[0]!.content).toHaveLength(2000);
    const refused = problemOf({ files: [{ base64File: pdfOf(2001) }, { fileName: "a", base64File: PDF }] });
    expect([refused.status, refused.code]).toEqual([413, "PAYLOAD_TOO_LARGE"]);
    expect(refused.issues.map(({ path }) => path)).toEqual(["/files/0/fileName", "/files/0/base64File"]);
  });

  it.each([
    [{}, "MISSING"],
    [{ files: null }, "MISSING"],
    [{ files: [] }, "MISSING"],
    [{ files: { fileName: "a", base64File: PDF } }, "MISSING"],
    [{ files: Array(3).fill({ fileName: "a", base64File: PDF }) }, "TOO_MANY"],
  ])("come in a list of at least one and not too many: %j", (body, code) => {
    const { status, issues } = problemOf(body);
    expect([status, issues.map((issue) => [issue.code, issue.path])]).toEqual([400, [[code, "/files"]]]);
  });

  it("are refused with all that is wrong", () => {
    const { issues } = problemOf({ files: [null, { fileName: "x".repeat(256), base64File: "iVBORw0KGgo=" }] });
    expect(issues.map(({ path }) => path)).toEqual([
      "/files/0/fileName",
      "/files/0/base64File",
      "/files/1/fileName",
      "/files/1/base64File",
    ]);
  });

  it("arrive as they were sent", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 50 }), (bytes) => {
        const sent = Uint8Array.from([...SIGNATURE, ...bytes]);
        const [file] = readStatementFiles(fileOf(Buffer.from(sent).toString("base64")), LIMITS);
        expect(file!.content).toEqual(sent);
      }),
    );
  });
});
