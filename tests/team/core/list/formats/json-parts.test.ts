import {
  array,
  assert,
  constantFrom,
  dictionary,
  integer,
  jsonValue,
  nat,
  oneof,
  property,
  string,
  tuple,
} from 'fast-check';
import { expect, test } from 'vitest';
import { jsonParts } from '../../../../../src/team/core/list/formats/json-parts';

/** The value that parts make up; undefined where the text has a mistake. */
function whole(pieces: Iterable<string>): unknown {
  let outermost: unknown[] | null = null;
  let open: unknown[] = [];
  const members: [string, unknown][] = [];
  for (const part of jsonParts(pieces)) {
    if (part.kind === 'end') return outermost ?? Object.fromEntries(members);
    if (part.kind === 'entry') open.push(part.value);
    else if (part.kind === 'member') members.push([part.key, part.value]);
    else {
      open = [];
      if (part.key === null) outermost = open;
      else members.push([part.key, open]);
    }
  }
  return undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function cut(text: string, length: number): readonly string[] {
  const count = Math.ceil(text.length / length);
  return Array.from({ length: count }, (_, at) => text.slice(at * length, (at + 1) * length));
}

const LISTS = oneof(array(jsonValue()), dictionary(string(), jsonValue())).chain((value) =>
  constantFrom(undefined, 1, '\t').map((space) => JSON.stringify(value, null, space)),
);

test('parts of a text in pieces make up what it holds', () => {
  assert(
    property(LISTS, integer({ min: 1, max: 9 }), (text, length) => {
      expect(whole(cut(text, length))).toEqual(parsed(text));
    }),
  );
});

test('a text with a mistake has no end', () => {
  const changes = tuple(
    nat(),
    constantFrom('', ',', ':', '"', '\\', '[', ']', '{', '}', '1', ' ', '\u00a0'),
  );
  assert(
    property(LISTS, changes, integer({ min: 1, max: 9 }), (text, [at, sign], length) => {
      const place = at % text.length;
      const changed = text.slice(0, place) + sign + text.slice(place + 1);
      const meant = parsed(changed);
      const isRead = typeof meant === 'object' && meant !== null;
      expect(whole(cut(changed, length))).toEqual(isRead ? meant : undefined);
    }),
    { numRuns: 1000 },
  );
});

test('entries have the lines in which they begin', () => {
  const text = '{"a":\n{"b":[\n1]},"value":[\n{"c":"\\n"},\n\n"d"\n,[\n]]}';
  const entries = [...jsonParts(cut(text, 3))].filter(({ kind }) => kind === 'entry');
  expect(entries).toEqual([
    { kind: 'entry', line: 4, value: { c: '\n' } },
    { kind: 'entry', line: 6, value: 'd' },
    { kind: 'entry', line: 7, value: [] },
  ]);
});
