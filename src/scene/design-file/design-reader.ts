import { kindOf, type Properties, type Values } from '../properties/value-kinds';
import { designNote, type DesignNote, type DesignNoteCode } from './design-notes';

export type PlainRecord = Readonly<Record<string, unknown>>;

/** The most notes that are kept: they are for people to read. */
const MOST_NOTES = 50;

/** Reads values out of untrusted records and writes down what was wrong with them. */
export interface DesignReader {
  /** The values of all properties in a record: what is not right is left out with a note, and so are other keys, except `handled`. */
  readonly readAll: <Rows extends Properties>(
    record: PlainRecord,
    rows: Rows,
    place: string,
    handled?: readonly string[],
  ) => Values<Rows>;
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
  return {
    note,
    readAll: <Rows extends Properties>(
      record: PlainRecord,
      rows: Rows,
      place: string,
      handled: readonly string[] = [],
    ) => {
      const values: Record<string, unknown> = {};
      for (const [key, given] of Object.entries(record)) {
        const kind = kindOf(rows, key);
        if (kind === undefined) {
          if (!handled.includes(key)) note('unknown-key', place, { field: key });
          continue;
        }
        const value = given === undefined ? undefined : kind.read(given);
        if (value !== undefined) values[key] = value;
        else if (given !== undefined) note('bad-value', place, { field: key, wanted: kind.wanted });
        if (typeof given === 'number' && typeof value === 'number' && value !== given) {
          note('clamped', place, { field: key, before: given, after: value });
        }
      }
      return values as Values<Rows>;
    },
    notes: () => (left === 0 ? notes : [...notes, designNote('more-notes', '', { count: left })]),
  };
}

/** The value of a key that the record itself has: never an inherited one such as `constructor`. */
export function ownValue(record: PlainRecord, key: string): unknown {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
