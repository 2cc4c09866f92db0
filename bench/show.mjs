/** @typedef {{ text: string, isMet: boolean, found: string }} Aim */

/**
 * Prints rows in columns, the first to the left, all others to the right.
 *
 * @param {readonly string[]} head
 * @param {readonly (readonly string[])[]} rows
 */
export function showTable(head, rows) {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  for (const row of all) {
    const cells = widths.map((width, column) => {
      const cell = row[column] ?? '';
      return column === 0 ? cell.padEnd(width) : cell.padStart(width);
    });
    console.log(`  ${cells.join('   ')}`.trimEnd());
  }
}

/** What was aimed at, and whether this run got there. @param {readonly Aim[]} aims */
export function showAims(aims) {
  console.log('\nAims');
  for (const { text, isMet, found } of aims) {
    console.log(`  ${isMet ? 'met    ' : 'NOT MET'}  ${text}: ${found}`);
  }
}

/** @param {number} number @param {number} [digits] */
export function fixed(number, digits = 2) {
  return number.toFixed(digits);
}
