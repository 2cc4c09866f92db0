import { describe, expect, test } from 'vitest';
import { crc32 } from '../../../../src/base/crc32';
import { digestOfBytes, digestOfPieces } from '../../../../src/model/picture/fingerprint';
import { bytesOf } from '../../../../src/team/core/kept/file-content';

const TEXT = 'Åsa, 山田 😀\r\n'.repeat(20_000);
const BYTES = new TextEncoder().encode(TEXT);

function* pieces(): Generator<string> {
  // A letter of two code units is never in two pieces.
  for (const letter of TEXT) yield letter;
}

describe('a content in pieces', () => {
  const content = { [Symbol.iterator]: pieces };

  test('has the bytes of the whole text, each time', () => {
    expect(Buffer.concat([...bytesOf(content)]).equals(BYTES)).toBe(true);
    expect(Buffer.concat([...bytesOf(content)]).equals(BYTES)).toBe(true);
    expect([...bytesOf(content)].length).toBeLessThan(10);
  });

  test('has the digest and the checksum of the whole', () => {
    expect(digestOfPieces(bytesOf(content))).toBe(digestOfBytes(BYTES));
    const [first = new Uint8Array(), ...others] = bytesOf(content);
    const crc = others.reduce((before, bytes) => crc32(bytes, before), crc32(first));
    expect(crc).toBe(crc32(BYTES));
  });
});

test('a text and bytes are one piece', () => {
  expect([...bytesOf('Zoë')].map((bytes) => [...bytes])).toEqual([[90, 111, 195, 171]]);
  expect([...bytesOf(BYTES)][0]).toBe(BYTES);
});
