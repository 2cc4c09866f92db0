import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeBase64, encodeBase64 } from '../../src/base/base64';

test('bytes survive the way there and back', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 100 }), (bytes) => {
      expect(decodeBase64(encodeBase64(bytes))).toEqual(bytes);
    }),
  );
});

test('encoding is that of the platform', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 100 }), (bytes) => {
      expect(encodeBase64(bytes)).toBe(Buffer.from(bytes).toString('base64'));
    }),
  );
});

test.each([
  ['', []],
  ['TWFu', [77, 97, 110]],
  ['TWE=', [77, 97]],
  ['TQ==', [77]],
  ['TQ', [77]],
  ['TW\nFu ', [77, 97, 110]],
  ['+/+/', [251, 255, 191]],
])('%j holds %j', (text, bytes) => {
  expect([...(decodeBase64(text) ?? [0])]).toEqual(bytes);
});

test('what is no multiple of a chunk survives too', () => {
  for (const length of [6143, 6144, 6145, 6146, 20_000]) {
    const bytes = Uint8Array.from({ length }, (_, index) => index * 7);
    expect(encodeBase64(bytes)).toBe(Buffer.from(bytes).toString('base64'));
    expect(decodeBase64(encodeBase64(bytes))).toEqual(bytes);
  }
});

test('reading is that of browsers', () => {
  const letters = fc.string({
    unit: fc.constantFrom('A', 'Q', 'f', '/', '=', ' ', '\n', '-', 'é'),
  });
  fc.assert(
    fc.property(letters, (text) => {
      expect(decodeBase64(text)).toEqual(asBrowsersRead(text));
    }),
    { numRuns: 2000 },
  );
});

test.each(['=', '==', 'T', 'T=', 'T===', 'TQ=', 'TWE==', 'TWFu=', 'TWFu==', 'TQ==TQ==', 'AA==AA'])(
  '%j is padded wrongly',
  (text) => {
    expect(decodeBase64(text)).toBeNull();
  },
);

test.each(['T', 'TWFuT', 'TW-_', 'TWFu!', 'é', '<script>'])('%j is no base64', (text) => {
  expect(decodeBase64(text)).toBeNull();
});

function asBrowsersRead(text: string): Uint8Array | null {
  try {
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}
