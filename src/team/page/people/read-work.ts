import { isRecord } from '../../../base/record';
import { fail, ok, type Result } from '../../../base/result';
import type { BesideList, BesideLists } from '../../state/beside-lists';
import { workIn } from '../../state/saved-work';
import {
  NEW_SETUP,
  type TeamChoice,
  type TeamList,
  type TeamSetup,
  type TeamWork,
} from '../../state/team-slice';
import { isListEncoding } from '../../core/list/encodings/encoding';
import { isListFormat, type ListSource } from '../../core/list/list-source';
import { isListFieldId } from '../../core/list/list-fields';
import type { ListProblem, Mapping, ListTable, TableRow } from '../../core/list/table';
import { readRunSetup } from '../../core/setup/read-setup';

/** Reads what lies on the device. A list that is none makes it unreadable; of all else, what cannot be read is left out. */
export function readWork(given: unknown): Result<TeamWork, 'unreadable'> {
  const stored = workIn(given);
  if (stored === null) return fail('unreadable');
  const { list, setup } = stored;
  const read = list === null || list === undefined ? null : readList(list);
  if (read === undefined) return fail('unreadable');
  return ok({ list: read, setup: readSetup(setup) });
}

/** Undefined for what is no list. */
function readList(given: unknown): TeamList | undefined {
  if (!isRecord(given)) return undefined;
  const { name, table, mapping, source, picturesHeldBut: own, beside } = { ...given };
  const from = readSource(source);
  const read = readTable(table);
  if (read === null) return undefined;
  return {
    name: readName(name),
    table: read,
    mapping: readMapping(mapping, read.header.length),
    ...(from === null ? {} : { source: from }),
    // A value that cannot be read holds all pictures.
    ...(own === undefined ? {} : { picturesHeldBut: isTexts(own) ? own : [] }),
    ...(isRecord(beside) ? { beside: readBeside(beside) } : {}),
  };
}

function readName(given: unknown): string {
  return typeof given === 'string' ? given.slice(0, 200) : '';
}

function readBeside(given: Readonly<Record<string, unknown>>): BesideLists {
  const { overrides, addresses, photos } = { ...given };
  return {
    overrides: readBesideList(overrides),
    addresses: readBesideList(addresses),
    // The files of a folder are not kept.
    photos: isRecord(photos) ? { name: readName(photos['name']), id: null, names: [] } : null,
  };
}

function readBesideList(given: unknown): BesideList | null {
  if (!isRecord(given)) return null;
  const table = readTable(given['table']);
  const source = readSource(given['source']);
  if (table === null) return null;
  return { name: readName(given['name']), table, ...(source === null ? {} : { source }) };
}

/** Null for work of before lists had it. */
function readSource(given: unknown): ListSource | null {
  if (!isRecord(given)) return null;
  const { format, encoding, isGuessed, sample, sheet } = { ...given };
  if (!isListFormat(format)) return null;
  return {
    format,
    encoding: isListEncoding(encoding) ? encoding : null,
    isGuessed: isGuessed === true,
    sample: typeof sample === 'string' ? sample.slice(0, 200) : '',
    sheet: typeof sheet === 'string' ? sheet.slice(0, 200) : null,
  };
}

function readTable(given: unknown): ListTable | null {
  if (!isRecord(given)) return null;
  const { header, rows, problems } = { ...given };
  if (!isTexts(header) || header.length === 0 || !Array.isArray(rows)) return null;
  const read: TableRow[] = [];
  const lines = new Set<number>();
  for (const row of rows as readonly unknown[]) {
    if (!isRow(row, header.length) || lines.has(row.line)) return null;
    lines.add(row.line);
    read.push({ line: row.line, cells: row.cells });
  }
  return { header, rows: read, problems: readProblems(problems) };
}

function isRow(given: unknown, columns: number): given is TableRow {
  if (!isRecord(given)) return false;
  const { line, cells } = { ...given };
  return Number.isInteger(line) && isTexts(cells) && cells.length === columns;
}

function isTexts(given: unknown): given is readonly string[] {
  return Array.isArray(given) && given.every((text) => typeof text === 'string');
}

function readProblems(given: unknown): readonly ListProblem[] {
  const list = Array.isArray(given) ? (given as readonly unknown[]) : [];
  return list.flatMap((each) => {
    if (!isRecord(each)) return [];
    const { line, column, message } = { ...each };
    const isWhole = typeof line === 'number' && typeof message === 'string';
    return isWhole ? [{ line, column: typeof column === 'string' ? column : null, message }] : [];
  });
}

function readMapping(given: unknown, columns: number): Mapping {
  const entries = isRecord(given) ? Object.entries(given) : [];
  const taken = new Set<unknown>();
  const read = entries.filter(([field, place]) => {
    const isFree = isListFieldId(field) && !taken.has(place);
    taken.add(place);
    return isFree && Number.isInteger(place) && Number(place) >= 0 && Number(place) < columns;
  });
  return Object.fromEntries(read);
}

function readSetup(given: unknown): TeamSetup {
  if (!isRecord(given)) return NEW_SETUP;
  const { choice, loadedPictures: loaded } = { ...given };
  const { kind: _kind, ...setup } = readRunSetup(given).setup;
  return { ...setup, choice: readChoice(choice), loadedPictures: isTexts(loaded) ? loaded : [] };
}

function readChoice(given: unknown): TeamChoice | null {
  if (!isRecord(given)) return null;
  const { id, kind } = { ...given };
  const isWhole = typeof id === 'string' && (kind === 'template' || kind === 'scene');
  return isWhole ? { id, kind } : null;
}
