import type { FieldRule } from './design-schema';
import { designNote, type DesignNote, type DesignNoteCode } from './design-notes';
import { clamp } from '../geometry';

export type PlainRecord = Readonly<Record<string, unknown>>;

/** The most notes that are kept: they are for people to read. */
const MOST_NOTES = 50;

/** Reads values out of untrusted records and writes down what was wrong with them. */
export interface DesignReader {
  /** The value of an own key, by its rule; undefined where it is missing or (with a note) not right. */
  readonly read: (record: PlainRecord, key: string, rule: FieldRule, place: string) => unknown;
  /** Reads all keys of the table; other keys get a note, except `handled`, which are read elsewhere. */
  readonly readAll: <Table extends Readonly<Record<string, FieldRule>>>(
    record: PlainRecord,
    table: Table,
    place: string,
    handled?: readonly string[],
  ) => { -readonly [Key in keyof Table]?: unknown };
  readonly note: (
    code: DesignNoteCode,
    place: string,
    args?: Readonly<Record<string, string | number>>,
  ) => void;
  /** What was noted, at most fifty and a last one that counts the rest. */
  readonly notes: () => readonly DesignNote[];
}

export function designReader(): DesignReader {
  const notes: DesignNote[] = [];
  let left = 0;
  const note: DesignReader['note'] = (code, place, args) => {
    if (notes.length < MOST_NOTES) notes.push(designNote(code, place, args));
    else left++;
  };
  const read: DesignReader['read'] = (record, key, rule, place) => {
    const given = ownValue(record, key);
    if (given === undefined) return undefined;
    const value = readValue(given, rule);
    if (value === undefined) note('bad-value', place, { field: key, wanted: rule.wanted });
    else if (typeof given === 'number' && typeof value === 'number' && value !== given) {
      note('clamped', place, { field: key, before: given, after: value });
    }
    return value;
  };
  return {
    read,
    note,
    readAll: (record, table, place, handled = []) => {
      const known = new Set([...Object.keys(table), ...handled]);
      for (const key of Object.keys(record)) {
        if (!known.has(key)) note('unknown-key', place, { field: key });
      }
      const entries = Object.entries(table).map(
        ([key, rule]) => [key, read(record, key, rule, place)] as const,
      );
      return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as {
        [Key in keyof typeof table]?: unknown;
      };
    },
    notes: () => (left === 0 ? notes : [...notes, designNote('more-notes', '', { count: left })]),
  };
}

/** A value that its rule takes, numbers in whole steps and within their range; undefined for any other. */
export function readValue(given: unknown, { schema, range }: FieldRule): unknown {
  const parsed = schema.safeParse(given);
  if (!parsed.success) return undefined;
  const { data } = parsed;
  if (typeof data !== 'number' || range === undefined) return data;
  const { min, max, step = 1 } = range;
  return clamp(Math.trunc(data / step) * step, min, max) || 0;
}

/** The value of a key that the record itself has: never an inherited one such as `constructor`. */
export function ownValue(record: PlainRecord, key: string): unknown {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
