import type { ListFieldId } from '../list-fields';
import { mapColumns, mappedFields, type RememberedColumns } from '../columns/map-columns';
import { readRow, type RowReading } from './read-row';
import type { Mapping } from '../table';

/*
 * People as objects: lines of JSON from a directory, where what a list has in columns stands in keys, some within others.
 */

/** A row that brings its header along. */
export interface RecordRow {
  readonly header: readonly string[];
  readonly cells: readonly string[];
}

/**
 * An object as a row: `name.givenName` for keys within keys, `organizations.0.title` for those of lists, as GAM has them. Of a
 * list of texts the first counts.
 */
export function recordToRow(record: Readonly<Record<string, unknown>>): RecordRow {
  const header: string[] = [];
  const cells: string[] = [];
  addEntries(record, '', DEEPEST, (key, cell) => {
    if (header.length === MOST_KEYS) return;
    header.push(key);
    cells.push(cell);
  });
  return { header, cells };
}

/**
 * Makes a function that reads one person after the other from objects, by the rules for rows of lists. `line` is that of the
 * stream. Which key holds what is found once for objects with the same keys.
 */
export function recordReader(
  remembered: RememberedColumns = {},
): (record: Readonly<Record<string, unknown>>, line: number) => RecordReading {
  const known = new Map<string, KnownHeader>();
  return (record, line) => {
    const { header: own, cells } = recordToRow(record);
    const key = own.join('\n');
    const found = known.get(key) ?? knownHeader(own, remembered);
    if (known.size < MOST_HEADERS) known.set(key, found);
    const { header, mapping, fields } = found;
    return { ...readRow({ line, cells }, mapping, header), fields };
  };
}

/** What became of an object, and the fields that it has keys for: the same list for objects with the same keys. */
export type RecordReading = RowReading & { readonly fields: readonly ListFieldId[] };

function knownHeader(header: readonly string[], remembered: RememberedColumns): KnownHeader {
  const mapping = mapColumns(header, remembered);
  return { header, mapping, fields: mappedFields(mapping, header) };
}

interface KnownHeader {
  readonly header: readonly string[];
  readonly mapping: Mapping;
  readonly fields: readonly ListFieldId[];
}

const DEEPEST = 4;
const MOST_KEYS = 500;
/** Of licenses and groups a person has hundreds, and what comes behind them must not be lost. */
const MOST_ENTRIES = 20;
/** Streams whose objects leave out what is blank have many. */
const MOST_HEADERS = 1000;

type Add = (key: string, cell: string) => void;

function addEntries(value: object, path: string, depth: number, add: Add): void {
  const entries = Object.entries(value);
  const kept = Array.isArray(value) ? entries.slice(0, MOST_ENTRIES) : entries;
  for (const [name, entry] of kept) {
    addEntry(entry, path === '' ? name : `${path}.${name}`, depth, add);
  }
}

function addEntry(entry: unknown, key: string, depth: number, add: Add): void {
  const text = textOf(entry);
  if (text !== null) add(key, text);
  else if (typeof entry === 'object' && entry !== null && depth > 1) {
    addEntries(entry, key, depth - 1, add);
  }
}

/** The text of a single value or of a list of such; null for what holds more. */
function textOf(entry: unknown): string | null {
  if (entry === null || entry === undefined) return '';
  if (typeof entry === 'string') return entry;
  if (typeof entry === 'number' || typeof entry === 'boolean') return String(entry);
  if (!Array.isArray(entry)) return null;
  const texts = entry
    .filter((each) => typeof each === 'string' || typeof each === 'number')
    .map(String);
  if (texts.length < entry.length) return null;
  // The main one of all addresses that a mailbox has.
  return texts.find((each) => each.startsWith('SMTP:')) ?? texts[0] ?? '';
}
