import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isPublicAddress } from "../../../src/service/events/addresses.js";

const byte = fc.nat(255);
const group = fc.nat(0xffff).map((value) => value.toString(16));
const dotted = (...parts: readonly number[]): string => parts.join(".");

/** Whether four bytes are a public host's, said again in other words than the code's. */
function isPublicIPv4([a, b, c]: readonly [number, number, number, number]): boolean {
  if (a === 0 || a === 10 || a === 127 || a >= 224) return false;
  if (a === 100) return b < 64 || b > 127;
  if (a === 169) return b !== 254;
  if (a === 172) return b < 16 || b > 31;
  if (a === 192) return b !== 168 && !(b === 0 && c === 0) && !(b === 88 && c === 99);
  if (a === 198) return b !== 18 && b !== 19;
  return true;
}

/** Addresses in and around the special networks, and any others. */
const bytesOfIPv4 = fc.tuple(
  fc.oneof(fc.constantFrom(0, 9, 10, 11, 100, 126, 127, 128, 169, 172, 192, 198, 223, 224, 239, 240, 255), byte),
  fc.oneof(fc.constantFrom(0, 15, 16, 17, 18, 19, 20, 31, 32, 63, 64, 88, 127, 128, 168, 253, 254, 255), byte),
  fc.oneof(fc.constantFrom(0, 99), byte),
  byte,
);

describe("an IPv4 address", () => {
  it("is public outside the special networks", () => {
    fc.assert(
      fc.property(bytesOfIPv4, (bytes) => {
        expect(isPublicAddress(dotted(...bytes))).toBe(isPublicIPv4(bytes));
      }),
      { numRuns: 3000 },
    );
  });

  it("is the same inside IPv6, mapped or translated, dotted or in groups", () => {
    fc.assert(
      fc.property(bytesOfIPv4, fc.constantFrom("::ffff:", "64:ff9b::"), (bytes, prefix) => {
        const [a, b, c, d] = bytes;
        const groups = `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
        expect(isPublicAddress(`${prefix}${dotted(...bytes)}`)).toBe(isPublicIPv4(bytes));
        expect(isPublicAddress(`${prefix}${groups}`)).toBe(isPublicIPv4(bytes));
      }),
      { numRuns: 3000 },
    );
  });
});

describe("an IPv6 address", () => {
  it.each([
    ["2001:4860:4860::8888", true],
    ["2a00:1450:4007:80e::200e", true],
    ["::ffff:8.8.8.8", true],
    ["64:ff9b::8.8.8.8", true],
    ["::", false],
    ["::1", false],
    ["0:0:0:0:0:0:0:1", false],
    ["::127.0.0.1", false],
    ["::ffff:0:127.0.0.1", false],
    ["64:ff9b:1::1", false],
    ["fc00::1", false],
    ["fd12:3456:789a::1", false],
    ["fe80::1", false],
    ["fe80::1%eth0", false],
    ["2001:4860::1%1", false],
    ["fec0::1", false],
    ["ff02::1", false],
    ["2002:7f00:1::", false],
    ["2001:0:7f00:1::", false],
  ])("%s: public is %j", (address, isPublic) => {
    expect(isPublicAddress(address)).toBe(isPublic);
  });

  it("outside 2000::/3 is never public, but for translated ones", () => {
    const first = fc.nat(0xffff).filter((value) => value >> 13 !== 1 && value !== 0 && value !== 0x64);
    fc.assert(
      fc.property(first, fc.array(group, { minLength: 7, maxLength: 7 }), (head, rest) => {
        expect(isPublicAddress([head.toString(16), ...rest].join(":"))).toBe(false);
      }),
    );
  });
});

describe("what is no address", () => {
  it("is not public", () => {
    const isAddress = /^[\d.]+$|:/;
    fc.assert(
      fc.property(
        fc.string().filter((text) => !isAddress.test(text)),
        (text) => !isPublicAddress(text),
      ),
    );
    for (const text of ["", "256.1.1.1", "1.2.3", "8.8.8.8 ", "0x8.8.8.8", "[2001:4860::1]"])
      expect(isPublicAddress(text)).toBe(false);
  });
});
