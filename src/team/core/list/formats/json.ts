import { isRecord } from '../../../../base/record';
import { fail, type Result } from '../../../../base/result';
import { formatCount } from '../../../../base/text';
import { makeProblemList } from '../problem-list';
import type { ListProblem, ListTable } from '../table';
import { recordsTable, type LineRecord } from './records-table';

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

/** Reads a list of objects, or an object with one in it. */
export function readJson(text: string): Result<ListTable, ListProblem> {
  const value = parsed(text);
  if (value === undefined) return failed('This JSON is not whole, or has a mistake in it.');
  const problems = makeProblemList();
  const { list, isPart } = listIn(value);
  if (isPart) problems.add(0, null, PART_OF_LIST);
  const lines = linesOfRecords(text, list.length);
  const records: LineRecord[] = [];
  for (const [index, entry] of list.entries()) {
    const line = lines?.[index] ?? index + 1;
    if (isRecord(entry)) records.push({ line, record: entry });
    else problems.add(line, null, `Entry ${formatCount(index + 1)} is no object. It was left out.`);
  }
  return recordsTable(records, problems.all());
}

/** Reads an object a line. */
export function readNdjson(text: string): Result<ListTable, ListProblem> {
  const problems = makeProblemList();
  const records: LineRecord[] = [];
  for (const [index, each] of text.split('\n').entries()) {
    if (each.trim() === '') continue;
    const record = parsed(each);
    if (isRecord(record)) records.push({ line: index + 1, record });
    else problems.add(index + 1, null, `Line ${index + 1} is no JSON object. It was left out.`);
  }
  return recordsTable(records, problems.all());
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function failed(message: string): Result<ListTable, ListProblem> {
  return fail({ line: 0, column: null, message });
}

function listIn(value: unknown): { readonly list: readonly unknown[]; readonly isPart: boolean } {
  if (Array.isArray(value)) return { list: value as readonly unknown[], isPart: false };
  if (!isRecord(value)) return { list: [], isPart: false };
  const key = LIST_KEYS.find((each) => isListOfObjects(value[each]));
  const list = key === undefined ? [value] : value[key];
  const isPart = key !== undefined && NEXT_KEYS.some((each) => Boolean(value[each]));
  return { list: Array.isArray(list) ? (list as readonly unknown[]) : [], isPart };
}

function isListOfObjects(value: unknown): boolean {
  return Array.isArray(value) && value.some(isRecord);
}

/** The lines in which the objects of a list begin, if each has one of its own; else null: they are counted. */
function linesOfRecords(text: string, count: number): readonly number[] | null {
  for (const depth of [1, 2]) {
    const lines = linesAtDepth(text, depth);
    const isOwn = lines.every((line, at) => line > (lines[at - 1] ?? 0));
    if (lines.length === count && isOwn) return lines;
  }
  return null;
}

/** The lines of the objects that so many brackets are open before. */
function linesAtDepth(text: string, wanted: number): readonly number[] {
  const lines: number[] = [];
  let [depth, line] = [0, 1];
  for (const [token] of text.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"|[[\]{}\n]/g)) {
    if (token === '\n') line++;
    else if (token === '{' || token === '[') {
      if (token === '{' && depth === wanted) lines.push(line);
      depth++;
    } else if (token === '}' || token === ']') depth--;
  }
  return lines;
}
