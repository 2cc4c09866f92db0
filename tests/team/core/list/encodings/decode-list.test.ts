import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeList } from '../../../../../src/team/core/list/encodings/decode-list';
import { fixtureBytes, fixturePeople, peopleOf } from '../read-file';

const TEXT = 'Name;Ort\r\nJürgen Groß;Łódź “€” 山田 😀\r\n';

describe('the letters of a list are read', () => {
  test.each([
    ['UTF-8', utf8(TEXT), 'utf-8'],
    ['UTF-8 with its mark', bytesOf([0xef, 0xbb, 0xbf], utf8(TEXT)), 'utf-8'],
    ['UTF-16', bytesOf([0xff, 0xfe], utf16(TEXT)), 'utf-16le'],
    ['UTF-16 the other way round', bytesOf([0xfe, 0xff], swapped(utf16(TEXT))), 'utf-16be'],
    ['UTF-16 without a mark', utf16(TEXT), 'utf-16le'],
    ['UTF-16 the other way round without a mark', swapped(utf16(TEXT)), 'utf-16be'],
  ] as const)('from %s', (_name, bytes, encoding) => {
    expect(decodeList(bytes)).toEqual({ text: TEXT, encoding });
  });

  test('from what Windows had before', () => {
    const bytes = bytesOf([0x93, 0x80, 0x94, 0x20, 0x8a, 0x9f, 0xdf, 0xe9, 0x96]);
    expect(decodeList(bytes)).toEqual({ text: '“€” ŠŸßé–', encoding: 'windows-1252' });
  });

  test('from all bytes of Windows as browsers do, the five that are nothing left out', () => {
    const high = Array.from({ length: 128 }, (_, index) => index + 128).filter(
      (byte) => ![0x81, 0x8d, 0x8f, 0x90, 0x9d].includes(byte),
    );
    // With no byte that could follow one before it, none is UTF-8.
    const spaced = bytesOf(high.flatMap((byte) => [byte, 0x20]));
    const { text } = decodeList(spaced);
    expect(text).toHaveLength(high.length * 2);
    expect(text.slice(0, 10)).toBe('€ ‚ ƒ „ … ');
    expect(text.slice(-64)).toBe(Buffer.from(spaced).toString('latin1').slice(-64));
  });

  test('from two lists put together, one of them of Windows', () => {
    const both = bytesOf(utf8('Jürgen Groß 山田\n'), [0x4a, 0xfc, 0x72, 0x67, 0x0a]);
    expect(decodeList(both)).toEqual({ text: 'Jürgen Groß 山田\nJürg\n', encoding: 'utf-8' });
  });

  test.each([
    ['a slash that is written too long', [0xc0, 0xaf]],
    ['half of a pair', [0xed, 0xa0, 0x80]],
    ['what is past the last letter', [0xf4, 0x90, 0x80, 0x80]],
    ['a sequence without its end', [0xe5, 0xb1]],
  ])('without taking %s for UTF-8', (_name, bytes) => {
    expect(decodeList(bytesOf(bytes)).encoding).toBe('windows-1252');
  });

  test('without control characters that no list needs', () => {
    const { text } = decodeList(utf8('Ja\u0000ne\u0007\tDoe\u000bhere\u007f\r\n\ufeffx'));
    expect(text).toBe('Jane\tDoe here\r\nx');
  });

  test('where there are none', () => {
    expect(decodeList(bytesOf([]))).toEqual({ text: '', encoding: 'utf-8' });
    expect(decodeList(bytesOf([0xff, 0xfe])).text).toBe('');
    expect(decodeList(bytesOf([0xff, 0xfe, 0x41])).text).toBe('');
  });
});

test('any text comes back as it was', () => {
  const text = fc
    .string({ unit: 'grapheme' })
    // oxlint-disable-next-line no-control-regex -- control characters are what is dropped
    .map((each) => each.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufeff]/g, ''));
  fc.assert(
    fc.property(text, (each) => {
      expect(decodeList(utf8(each)).text).toBe(each);
      expect(decodeList(bytesOf([0xff, 0xfe], utf16(each))).text).toBe(each);
      expect(decodeList(bytesOf([0xfe, 0xff], swapped(utf16(each)))).text).toBe(each);
    }),
  );
});

test('any bytes are a text', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      expect(typeof decodeList(bytes).text).toBe('string');
    }),
  );
});

test('a list is the same people in whatever it is written', () => {
  const { text } = decodeList(fixtureBytes('microsoft-365-export'));
  const expected = fixturePeople('microsoft-365-export');
  const files = [bytesOf([0xff, 0xfe], utf16(text)), swapped(utf16(text)), windows(text)];
  for (const file of files) expect(peopleOf(decodeList(file).text)).toEqual(expected);
});

function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

function utf16(text: string): Uint8Array {
  return new Uint8Array(Buffer.from(text, 'utf16le'));
}

function windows(text: string): Uint8Array {
  return new Uint8Array(Buffer.from(text, 'latin1'));
}

function swapped(bytes: Uint8Array): Uint8Array {
  return bytes.map((_, index) => bytes[index ^ 1] ?? 0);
}

function bytesOf(...parts: readonly Iterable<number>[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}
