import { assert, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { isShareHash } from '../../../src/model/share-link';
import { inflatingHash, shortInflatingHash } from '../../helpers/hostile-files';
import { fromShareHash, toShareHash } from '../../../src/saving/browser/share-hash';

const TEXT = JSON.stringify({ name: 'Åsa O’Hara 李', lines: ['a', 'b', 'a', 'b'], code: 'x1y2z3' });

test('any text comes back, in characters that no program changes in a link', () => {
  assert(
    property(string({ unit: 'binary' }), (text) => {
      const hash = toShareHash(text);
      expect(isShareHash(hash)).toBe(true);
      expect(hash).toMatch(/^#[\w.-]+$/);
      expect(fromShareHash(hash)).toEqual({ ok: true, value: text });
    }),
  );
});

test('a link that was cut is reported with how much of it has come', () => {
  const hash = toShareHash(TEXT);
  const packed = hash.slice(hash.lastIndexOf('.') + 1);
  for (let missing = 1; missing <= packed.length; missing++) {
    const come = packed.length - missing;
    const problem = { code: 'cut', come, of: packed.length };
    expect(fromShareHash(hash.slice(0, hash.length - missing))).toEqual({ ok: false, problem });
  }
});

test('what stands right behind a link does no harm', () => {
  for (const tail of ['.', ')', '>', '%20', 'and', ', see there']) {
    expect(fromShareHash(toShareHash(TEXT) + tail)).toEqual({ ok: true, value: TEXT });
  }
});

test('each single character that was changed is found', () => {
  const hash = toShareHash(TEXT);
  const from = hash.lastIndexOf('.') + 1;
  for (let at = from; at < hash.length; at++) {
    const other = hash[at] === 'A' ? 'B' : 'A';
    const changed = hash.slice(0, at) + other + hash.slice(at + 1);
    expect(fromShareHash(changed), `at ${at}`).toEqual({ ok: false, problem: { code: 'damaged' } });
  }
});

test.each(['#s1', '#s1.', '#s1.4', '#s1.4.x', '#s1.4.é.AAAA', '#s1.-4.x.AAAA', '#s1.9999999.x.A'])(
  '%s gives a problem, not an error',
  (hash) => {
    expect(fromShareHash(hash).ok).toBe(false);
  },
);

test('a link of a later version is named, not guessed at', () => {
  const later = toShareHash(TEXT).replace('#s1', '#s12');
  expect(fromShareHash(later)).toEqual({ ok: false, problem: { code: 'newer', version: 12 } });
});

test.each(['#s0', '#s00', '#s01', '#s001'])('%s is no version that ever was', (version) => {
  const hash = toShareHash(TEXT).replace('#s1', version);
  expect(isShareHash(hash)).toBe(true);
  expect(fromShareHash(hash)).toEqual({ ok: false, problem: { code: 'damaged' } });
});

test.each(['#s-1', '#s1.5', '#s1e0', '#s+1', '#s 1'])('%s is read as none', (version) => {
  expect(fromShareHash(toShareHash(TEXT).replace('#s1', version)).ok).toBe(false);
});

test('a small link that would unpack to a very long text is refused', () => {
  const bomb = toShareHash('a'.repeat(20_000_000));
  expect(bomb.length).toBeLessThan(30_000);
  // Compared bare: a failure would print the text.
  expect(fromShareHash(bomb).ok).toBe(false);
});

test('of a link that is longer than any, nothing is unpacked', () => {
  const hash = inflatingHash();
  expect(hash.length).toBeGreaterThan(60_000);
  expect(fromShareHash(hash)).toEqual({ ok: false, problem: { code: 'too-long' } });
});

test('a link that is just short enough is unpacked as far as a signature goes', () => {
  const hash = shortInflatingHash();
  expect(hash.length).toBeLessThan(20_000);
  expect(fromShareHash(hash)).toEqual({ ok: false, problem: { code: 'damaged' } });
});

test.each(['', '#', '#main', '#sample', '#s', '#s1', '#_r_0_'])(
  '%s is no shared signature',
  (hash) => {
    expect(isShareHash(hash)).toBe(false);
  },
);
