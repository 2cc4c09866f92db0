import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { digestOfText } from '../../../../src/model/picture/fingerprint';
import { packedHashes } from '../../../../src/team/core/kept/hash-list';

test('it is what a map of the same is, in the same order', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string({ unit: 'binary' }), { maxLength: 300 }), (keys) => {
      const map = new Map(keys.map((key) => [key, digestOfText(key)]));
      const list = packedHashes();
      for (const [key, hash] of map) list.add(key, hash);
      expect(list.size).toBe(map.size);
      expect([...list]).toEqual([...map]);
      expect([...list.keys()]).toEqual(keys);
      for (const key of [...keys, 'somebody else']) {
        expect(list.get(key)).toBe(map.get(key));
        expect(list.has(key)).toBe(map.has(key));
      }
    }),
  );
});

test('a key keeps its first hash', () => {
  const list = packedHashes();
  list.add('a@x.example', '0'.repeat(32));
  list.add('a@x.example', 'f'.repeat(32));
  expect([...list]).toEqual([['a@x.example', '0'.repeat(32)]]);
});

test('it holds many', () => {
  const list = packedHashes();
  const keys = Array.from({ length: 30_000 }, (_, index) => `person.${index}@x.example`);
  for (const key of keys) list.add(key, digestOfText(key));
  expect(keys.every((key) => list.get(key) === digestOfText(key))).toBe(true);
  expect([...list.keys()].at(-1)).toBe(keys.at(-1));
});
