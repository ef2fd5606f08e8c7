/** Every word or phrase of a list before every one of another; both lists and the result are separated by `|`. */
export function pairsOf(first: string, second: string): string {
  return first
    .split("|")
    .flatMap((before) => second.split("|").map((behind) => `${before} ${behind}`))
    .join("|");
}
