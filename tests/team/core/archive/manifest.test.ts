import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contentHash } from '../../../../src/team/core/content-hash';
import {
  changesSince,
  manifestWriter,
  readManifest,
  type ArchiveManifest,
} from '../../../../src/team/core/archive/manifest';

const HASH = 'a'.repeat(32);
const ABOUT = { name: 'Our "signature"', made: '2026-11-24', since: null };

describe('a manifest', () => {
  test('is read back as it was written, whatever addresses are called', () => {
    const address = fc.oneof(
      fc.string({ maxLength: 60 }),
      fc.constantFrom('__proto__', 'constructor', 'toString', 'a@x.example', ''),
    );
    const people = fc.dictionary(address, fc.constantFrom(HASH, 'b'.repeat(32)));
    fc.assert(
      fc.property(people, (given) => {
        const entries = new Map(Object.entries(given));
        const read = readManifest(write({ ...ABOUT, people: entries }));
        if (!read.ok) throw new Error('Not read');
        expect(read.value.name).toBe(ABOUT.name);
        expect(read.value.made).toBe(ABOUT.made);
        expect([...read.value.people]).toEqual([...entries]);
      }),
    );
  });

  test('keeps an address that objects have a property of', () => {
    const people = new Map([['__proto__', HASH]]);
    const read = readManifest(write({ ...ABOUT, people }));
    expect(read.ok && read.value.people.get('__proto__')).toBe(HASH);
    expect(read.ok && read.value.people.has('toString')).toBe(false);
    expect(Reflect.get({}, 'a@x.example')).toBeUndefined();
  });

  test('is written a line for each person', () => {
    const lines = write({
      ...ABOUT,
      people: new Map([
        ['a', HASH],
        ['b', HASH],
      ]),
    }).split('\n');
    expect(lines.filter((line) => line.includes(HASH))).toHaveLength(2);
  });
});

test.each([
  ['no JSON', '{'],
  ['nothing', ''],
  ['a list', '[]'],
  ['another version', '{"version":2,"name":"","made":"2026-01-01","people":{}}'],
  ['no day', '{"version":1,"name":"","made":"2026-02-31","people":{}}'],
  ['no people', '{"version":1,"name":"","made":"2026-01-01"}'],
  ['a list of people', '{"version":1,"name":"","made":"2026-01-01","people":[]}'],
  ['a hash that is none', '{"version":1,"name":"","made":"2026-01-01","people":{"a":"x"}}'],
  ['a number for a hash', '{"version":1,"name":"","made":"2026-01-01","people":{"a":1}}'],
  ['a prototype', '{"__proto__":{"version":1,"name":"","made":"2026-01-01","people":{}}}'],
  ['a name too long', `{"version":1,"name":"${'x'.repeat(2000)}","made":"2026-01-01","people":{}}`],
])('a file with %s is not a manifest', (_name, text) => {
  expect(readManifest(text).ok).toBe(false);
});

test('anything at all is read without throwing', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(readManifest(text).ok).toBe(false);
    }),
  );
});

describe('changes', () => {
  const before = people({ anna: 'a', ben: 'b', carl: 'c' });
  const after = people({ ben: 'b', carl: 'x', dora: 'd' });

  test('are who has joined, left, changed or stayed', () => {
    expect(changesSince(before, after)).toEqual({
      joined: ['dora'],
      left: ['anna'],
      changed: ['carl'],
      same: ['ben'],
    });
  });

  test('are everybody, for a first run', () => {
    expect(changesSince(null, after).joined).toEqual(['ben', 'carl', 'dora']);
  });
});

describe('the hash of a signature', () => {
  test('is 32 digits, and differs with HTML or text', () => {
    const hash = contentHash({ html: 'a', text: 'b' });
    expect(hash).toMatch(/^[0-9a-f]{32}$/);
    expect(contentHash({ html: 'a', text: 'b' })).toBe(hash);
    expect(contentHash({ html: 'ab', text: '' })).not.toBe(hash);
    expect(contentHash({ html: 'a', text: 'c' })).not.toBe(hash);
  });

  test('is one of its own for each of many', () => {
    const hashes = Array.from({ length: 20_000 }, (_, index) =>
      contentHash({ html: `<p>${index}</p>`, text: String(index) }),
    );
    expect(new Set(hashes).size).toBe(hashes.length);
  });
});

function write({
  people,
  ...about
}: Omit<ArchiveManifest, 'files' | 'inputs' | 'listing'>): string {
  const writer = manifestWriter(about);
  return [
    writer.begin(),
    ...[...people].map(([address, hash]) => writer.add(address, hash)),
    writer.beforeFiles(),
    writer.end(),
  ].join('');
}

function people(hashes: Readonly<Record<string, string>>) {
  return { people: new Map(Object.entries(hashes)) };
}
