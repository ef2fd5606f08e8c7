import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { faultOfRegistration, registeredTarget, returnAddress } from "../../../src/service/journey/redirect-uri.js";

describe("registering a redirect URI", () => {
  it.each([
    "https://client.example/back",
    "https://client.example",
    "http://localhost:3000/back?lang=fr",
    "http://127.0.0.1/back",
    "http://[::1]:8080/back",
    "https://client.example/*",
    "https://client.example/journeys/*",
    "HTTPS://CLIENT.example/Back",
  ])("takes %s", (redirectUri) => {
    expect(faultOfRegistration(redirectUri)).toBeUndefined();
  });

  it.each([
    ["", "absolute"],
    ["/back", "absolute"],
    ["//client.example/back", "absolute"],
    ["client.example/back", "absolute"],
    ["https:client.example", "absolute"],
    ["https:///client.example", "absolute"],
    ["https://", "absolute"],
    ["https://client.example:99999/", "absolute"],
    ["javascript:alert(1)//*", "absolute"],
    ["javascript://client.example/%0aalert(1)", "absolute"],
    ["data:text/html,x", "absolute"],
    ["ftp://client.example/back", "absolute"],
    ["app://back", "absolute"],
    ["https://user:pass@client.example/back", "user name"],
    ["https://@client.example/back", "user name"],
    ["https://client.example/back#there", "fragment"],
    ["https://client.example/back#", "fragment"],
    ["*", "only at the end"],
    ["https://*.client.example/back", "only at the end"],
    ["https://*/*", "only at the end"],
    ["https://client.example/*/back", "only at the end"],
    ["https://client.example/back*", "only at the end"],
    ["https://client.example/**", "only at the end"],
    ["https://client.example/back?to=/*", "no query"],
    ["https://client.example/back?to=*", "only at the end"],
    ["https://client.example/a b", "no spaces"],
    [" https://client.example/", "no spaces"],
    ["https://client.example/\n", "no spaces"],
    ["https://client.example\\@evil.example/", "no spaces"],
    ["https://clïent.example/", "no spaces"],
    ["https://client.example;evil/", "host of letters"],
    ["https://client.example,evil/", "host of letters"],
    ["https://client.example/a/../b", "path without"],
    ["https://client.example/a/%2E%2e/b", "path without"],
    ["https://client.example/a%2fb", "path without"],
    ["https://client.example/a%zz", "path without"],
    ["https://client.example/back?state=1", "no state"],
    ["https://client.example/back?session%5Fid=1", "no session_id"],
    [`https://client.example/${"a".repeat(2000)}`, "at most 2000"],
  ])("refuses %j", (redirectUri, reason) => {
    expect(faultOfRegistration(redirectUri)).toContain(reason);
  });
});

const REGISTERED = ["https://client.example/back", "https://client.example/q?a=1", "https://client.example/below/*"];

describe("a registered address", () => {
  it.each([
    ["https://client.example/back", "https://client.example/back"],
    ["HTTPS://CLIENT.EXAMPLE:443/back", "https://client.example/back"],
    ["https://client.example/q?a=1", "https://client.example/q?a=1"],
    ["https://client.example/below/", "https://client.example/below/"],
    ["https://client.example/below/a/b?c=d%0d%0ae", "https://client.example/below/a/b?c=d%0d%0ae"],
    ["https://client.example/below//evil.example", "https://client.example/below//evil.example"],
    ["https://client.example/below/a..b/...", "https://client.example/below/a..b/..."],
  ])("covers %s", (redirectUri, target) => {
    expect(registeredTarget(redirectUri, REGISTERED)?.href).toBe(target);
  });

  it.each([
    ["another scheme", "http://client.example/back"],
    ["another port", "https://client.example:444/back"],
    ["another host", "https://evil.example/back"],
    ["a host above", "https://example/back"],
    ["a host below", "https://www.client.example/back"],
    ["a longer host", "https://client.example.evil.example/back"],
    ["a host with a prefix", "https://evilclient.example/back"],
    ["a host with a dot behind", "https://client.example./back"],
    ["a user name that looks like the host", "https://client.example@evil.example/back"],
    ["a user name and password", "https://client.example:443@evil.example/below/a"],
    ["an empty user name", "https://@client.example/back"],
    ["a backslash before an @", "https://client.example\\@evil.example/back"],
    ["a backslash for a slash", "https://evil.example\\client.example/below/"],
    ["no scheme", "//client.example/back"],
    ["a scheme without slashes", "https:client.example/back"],
    ["a script", "javascript:location='https://client.example/back'"],
    ["data", "data:text/html,https://client.example/back"],
    ["a longer path", "https://client.example/backdoor"],
    ["a path below an exact address", "https://client.example/back/door"],
    ["a slash behind an exact address", "https://client.example/back/"],
    ["another case of the path", "https://client.example/Back"],
    ["a query that was not registered", "https://client.example/back?to=evil"],
    ["another query", "https://client.example/q?a=2"],
    ["a fragment", "https://client.example/back#evil"],
    ["an empty fragment", "https://client.example/below/a#"],
    ["the folder itself without its slash", "https://client.example/below"],
    ["a neighbour of the folder", "https://client.example/below-evil/a"],
    ["climbing", "https://client.example/below/../evil"],
    ["climbing back down", "https://client.example/below/a/../b"],
    ["climbing, encoded", "https://client.example/below/%2e%2e/evil"],
    ["climbing, half encoded", "https://client.example/below/.%2E/evil"],
    ["climbing by an encoded slash", "https://client.example/below/..%2fevil"],
    ["climbing by an encoded backslash", "https://client.example/below/..%5Cevil"],
    ["climbing, encoded twice", "https://client.example/below/%252e%252e%252fevil"],
    ["climbing behind a path parameter", "https://client.example/below/..;x=1/evil"],
    ["climbing at the end", "https://client.example/below/.."],
    ["a dot segment", "https://client.example/below/./a"],
    ["a tab in the scheme", "ht\ttps://client.example/back"],
    ["a line break in the path", "https://client.example/below/\r\nSet-Cookie: a=b"],
    ["an encoded line break in the path", "https://client.example/below/%0d%0aSet-Cookie:%20a=b"],
    ["an encoded NUL", "https://client.example/below/%00"],
    ["a malformed escape", "https://client.example/below/%c"],
    ["letters that look alike", "https://сlient.example/back"],
    ["full-width letters", "https://client.example／back"],
    ["a state of its own", "https://client.example/below/a?state=success"],
    ["an encoded state of its own", "https://client.example/below/a?st%61te=success"],
    ["a space before", " https://client.example/back"],
    ["the wildcard's own folder sign", "https://client.example/*"],
    ["nothing", ""],
    ["too much", `https://client.example/below/${"a".repeat(2000)}`],
  ])("does not cover %s: %j", (_attack, redirectUri) => {
    expect(registeredTarget(redirectUri, REGISTERED)).toBeUndefined();
  });

  it("of a whole host covers its root", () => {
    expect(registeredTarget("https://client.example", ["https://client.example/*"])?.href).toBe(
      "https://client.example/",
    );
  });

  it("is needed", () => {
    expect(registeredTarget("https://client.example/back", [])).toBeUndefined();
  });

  it("never leads to another host or above the folder, whatever stands behind it", () => {
    const piece = fc.constantFrom(
      "..",
      ".",
      "/",
      "\\",
      "%2e",
      "%2f",
      "%5c",
      "@",
      ":",
      ";",
      "?",
      "#",
      "evil.example",
      "a",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const target = registeredTarget(`https://client.example/below/${pieces.join("")}`, REGISTERED);
        if (target === undefined) return;
        expect(target.host).toBe("client.example");
        expect(target.pathname.startsWith("/below/")).toBe(true);
        expect(target.pathname.split("/")).not.toContain("..");
      }),
    );
  });
});

describe("the address that ends a journey", () => {
  it.each([
    ["https://client.example/back", "https://client.example/back?state=success&session_id=s%261"],
    ["https://client.example", "https://client.example/?state=success&session_id=s%261"],
    ["https://client.example/back?", "https://client.example/back?state=success&session_id=s%261"],
    [
      "https://client.example/back?a=b%20c+d&a=%C3%A9",
      "https://client.example/back?a=b%20c+d&a=%C3%A9&state=success&session_id=s%261",
    ],
  ])("keeps all of %s", (redirectUri, expected) => {
    expect(returnAddress(new URL(redirectUri), "success", "s&1")).toBe(expected);
  });
});
