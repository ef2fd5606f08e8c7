import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { TargetGuard } from "../../../src/service/events/targets.js";

const guardOf = (addresses: readonly string[] | Error, allowPrivateTargets = false): TargetGuard =>
  new TargetGuard({
    allowPrivateTargets,
    resolveHost: () => (addresses instanceof Error ? Promise.reject(addresses) : Promise.resolve(addresses)),
  });
const GUARD = guardOf(["93.184.216.34"]);

describe("the text of a target", () => {
  it.each([
    "https://client.example/hooks?key=1",
    "http://client.example:8080/",
    "https://8.8.8.8/",
    "https://[2001:4860:4860::8888]/",
    "https://localhost.example/",
    "https://internal.example/",
    "https://mylocal/",
  ])("may be %s", (target) => {
    expect(GUARD.faultOf(target)).toBeUndefined();
  });

  it.each([
    "",
    "client.example",
    "/hooks",
    "ftp://client.example/",
    "file:///etc/passwd",
    "javascript:alert(1)",
    "data:text/plain,x",
    "https://",
    "https://user@client.example/",
    "https://user:password@client.example/",
    `https://client.example/${"x".repeat(2000)}`,
  ])("may not be %s, wherever it leads", (target) => {
    expect(GUARD.faultOf(target)).toBeDefined();
    expect(guardOf([], true).faultOf(target)).toBeDefined();
  });

  it.each([
    "http://localhost/",
    "http://LOCALHOST:3000/",
    "http://localhost./",
    "http://api.localhost/",
    "http://printer.local/",
    "http://metadata.google.internal/",
    "http://127.0.0.1/",
    "http://127.1/",
    "http://2130706433/",
    "http://0x7f.1/",
    "http://0x7f000001/",
    "http://0177.0.0.1/",
    "http://127.0.0.1./",
    "http://0/",
    "http://10.1.2.3/",
    "http://169.254.169.254/latest/meta-data",
    "http://[::1]/",
    "http://[::]/",
    "http://[::ffff:127.0.0.1]/",
    "http://[::ffff:a9fe:a9fe]/",
    "http://[fd00::1]/",
    "http://[fe80::1]/",
    "http://①②⑦.⓪.⓪.①/",
  ])("may be %s only where private targets are allowed", (target) => {
    expect(GUARD.faultOf(target)).toBe("expected a public host, not one of this machine or its network");
    expect(guardOf([], true).faultOf(target)).toBeUndefined();
  });

  it("is told by its address in any notation", () => {
    const notations = (address: number): readonly string[] => [
      String(address),
      `0x${address.toString(16)}`,
      `0${address.toString(8)}`,
      `${address >>> 24}.${address & 0xffffff}`,
      `0x${(address >>> 24).toString(16)}.0${((address >>> 16) & 255).toString(8)}.${address & 0xffff}`,
    ];
    fc.assert(
      fc.property(fc.constantFrom(10, 127), fc.nat(0xffffff), fc.nat(4), (network, rest, notation) => {
        const host = notations(network * 2 ** 24 + rest)[notation]!;
        expect(GUARD.faultOf(`http://${host}/`)).toBeDefined();
      }),
    );
  });

  it("gives a fault or none, whatever it is", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl()), (target) => {
        expect(["string", "undefined"]).toContain(typeof GUARD.faultOf(target));
      }),
    );
  });
});

describe("before a call", () => {
  const TARGET = "https://client.example/";

  it.each<[readonly string[] | Error, string | undefined]>([
    [["93.184.216.34"], undefined],
    [["93.184.216.34", "2606:2800:220:1::1"], undefined],
    [["10.0.0.1"], "PRIVATE_TARGET"],
    [["93.184.216.34", "127.0.0.1"], "PRIVATE_TARGET"],
    [["::ffff:10.0.0.1"], "PRIVATE_TARGET"],
    [["no address"], "PRIVATE_TARGET"],
    [[], "UNRESOLVED"],
    [new Error("ENOTFOUND"), "UNRESOLVED"],
  ])("a name with the addresses %j gives %j", async (addresses, refusal) => {
    expect(await guardOf(addresses).refusalOf(TARGET)).toBe(refusal);
  });

  it("nothing is looked up for an address, or where all may be called", async () => {
    const nobody = new Error("asked");
    expect(await guardOf(nobody).refusalOf("https://8.8.8.8/")).toBeUndefined();
    expect(await guardOf(nobody).refusalOf("https://127.0.0.1/")).toBe("PRIVATE_TARGET");
    expect(await guardOf(nobody, true).refusalOf(TARGET)).toBeUndefined();
    expect(await guardOf(nobody, true).refusalOf("ftp://client.example/")).toBe("PRIVATE_TARGET");
  });
});
