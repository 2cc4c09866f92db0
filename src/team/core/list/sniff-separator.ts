import { readLoosely } from './loose-row';

/** What may stand between the cells of a list; the likelier of two that are as good comes first. */
export const SEPARATORS = ['\t', ';', ',', '|'] as const;

/**
 * The separator of a list: the one by which most of its first rows have the same number of cells, the header above all. A
 * comma for a list of one column.
 */
export function sniffSeparator(text: string): string {
  const sample = text.slice(0, SAMPLE_CHARACTERS);
  let [best, separator]: [Steadiness, string] = [{ score: 0, columns: 1 }, ','];
  for (const candidate of SEPARATORS) {
    const found = steadiness(sample, candidate);
    if (isBetter(found, best)) [best, separator] = [found, candidate];
  }
  return separator;
}

const SAMPLE_CHARACTERS = 100_000;
const SAMPLE_ROWS = 200;

interface Steadiness {
  readonly score: number;
  readonly columns: number;
}

function isBetter(a: Steadiness, b: Steadiness): boolean {
  return a.score === b.score ? a.columns > b.columns : a.score > b.score;
}

function steadiness(sample: string, separator: string): Steadiness {
  const counts = cellCounts(sample, separator);
  const often = new Map<number, number>();
  for (const count of counts) if (count > 1) often.set(count, (often.get(count) ?? 0) + 1);
  const [columns, rows] = [...often].reduce(
    (most, each) => (each[1] > most[1] || (each[1] === most[1] && each[0] > most[0]) ? each : most),
    [1, 0],
  );
  const share = rows / Math.max(1, counts.length);
  return { score: counts[0] === columns ? share * 1.5 : share, columns };
}

/** How many cells each of the first rows has. */
function cellCounts(sample: string, separator: string): readonly number[] {
  const counts: number[] = [];
  for (let at = 0; at < sample.length && counts.length < SAMPLE_ROWS;) {
    const { cells, end } = readLoosely(sample, at, { separator, columns: 0 });
    if (cells.some((cell) => cell.trim() !== '')) counts.push(cells.length);
    at = end + 1;
  }
  return counts;
}
