/** A step of a JSON Pointer in an issue: a member's name as the client wrote it, but no longer than a message may be. */
export function pointerStep(name: string): string {
  return `/${name.replaceAll("~", "~0").replaceAll("/", "~1").slice(0, 100)}`;
}
