import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeBase64, encodeBase64 } from '../../src/model/base64';

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

test.each(['T', 'TWFuT', 'TW-_', 'TWFu!', 'é', '<script>'])('%j is no base64', (text) => {
  expect(decodeBase64(text)).toBeNull();
});
