/** A name as banks cut it to the room of a field, from its shortest form that says enough to the whole; separated by `|`. */
export function cutsOf(name: string, shortest: string): string {
  return Array.from({ length: name.length - shortest.length + 1 }, (_, letters) =>
    name.slice(0, shortest.length + letters),
  )
    .filter((cut) => !cut.endsWith(" "))
    .join("|");
}
