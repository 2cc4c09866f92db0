import { decodeBase64 } from '../../../../base/base64';
import type { Result } from '../../../../base/result';
import { formatCount } from '../../../../base/text';
import { decodeList } from '../encodings/decode-list';
import { makeProblemList } from '../problem-list';
import type { ListProblem, ListTable } from '../table';
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
export function readLdif(text: string): Result<ListTable, ListProblem> {
  const problems = makeProblemList();
  const records: LineRecord[] = [];
  let others = 0;
  for (const { line, values } of entriesOf(text)) {
    const change = values.get('changetype')?.values[0]?.toLowerCase();
    if (change !== undefined && change !== 'add') {
      problems.add(line, null, `Line ${line} changes an entry (${change}). It was left out.`);
    } else if (isNoPerson(values.get('objectclass')?.values ?? [])) others++;
    else records.push({ line, record: recordOf(values) });
  }
  if (others > 0) problems.add(0, null, leftOut(others));
  return recordsTable(records, problems.all());
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

function* entriesOf(text: string): Generator<Entry> {
  let [line, values] = [0, new Map<string, Attribute>()];
  for (const each of unfolded(text)) {
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
function* unfolded(text: string): Generator<{ readonly line: number; readonly text: string }> {
  let [line, parts]: [number, string[]] = [0, []];
  for (const [index, each] of text.split('\n').entries()) {
    if (each.startsWith(' ') && parts.length > 0) parts.push(each.slice(1));
    else {
      if (parts[0]?.startsWith('#') === false) yield { line, text: parts.join('') };
      [line, parts] = [index + 1, [each.trimEnd()]];
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
