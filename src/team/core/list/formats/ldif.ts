import { decodeBase64 } from '../../../../base/base64';
import type { Result } from '../../../../base/result';
import type { Sequence } from '../../../../base/sequence';
import { formatCount } from '../../../../base/text';
import { decodeList } from '../encodings/decode-list';
import type { ProblemList } from '../problem-list';
import { eachLine } from '../rows/pieces';
import type { KeepRows, ListProblem, ListTable, TableRow } from '../table';
import { isTextOfUtf8 } from './hex-cells';
import { recordsTable, type LineRecord } from './records-table';

/* Entries of a directory as LDIF (RFC 2849): an attribute a line, a blank line between entries. */

/** Whether a text is LDIF: its first entry has a name, behind comments and the version. */
export function isLdif(text: string): boolean {
  const lines = text.slice(0, LONGEST_START).split('\n');
  const first = lines.find((line) => line.trim() !== '' && !/^(?:#| |version:)/i.test(line));
  return first !== undefined && /^dn::? *\S/i.test(first);
}

const LONGEST_START = 10_000;

/** Reads entries. Of an attribute with several values the first counts, of addresses the main one. */
export function readLdif<Rows extends Sequence<TableRow>>(
  pieces: Iterable<string>,
  keep: KeepRows<Rows>,
): Result<ListTable<Rows>, ListProblem> {
  return recordsTable((problems) => peopleIn(pieces, problems), keep);
}

function* peopleIn(pieces: Iterable<string>, problems: ProblemList): Generator<LineRecord> {
  let others = 0;
  for (const { line, values } of entriesOf(pieces)) {
    const change = values.get('changetype')?.values[0]?.toLowerCase();
    if (change !== undefined && change !== 'add') {
      problems.add(line, null, `Line ${line} changes an entry (${change}). It was left out.`);
    } else if (isNoPerson(values.get('objectclass')?.values ?? [])) others++;
    else yield { line, record: recordOf(values) };
  }
  if (others > 0) problems.add(0, null, leftOut(others));
}

function leftOut(count: number): string {
  return count === 1
    ? 'One entry is a group, a computer or a folder. It was left out.'
    : `${formatCount(count)} entries are groups, computers or folders. They were left out.`;
}

/** What is in a directory besides people, by its class. */
const OTHER_CLASSES: ReadonlySet<string> = new Set([
  'group',
  'groupofnames',
  'groupofuniquenames',
  'posixgroup',
  'computer',
  'container',
  'organization',
  'organizationalunit',
  'domain',
  'domaindns',
  'builtindomain',
]);

function isNoPerson(classes: readonly string[]): boolean {
  return classes.some((each) => OTHER_CLASSES.has(each.toLowerCase()));
}

interface Attribute {
  readonly name: string;
  readonly values: string[];
}

interface Entry {
  readonly line: number;
  /** By their names in lower case. */
  readonly values: ReadonlyMap<string, Attribute>;
}

function recordOf(values: Entry['values']): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    [...values].filter(([key]) => key !== 'changetype').map(([, each]) => [each.name, each.values]),
  );
}

function* entriesOf(pieces: Iterable<string>): Generator<Entry> {
  let [line, values] = [0, new Map<string, Attribute>()];
  for (const each of unfolded(pieces)) {
    if (each.text === '') {
      if (values.has('dn')) yield { line, values };
      [line, values] = [0, new Map()];
    } else {
      if (/^dn:/i.test(each.text)) line = each.line;
      // The version of the format stands before the first entry.
      if (line !== 0) addValue(values, each.text);
    }
  }
  if (values.has('dn')) yield { line, values };
}

/** Lines with what goes on in the next ones, which begin with a blank; without comments. */
function* unfolded(
  pieces: Iterable<string>,
): Generator<{ readonly line: number; readonly text: string }> {
  let [line, count, parts]: [number, number, string[]] = [0, 0, []];
  for (const each of eachLine(pieces)) {
    count++;
    if (each.startsWith(' ') && parts.length > 0) parts.push(each.slice(1));
    else {
      if (parts[0]?.startsWith('#') === false) yield { line, text: parts.join('') };
      [line, parts] = [count, [each.trimEnd()]];
    }
  }
  if (parts[0]?.startsWith('#') === false) yield { line, text: parts.join('') };
}

const ATTRIBUTE = /^([a-z\d.;_-]+):(:|<)? *(.*)$/is;

function addValue(values: Map<string, Attribute>, text: string): void {
  const [, name = '', kind, given = ''] = ATTRIBUTE.exec(text) ?? [];
  // The content of a file is named, which is not here.
  if (name === '' || kind === '<') return;
  const value = kind === ':' ? textOfBase64(given) : given;
  if (value === null) return;
  const known = values.get(name.toLowerCase());
  if (known === undefined) values.set(name.toLowerCase(), { name, values: [value] });
  else known.values.push(value);
}

/** Null for what is no text: photos, identifiers. */
function textOfBase64(given: string): string | null {
  const bytes = decodeBase64(given);
  return bytes !== null && isTextOfUtf8(bytes) ? decodeList(bytes).text : null;
}
