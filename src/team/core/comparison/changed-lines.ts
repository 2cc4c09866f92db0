/** What of a text has gone and what has come, line by line. */
export interface ChangedLines {
  readonly removed: readonly string[];
  readonly added: readonly string[];
}

/** More lines than any signature has: beyond them, all count as changed. */
const MOST_LINES = 400;

/** The lines by which two texts differ, as few as can be: all but those of their longest common subsequence. */
export function changedLines(before: string, after: string): ChangedLines {
  const [from, to] = [linesOf(before), linesOf(after)];
  if (from.length > MOST_LINES || to.length > MOST_LINES) return { removed: from, added: to };
  const common = commonLengths(from, to);
  const removed: string[] = [];
  const added: string[] = [];
  let [at, place] = [0, 0];
  while (at < from.length || place < to.length) {
    const [one, other] = [from[at], to[place]];
    if (one !== undefined && one === other) {
      at++;
      place++;
    } else if (
      one !== undefined &&
      (common[at + 1]?.[place] ?? 0) >= (common[at]?.[place + 1] ?? -1)
    ) {
      removed.push(one);
      at++;
    } else {
      if (other !== undefined) added.push(other);
      place++;
    }
  }
  return { removed, added };
}

/** How many lines the rests of two texts have in common, by where the rests begin. */
function commonLengths(
  from: readonly string[],
  to: readonly string[],
): readonly (readonly number[])[] {
  let below: readonly number[] = Array.from({ length: to.length + 1 }, () => 0);
  const rows: (readonly number[])[] = [below];
  for (const line of from.toReversed()) {
    const row: number[] = Array.from({ length: to.length + 1 }, () => 0);
    for (let place = to.length - 1; place >= 0; place--) {
      row[place] =
        line === to[place]
          ? (below[place + 1] ?? 0) + 1
          : Math.max(below[place] ?? 0, row[place + 1] ?? 0);
    }
    rows.unshift(row);
    below = row;
  }
  return rows;
}

function linesOf(text: string): readonly string[] {
  return text.split('\n').flatMap((line) => line.trim() || []);
}
