// @ts-check
/** Plain tables: texts to the left, numbers to the right. */

/**
 * @param {readonly string[]} head
 * @param {readonly (readonly (string | number)[])[]} rows
 * @returns {string}
 */
export function printTable(head, rows) {
  const texts = [head, ...rows.map((row) => row.map(String))];
  const widths = head.map((_, column) => Math.max(...texts.map((row) => row[column]?.length ?? 0)));
  /** @param {number} column */
  const isNumeric = (column) => rows.length > 0 && rows.every((row) => /^[\d.,]+$/.test(String(row[column])));
  return texts
    .map((row) =>
      row
        .map((cell, column) =>
          isNumeric(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
        )
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
