/**
 * One sign for each thing that has several: things that have any sign in common, be it through others, have the same one.
 * Undefined for a thing without signs. The earliest sign stands for all, so that the order of the things decides nothing.
 *
 * @example
 * joinSigns([["a", "b"], ["b"], [], ["b", "c"], ["d"]]); // ["a", "a", undefined, "a", "d"]
 */
export function joinSigns(signs: readonly (readonly string[])[]): readonly (string | undefined)[] {
  const parents = new Map<string, string>();
  for (const [first, ...others] of signs) for (const other of others) join(parents, first!, other);
  return signs.map(([first]) => (first === undefined ? undefined : rootOf(parents, first)));
}

function join(parents: Map<string, string>, one: string, other: string): void {
  const [first, second] = [rootOf(parents, one), rootOf(parents, other)];
  if (first < second) parents.set(second, first);
  else if (second < first) parents.set(first, second);
}

function rootOf(parents: Map<string, string>, sign: string): string {
  let root = sign;
  for (let next = parents.get(root); next !== undefined; next = parents.get(root)) root = next;
  // What was passed on the way leads straight there from now on: long chains are walked once.
  for (let at = sign; at !== root; ) {
    const next = parents.get(at)!;
    parents.set(at, root);
    at = next;
  }
  return root;
}
