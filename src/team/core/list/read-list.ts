import { lazy } from '../../../base/lazy';
import { fail, ok, type Result } from '../../../base/result';
import { cleanLine } from '../../../base/text';
import { decodeAs, decodeList, unicodeOf, type DecodeBytes, type DecodedList } from './decode-list';
import { encodingLabel, type ListEncoding } from './encodings/encoding';
import { sampleOf } from './encodings/sample-of';
import { countSequences } from './encodings/utf8';
import { jsonFormOf, readJson, readNdjson } from './formats/json';
import { isLdif, readLdif } from './formats/ldif';
import { noListByStart, noListByText } from './formats/no-list';
import type { ListFormat, ListSource } from './list-source';
import { readTable } from './read-table';
import type { ListProblem, ListTable } from './table';

/*
 * How bytes become a table: what they are is found by what they hold, whatever the file is called.
 */

/** A list of people, read. */
export interface ReadList {
  readonly table: ListTable;
  readonly source: ListSource;
}

export interface ReadingOptions {
  readonly decodeBytes: DecodeBytes;
  /** What somebody chose the bytes to be read as; found out where it is left out. */
  readonly encoding?: ListEncoding | undefined;
}

const EXCEL = lazy(() => import('./formats/excel'));
const GUESSING = lazy(() => import('./encodings/guess-encoding'));
const GARBLING = lazy(() => import('./encodings/undo-garbling'));

/** In bytes. */
const LARGEST = 100 * 1024 * 1024;
const TOO_LARGE = 'This file is larger than 100 MB. Split the list into several.';

/** Reads what was pasted, or the bytes of a file, as a table. The problem is a sentence about the whole of it. */
export async function readList(
  source: string | Uint8Array,
  options: ReadingOptions,
): Promise<Result<ReadList, ListProblem>> {
  if (typeof source === 'string')
    return readText({ text: source, isGuessed: false }, null, options);
  if (source.length > LARGEST) return failed(TOO_LARGE);
  if (isArchive(source)) return readArchive(source);
  const other = noListByStart(source);
  if (other !== null) return failed(other);
  const decoded = await decode(source, options);
  return decoded === null
    ? failed(`This device cannot read ${encodingLabel(options.encoding ?? 'utf-8')}.`)
    : readText(decoded, decoded.encoding, options);
}

function failed(message: string): Result<never, ListProblem> {
  return fail({ line: 0, column: null, message });
}

/** Workbooks are zip archives. */
function isArchive(bytes: Uint8Array): boolean {
  return [0x50, 0x4b, 0x03, 0x04].every((byte, at) => bytes[at] === byte);
}

async function readArchive(bytes: Uint8Array): Promise<Result<ReadList, ListProblem>> {
  const { readExcel } = await EXCEL.load();
  const read = await readExcel(bytes);
  if (!read.ok) return read;
  const { table, sheet } = read.value;
  const source = { format: 'excel', encoding: null, isGuessed: false, sheet } as const;
  return ok({ table, source: { ...source, sample: sampleOf(table) } });
}

interface DecodedText {
  readonly text: string;
  /** Whether it is neither stated nor certain what the bytes mean. */
  readonly isGuessed: boolean;
}

async function decode(
  bytes: Uint8Array,
  { decodeBytes, encoding }: ReadingOptions,
): Promise<(DecodedText & DecodedList) | null> {
  if (encoding !== undefined) {
    const text = decodeAs(bytes, encoding, decodeBytes);
    return text === null ? null : { text, encoding, isGuessed: false };
  }
  const read = decodeList(bytes);
  const isGuessed = unicodeOf(bytes) === null && countSequences(bytes).stray > 0;
  if (read.encoding !== 'windows-1252') return { ...read, isGuessed };
  const { guessEncoding } = await GUESSING.load();
  const guessed = guessEncoding(bytes, decodeBytes);
  const text = decodeAs(bytes, guessed, decodeBytes) ?? read.text;
  return { text, encoding: guessed, isGuessed };
}

async function readText(
  decoded: DecodedText,
  encoding: ListEncoding | null,
  options: ReadingOptions,
): Promise<Result<ReadList, ListProblem>> {
  const restored = await restoredText(decoded.text, options);
  const text = restored?.text ?? decoded.text;
  const other = noListByText(text);
  if (other !== null) return failed(other);
  const { format, table } = readFormat(text);
  if (!table.ok) return table;
  const isGuessed = decoded.isGuessed || restored !== null;
  const problems = [...(restored?.problems ?? []), ...table.value.problems];
  const whole = { ...table.value, problems };
  return ok({
    table: whole,
    source: { format, encoding, isGuessed, sample: sampleOf(whole), sheet: null },
  });
}

/** Null for a text that was not garbled, and where somebody chose how it is read. */
async function restoredText(text: string, { decodeBytes, encoding }: ReadingOptions) {
  if (encoding !== undefined || !/[^\p{ASCII}]{2}/u.test(text)) return null;
  const { undoGarbling } = await GARBLING.load();
  const restored = undoGarbling(text, decodeBytes);
  if (restored === null) return null;
  const [before, after] = [cleanLine(restored.before), cleanLine(restored.after)];
  const message = `This list was garbled before it was saved: '${before}' was read as '${after}'. Check the names.`;
  return { text: restored.text, problems: [{ line: 0, column: null, message }] };
}

function readFormat(text: string): {
  readonly format: ListFormat;
  readonly table: Result<ListTable, ListProblem>;
} {
  const lines = text.replace(/\r\n?/g, '\n');
  const json = jsonFormOf(lines);
  if (json === 'ndjson') return { format: json, table: readNdjson(lines) };
  if (json === 'json') return { format: json, table: readJson(lines) };
  if (isLdif(lines)) return { format: 'ldif', table: readLdif(lines) };
  return { format: 'delimited', table: readTable(lines) };
}
