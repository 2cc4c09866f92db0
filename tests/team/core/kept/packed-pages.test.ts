import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { packedFrom, packedList, packedPages } from '../../../../src/team/core/kept/packed-pages';

test('values come out as they were, again and again', () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue()), (values) => {
      const list = packedFrom(values);
      expect(list).toHaveLength(values.length);
      expect(JSON.stringify([...list])).toBe(JSON.stringify(values));
      expect(JSON.stringify([...list])).toBe(JSON.stringify(values));
    }),
  );
});

test('texts with half surrogates, controls and letters of all planes come out as they were', () => {
  const texts = ['\ud800', 'a\udc00b', '\u0000\u0007\u2028', '😀山田', 'x'.repeat(200_000), ''];
  expect([...packedFrom(texts)]).toEqual(texts);
});

test('a list of many blocks takes a small part of its length, and can be added to while it is read', () => {
  const list = packedList<string>();
  for (let index = 0; index < 20_000; index++) list.add(`Person ${index} of Example Corporation`);
  const seen: string[] = [];
  for (const text of list) {
    seen.push(text);
    if (seen.length === 1) list.add('One more');
  }
  expect(seen).toHaveLength(20_001);
  expect(seen[12_345]).toBe('Person 12345 of Example Corporation');
  expect(list).toHaveLength(20_001);
});

test('pages hold whole records in their order, also those larger than a page', () => {
  const lengths = [1, 65_535, 2, 200_000, 65_536, 3, 0, 100_000];
  const records = lengths.map((length, index) => new Uint8Array(length).fill(index + 1));
  const pages = packedPages();
  for (const record of records) pages.add(record);
  for (let pass = 0; pass < 2; pass++) {
    const bytes = Buffer.concat([...pages]);
    expect(bytes.equals(Buffer.concat(records))).toBe(true);
  }
});
