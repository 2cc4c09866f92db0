import { parsedJson } from '../../../../base/parsed-json';
import { isRecord } from '../../../../base/record';
import { fail, type Result } from '../../../../base/result';
import type { Sequence } from '../../../../base/sequence';
import { formatCount } from '../../../../base/text';
import { makeProblemList, type ProblemList } from '../problem-list';
import { eachLine } from '../rows/pieces';
import type { KeepRows, ListProblem, ListTable, TableRow } from '../table';
import { jsonParts } from './json-parts';
import { recordColumns, recordsTable, type LineRecord, type RecordColumns } from './records-table';

/* People as JSON: a list of objects, an answer of a directory with the list within, one object, or one object a line. */

/** What the list is called in the answers of directories: Microsoft Graph, Google's Directory API, SCIM (RFC 7644), others. */
const LIST_KEYS = [
  'value',
  'users',
  'Resources',
  'connections',
  'contacts',
  'people',
  'members',
  'employees',
  'items',
  'results',
  'data',
];

/** What an answer has that is only a part of a longer list: the address of the next one, or its token. */
const NEXT_KEYS = ['@odata.nextLink', 'nextPageToken', 'nextLink', 'next'];

const PART_OF_LIST =
  'This is a part of a longer list: the directory gave only so many at once. Add the other parts.';

/** How a text of JSON is written; null for all other texts. */
export function jsonFormOf(text: string): 'json' | 'ndjson' | null {
  const start = text.trimStart();
  if (!/^(?:\{\s*["}]|\[\s*[{\]])/.test(start)) return null;
  if (start.startsWith('[')) return 'json';
  return /^\{[^\n]*\}\s*\n\s*\{/.test(start) ? 'ndjson' : 'json';
}

/**
 * Reads a list of objects, or an object with one in it. The text is gone through twice: which list is meant, and what columns
 * it has, is certain at its end.
 */
export function readJson<Rows extends Sequence<TableRow>>(
  pieces: Iterable<string>,
  keep: KeepRows<Rows>,
): Result<ListTable<Rows>, ListProblem> {
  const lists = listsIn(pieces);
  if (lists === null) {
    const message = 'This JSON is not whole, or has a mistake in it.';
    return fail({ line: 0, column: null, message });
  }
  const { list, isPart } = lists;
  const problems = makeProblemList();
  if (list === null) return recordsTable(() => wholeOf(pieces), keep);
  if (isPart) problems.add(0, null, PART_OF_LIST);
  return list.columns.table(recordsOf(pieces, list, problems), problems, keep);
}

/** Reads an object a line. */
export function readNdjson<Rows extends Sequence<TableRow>>(
  pieces: Iterable<string>,
  keep: KeepRows<Rows>,
): Result<ListTable<Rows>, ListProblem> {
  return recordsTable((problems) => recordsInLines(pieces, problems), keep);
}

function* recordsInLines(pieces: Iterable<string>, problems: ProblemList): Generator<LineRecord> {
  let line = 0;
  for (const each of eachLine(pieces)) {
    line++;
    if (each.trim() === '') continue;
    const record = parsedJson(each);
    if (isRecord(record)) yield { line, record };
    else problems.add(line, null, `Line ${line} is no JSON object. It was left out.`);
  }
}

/** The outermost object, as the only person. */
function wholeOf(pieces: Iterable<string>): readonly LineRecord[] {
  const record = parsedJson([...pieces].join(''));
  return isRecord(record) ? [{ line: 1, record }] : [];
}

/** What is found out of a list before it is read. */
interface FoundList {
  /** How many lists begin before it. */
  readonly place: number;
  readonly columns: RecordColumns;
  count: number;
  /** The line of its last entry. */
  line: number;
  /** Whether each entry begins in a line of its own; else the entries are counted. */
  hasLines: boolean;
}

interface FoundLists {
  /** That of people; null where the whole is one of them. */
  readonly list: FoundList | null;
  /** Whether the whole is a part of a longer list. */
  readonly isPart: boolean;
}

/** The lists of a text; null for one that has a mistake. */
function listsIn(pieces: Iterable<string>): FoundLists | null {
  const lists = new Map<string | null, FoundList>();
  const next = new Map<string | null, boolean>();
  let [place, isWhole] = [0, false];
  let open: FoundList | null = null;
  for (const part of jsonParts(pieces)) {
    if (part.kind === 'end') isWhole = true;
    else if (part.kind === 'entry') addEntry(open, part.line, part.value);
    else {
      // Of a key that stands twice, the last value counts.
      next.set(part.key, part.kind === 'list' || Boolean(part.value));
      open = part.kind === 'list' ? newList(place++) : null;
      if (open === null) lists.delete(part.key);
      else lists.set(part.key, open);
    }
  }
  if (!isWhole) return null;
  const outermost = lists.get(null);
  if (outermost !== undefined) return { list: outermost, isPart: false };
  const named = LIST_KEYS.map((key) => lists.get(key)).find((each) => each?.columns.hasAny());
  return { list: named ?? null, isPart: NEXT_KEYS.some((key) => next.get(key)) };
}

function newList(place: number): FoundList {
  return { place, columns: recordColumns(), count: 0, line: 0, hasLines: true };
}

function addEntry(list: FoundList | null, line: number, value: unknown): void {
  if (list === null) return;
  list.hasLines &&= line > list.line;
  list.line = line;
  list.count++;
  if (isRecord(value)) list.columns.add(value);
}

function* recordsOf(
  pieces: Iterable<string>,
  { place, hasLines }: FoundList,
  problems: ProblemList,
): Generator<LineRecord> {
  let [at, count] = [-1, 0];
  for (const part of jsonParts(pieces)) {
    if (part.kind === 'list') at++;
    if (at > place) return;
    if (part.kind !== 'entry' || at < place) continue;
    count++;
    const line = hasLines ? part.line : count;
    if (isRecord(part.value)) yield { line, record: part.value };
    else problems.add(line, null, `Entry ${formatCount(count)} is no object. It was left out.`);
  }
}
