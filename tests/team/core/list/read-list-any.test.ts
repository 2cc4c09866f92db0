import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSource } from '../../../../src/team/browser/read-lists';
import { bytesIn } from './read-list';

const STARTS = [
  '',
  'PK\u0003\u0004',
  '{',
  '[{',
  '{"value":[',
  'dn: ',
  'version: 1\n',
  '\u00ff\u00fe',
  'sep=;\n',
  '#TYPE ',
];

test('any bytes are a list, or are refused with a sentence', async () => {
  const bytes = fc
    .tuple(fc.constantFrom(...STARTS), fc.uint8Array({ maxLength: 300 }))
    .map(([start, rest]) => Uint8Array.from([...Buffer.from(start, 'latin1'), ...rest]));
  await fc.assert(fc.asyncProperty(bytes, isAnswered), { numRuns: 150 });
});

test.each([
  'formats/staff.xlsx',
  'formats/graph.json',
  'formats/people.ndjson',
  'formats/directory.ldif',
  'formats/csvde.csv',
])('%s with any byte changed, or cut anywhere, is answered', async (path) => {
  const bytes = bytesIn(path);
  const place = fc.nat(bytes.length - 1);
  const spoiled = fc.tuple(place, fc.nat(255), fc.boolean()).map(([at, byte, isCut]) => {
    const copy = Uint8Array.from(bytes);
    copy[at] = byte;
    return isCut ? copy.subarray(0, at) : copy;
  });
  await fc.assert(fc.asyncProperty(spoiled, isAnswered), { numRuns: 80 });
});

async function isAnswered(bytes: Uint8Array): Promise<void> {
  const read = await readSource(bytes);
  const answer = read.ok ? read.value.table.header.join() : read.problem.message;
  expect(answer).toBeTypeOf('string');
  expect(read.ok || answer.endsWith('.')).toBe(true);
}
