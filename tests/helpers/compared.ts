/** What one list has and the other has not, in order: the longest list that is in both is what is equal. */
export function compared(own: readonly string[], other: readonly string[]) {
  const table = Array.from({ length: own.length + 1 }, () =>
    Array.from({ length: other.length + 1 }, () => 0),
  );
  const at = (row: number, column: number): number => table[row]?.[column] ?? 0;
  for (let row = own.length - 1; row >= 0; row--) {
    const line = table[row] ?? [];
    for (let column = other.length - 1; column >= 0; column--) {
      line[column] =
        own[row] === other[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  const differing: string[] = [];
  let [row, column] = [0, 0];
  while (row < own.length || column < other.length) {
    if (row < own.length && own[row] === other[column]) {
      row += 1;
      column += 1;
    } else if (
      column >= other.length ||
      (row < own.length && at(row + 1, column) >= at(row, column + 1))
    ) {
      differing.push(`ours alone: ${own[row] ?? ''}`);
      row += 1;
    } else {
      differing.push(`theirs alone: ${other[column] ?? ''}`);
      column += 1;
    }
  }
  return { equal: at(0, 0), of: Math.max(own.length, other.length), differing };
}
