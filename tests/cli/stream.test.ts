import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { linesOf } from '../../src/cli/lines';
import { runSignet } from './run-signet';

const TEAM = ['stream', '--signature', 'tests/fixtures/people/team.signet.json'];

test('one person a line, one result a line, in the same order', async () => {
  const people = Array.from({ length: 50 }, (_, index) => ({
    id: index,
    displayName: `Person ${index}`,
    mail: `p${index}@example.com`,
    ...(index % 2 === 0 ? { jobTitle: 'Joiner' } : {}),
  }));
  const results = await answers(people.map((person) => JSON.stringify(person)).join('\n'));
  expect(results).toHaveLength(50);
  for (const [index, result] of results.entries()) {
    expect(result).toMatchObject({ line: index + 1, id: index, address: `p${index}@example.com` });
    expect(result['text']).toMatch(new RegExp(`^Person ${index}\n`));
    expect(String(result['text']).includes('Joiner')).toBe(index % 2 === 0);
  }
});

test('what is wrong with a line is reported in its place, and the rest goes on', async () => {
  const lines = ['{"name":"A","mail":"a@example.com"}', 'nonsense', '', '[]', '{"mail":"b"}'];
  const results = await answers([...lines, '{"name":"C","mail":"c@example.com"}'].join('\r\n'));
  expect(results.map(({ address, problem, skipped }) => address ?? problem ?? skipped)).toEqual([
    'a@example.com',
    'This line is no JSON object.',
    'This line is no JSON object.',
    'This line is no JSON object.',
    'not-an-address',
    'c@example.com',
  ]);
});

test('problems of a person come with their signature', async () => {
  const [result] = await answers('{"name":"A","mail":"a@example.com","phone":"call me"}');
  expect(result?.['problems']).toMatchObject([{ column: 'phone' }]);
});

test('an address below which pictures lie, and columns of one’s own', async () => {
  const args = [...TEAM, '--column', 'Haupt-Titel=jobTitle', '--images', 'link'];
  const { out } = await runSignet(args, '{"mail":"a@example.com","haupt titel":"Bäcker"}\n');
  expect(JSON.parse(out)).toMatchObject({ text: expect.stringContaining('Bäcker') });
});

test.each([
  ['UTF-8 with a byte-order mark', (text: string) => Buffer.from(`\ufeff${text}`)],
  ['UTF-16', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')],
  ['UTF-16 without a mark', (text: string) => Buffer.from(text, 'utf16le')],
  [
    'UTF-16 the other way round',
    (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16(),
  ],
])('the first person of a stream in %s is read', async (_what, encode) => {
  const input = '{"name":"Åsa","mail":"a@example.com"}\n{"name":"李","mail":"b@example.com"}\n';
  const bytes = encode(input);
  for (const size of [1, 3, 7, bytes.length]) {
    expect(await linesIn(chunks(bytes, size))).toEqual(input.trimEnd().split('\n'));
  }
  const { out } = await runSignet(TEAM, bytes);
  expect(out).toContain('"address":"a@example.com"');
  expect(out).toContain('"address":"b@example.com"');
});

test('streams shorter than a byte-order mark are read, too', async () => {
  expect(await linesIn([Buffer.from('a')])).toEqual(['a']);
  expect(await linesIn([Buffer.from([0xff, 0xfe])])).toEqual([]);
  expect(await linesIn([])).toEqual([]);
});

describe('lines of a stream', () => {
  test('come whole, wherever the stream is cut', async () => {
    const bytes = Buffer.from('Åsa\r\nB\n\n李\nlast', 'utf8');
    for (let size = 1; size <= bytes.length; size++) {
      expect(await linesIn(chunks(bytes, size))).toEqual(['Åsa', 'B', '', '李', 'last']);
    }
  });

  test('that never end are given up, and counted', async () => {
    const long = Buffer.alloc(1_500_000, 'x');
    expect(await linesIn([long, long, long, Buffer.from('x\nnext\n')])).toEqual([null, 'next']);
  });
});

async function answers(input: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const { code, out } = await runSignet(TEAM, input);
  expect(code).toBe(0);
  return out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>);
}

async function linesIn(parts: readonly Buffer[]): Promise<readonly (string | null)[]> {
  const found: (string | null)[] = [];
  for await (const lines of linesOf(Readable.from(parts))) {
    found.push(...lines.map(({ text }) => text));
  }
  return found;
}

function chunks(bytes: Buffer, size: number): readonly Buffer[] {
  const count = Math.ceil(bytes.length / size);
  return Array.from({ length: count }, (_, at) => bytes.subarray(at * size, (at + 1) * size));
}
