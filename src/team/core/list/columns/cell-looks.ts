import { memoizeObject } from '../../../../base/memoize';
import type { Sequence } from '../../../../base/sequence';
import { phonesIn } from '../../../../model/person/phone/phone';
import { isReadAsBlank } from '../cells/exported-cell';
import type { TableRow } from '../table';

/** What the cells of a column look like. */
export type CellLooks =
  'blank' | 'email' | 'link' | 'phone' | 'date' | 'number' | 'yes-no' | 'id' | 'text';

/** How many rows are looked at, from all over a list. */
const SAMPLED = 200;

/** Rows from all over a list, for a look at what its columns hold. */
export const sampleOf = memoizeObject((rows: Sequence<TableRow>): readonly TableRow[] => {
  const wanted = new Set(
    Array.from({ length: SAMPLED }, (_, at) => Math.floor((at * rows.length) / SAMPLED)),
  );
  const sample: TableRow[] = [];
  let at = 0;
  for (const row of rows) {
    if (wanted.has(at) || rows.length <= SAMPLED) sample.push(row);
    at += 1;
  }
  return sample;
});

/** The cells of a column that are not blank, and are not read as blank whatever they hold. */
export function cellsOf(rows: readonly TableRow[], place: number): readonly string[] {
  return rows
    .map(({ cells }) => cells[place]?.trim() ?? '')
    .filter((cell) => cell !== '' && (cell.length > LONGEST || !isReadAsBlank(cell)));
}

/** What most of these cells look like; 'text' where they are mixed. */
export function looksOf(cells: readonly string[]): CellLooks {
  if (cells.length === 0) return 'blank';
  const counts = new Map<CellLooks, number>();
  for (const cell of cells) {
    const looks = cellLooks(cell);
    counts.set(looks, (counts.get(looks) ?? 0) + 1);
  }
  const [[most, count] = ['text' as const, 0]] = [...counts].toSorted(([, a], [, b]) => b - a);
  return count >= cells.length * CLEAR ? most : 'text';
}

const CLEAR = 0.6;
/** In characters. No cell that is looked at for its kind is longer. */
const LONGEST = 300;

function cellLooks(cell: string): CellLooks {
  if (cell.length > LONGEST) return 'text';
  return (
    PATTERNS.find(([, pattern]) => pattern.test(cell))?.[0] ?? (isPhone(cell) ? 'phone' : 'text')
  );
}

const PATTERNS: readonly (readonly [CellLooks, RegExp])[] = [
  ['email', /[^\s@]@[^\s@]+\.[^\s@]/],
  ['link', /^(?:https?:\/\/|www\.)\S+$/i],
  ['id', /^\{?[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}\}?$/i],
  [
    'yes-no',
    /^(?:true|false|yes|no|wahr|falsch|ja|nein|vrai|faux|oui|non|verdadero|falso|sí|vero|verdadeiro|sim|não|waar|onwaar|nee|prawda|fałsz|tak|nie|так|ні|да|нет|はい|いいえ|是|否)$/i,
  ],
  ['date', /^(?:\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[./-]\d{1,2}[./-](?:\d\d){1,2})(?:$|[ T])/],
  ['number', /^(?!0\d{6})[\d.,]{1,8}$/],
];

function isPhone(cell: string): boolean {
  return phonesIn(cell).some(({ dialed }) => dialed.length >= 6);
}
