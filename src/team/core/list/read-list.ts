import { lazy } from '../../../base/lazy';
import { fail, ok, type Result } from '../../../base/result';
import type { Sequence } from '../../../base/sequence';
import { cleanLine } from '../../../base/text';
import { encodingOf, piecesAs, unicodeOf, type DecodeBytes } from './encodings/decode-list';
import { beginningOfText, eachPiece } from './rows/pieces';
import { encodingLabel, type ListEncoding } from './encodings/encoding';
import { sampleOf } from './encodings/sample-of';
import { countSequences } from './encodings/utf8';
import { jsonFormOf, readJson, readNdjson } from './formats/json';
import { isLdif, readLdif } from './formats/ldif';
import { noListByStart, noListByText } from './formats/no-list';
import type { ListFormat, ListSource } from './list-source';
import { readRows } from './rows/read-table';
import type { KeepRows, ListProblem, ListTable, TableRow } from './table';

/*
 * How bytes become a table: what they are is found by what they hold, whatever the file is called.
 */

/** A list of people, read. */
export interface ReadList<Rows extends Sequence<TableRow> = readonly TableRow[]> {
  readonly table: ListTable<Rows>;
  readonly source: ListSource;
}

export interface ReadingOptions<Rows extends Sequence<TableRow>> {
  readonly decodeBytes: DecodeBytes;
  readonly keep: KeepRows<Rows>;
  /** What somebody chose the bytes to be read as; found out where it is left out. */
  readonly encoding?: ListEncoding | undefined;
}

type Reading<Rows extends Sequence<TableRow>> = Result<ReadList<Rows>, ListProblem>;

const EXCEL = lazy(() => import('./formats/excel'));
const GUESSING = lazy(() => import('./encodings/guess-encoding'));
const GARBLING = lazy(() => import('./encodings/undo-garbling'));

/** In bytes. */
const LARGEST = 100 * 1024 * 1024;
const TOO_LARGE = 'This file is larger than 100 MB. Split the list into several.';

/** Reads what was pasted, or the bytes of a file, as a table. The problem is a sentence about the whole of it. */
export async function readList<Rows extends Sequence<TableRow>>(
  source: string | Uint8Array,
  options: ReadingOptions<Rows>,
): Promise<Reading<Rows>> {
  if (typeof source === 'string') {
    const text = source.replace(/^\ufeff/, '');
    return readText({ pieces: [text], isGuessed: false }, null, options);
  }
  if (source.length > LARGEST) return failed(TOO_LARGE);
  if (isArchive(source)) return readArchive(source, options);
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

async function readArchive<Rows extends Sequence<TableRow>>(
  bytes: Uint8Array,
  { keep }: ReadingOptions<Rows>,
): Promise<Reading<Rows>> {
  const { readExcel } = await EXCEL.load();
  const read = await readExcel(bytes);
  if (!read.ok) return read;
  const { sheet } = read.value;
  const table = keptBy(keep, read.value.table);
  const source = { format: 'excel', encoding: null, isGuessed: false, sheet } as const;
  return ok({ table, source: { ...source, sample: sampleOf(table) } });
}

function keptBy<Rows extends Sequence<TableRow>>(
  keep: KeepRows<Rows>,
  table: ListTable,
): ListTable<Rows> {
  return { ...table, rows: keep(table.rows) };
}

interface DecodedText {
  /** None ends within letters beyond ASCII that follow one another, nor within a line end. */
  readonly pieces: Iterable<string>;
  /** Whether it is neither stated nor certain what the bytes mean. */
  readonly isGuessed: boolean;
}

async function decode(
  bytes: Uint8Array,
  { decodeBytes, encoding }: Pick<ReadingOptions<never>, 'decodeBytes' | 'encoding'>,
): Promise<(DecodedText & { readonly encoding: ListEncoding }) | null> {
  const own = encoding ?? encodingOf(bytes);
  const isGuessed =
    encoding === undefined && unicodeOf(bytes) === null && countSequences(bytes).stray > 0;
  if (encoding !== undefined || own !== 'windows-1252') {
    const pieces = piecesAs(bytes, own, decodeBytes);
    return pieces === null ? null : { pieces, encoding: own, isGuessed };
  }
  const { guessEncoding } = await GUESSING.load();
  const guessed = guessEncoding(bytes, decodeBytes);
  const pieces = piecesAs(bytes, guessed, decodeBytes) ?? piecesAs(bytes, own, decodeBytes) ?? [];
  return { pieces, encoding: guessed, isGuessed };
}

async function readText<Rows extends Sequence<TableRow>>(
  decoded: DecodedText,
  encoding: ListEncoding | null,
  options: ReadingOptions<Rows>,
): Promise<Reading<Rows>> {
  const restored = await restoredText(decoded.pieces, options);
  const pieces = restored?.pieces ?? decoded.pieces;
  const other = noListByText(beginningOfText(pieces));
  if (other !== null) return failed(other);
  const lines = eachPiece(pieces, (piece) => piece.replace(/\r\n?/g, '\n'));
  const { format, table } = readFormat(lines, options);
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
async function restoredText(
  pieces: Iterable<string>,
  { decodeBytes, encoding }: Pick<ReadingOptions<never>, 'decodeBytes' | 'encoding'>,
) {
  if (encoding !== undefined || !hasRuns(pieces)) return null;
  const { undoGarbling } = await GARBLING.load();
  const restored = undoGarbling(pieces, decodeBytes);
  if (restored === null) return null;
  const [before, after] = [cleanLine(restored.before), cleanLine(restored.after)];
  const message = `This list was garbled before it was saved: '${before}' was read as '${after}'. Check the names.`;
  return { pieces: restored.pieces, problems: [{ line: 0, column: null, message }] };
}

/** Whether letters beyond ASCII follow one another, as they do where one became several. */
function hasRuns(pieces: Iterable<string>): boolean {
  for (const piece of pieces) if (/[^\p{ASCII}]{2}/u.test(piece)) return true;
  return false;
}

function readFormat<Rows extends Sequence<TableRow>>(
  pieces: Iterable<string>,
  { keep }: ReadingOptions<Rows>,
): {
  readonly format: ListFormat;
  readonly table: Result<ListTable<Rows>, ListProblem>;
} {
  const beginning = beginningOfText(pieces);
  const json = jsonFormOf(beginning);
  if (json === 'json') return { format: json, table: readJson(pieces, keep) };
  if (json === 'ndjson') return { format: json, table: readNdjson(pieces, keep) };
  if (isLdif(beginning)) return { format: 'ldif', table: readLdif(pieces, keep) };
  return { format: 'delimited', table: readRows(pieces, keep) };
}
