import { createHash } from "node:crypto";
import type { Session } from "../store/records.js";

/** What the page of the sandbox's bank shows and sends back. */
export interface ConnectPage {
  readonly clientId: string;
  /** Where the end user returns to: registered, and read as a browser reads it. */
  readonly target: URL;
  readonly redirectUri: string;
  readonly sessionId: string;
  readonly code: string;
  readonly status: Session["status"];
}

const STYLE = [
  ":root{color-scheme:light dark}",
  "body{font:1rem/1.5 system-ui,sans-serif;max-width:32rem;margin:0 auto;padding:2rem 1rem}",
  "button{display:block;width:100%;margin:.75rem 0;padding:.75rem;font:inherit;cursor:pointer}",
].join("");
const STYLE_HASH = createHash("sha256").update(STYLE).digest("base64");

/** Headers of the page: it loads nothing, runs nothing, and stands in no frame of others. */
export function connectPageHeaders({ target }: Pick<ConnectPage, "target">): Readonly<Record<string, string>> {
  // Browsers hold the redirects after a form to form-action too, the client's own included: only the scheme can be said.
  const targets = target.protocol === "https:" ? "https:" : "http: https:";
  return {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": [
      "default-src 'none'",
      `style-src 'sha256-${STYLE_HASH}'`,
      `form-action 'self' ${targets}`,
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join("; "),
  };
}

/**
 * Writes the page: a form with a button for each way to leave the bank, without scripts. It is sent to the page's own
 * address without its query, whatever prefix or slash that has.
 */
export function writeConnectPage(page: ConnectPage): string {
  const { clientId, redirectUri, sessionId, code } = page;
  const sent = { client_id: clientId, redirect_uri: redirectUri, session_id: sessionId, code };
  const { heading, text, buttons } =
    CONTENTS[page.status === "OPEN" || page.status === "EXPIRED" ? page.status : "USED"];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${heading}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${heading}</h1>
<p>${text}</p>
<p>You will return to <strong>${escapeHtml(page.target.host)}</strong>.</p>
<form method="post" action="?">
${Object.entries(sent)
  .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
  .join("\n")}
${buttons.map(([outcome, label]) => `<button type="submit" name="outcome" value="${outcome}">${label}</button>`).join("\n")}
</form>
</main>
</body>
</html>
`;
}

const RETURN = [["user_cancelled", "Return"]] as const;

const CONTENTS = {
  OPEN: {
    heading: "Connect your bank",
    text: "This bank is a sandbox: no real account is reached. Choose how the connection ends.",
    buttons: [
      ["success", "Connect and return"],
      ["error", "Let the bank fail"],
      ["user_cancelled", "Cancel"],
    ],
  },
  USED: { heading: "This link was already used", text: "Each link connects a bank once.", buttons: RETURN },
  EXPIRED: { heading: "This link has expired", text: "Please ask for a new link.", buttons: RETURN },
} as const;

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign]!);
}
