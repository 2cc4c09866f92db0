import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { quotedPrintable } from '../../../../src/export/packages/formats/quoted-printable';
import { cleanText } from '../../../../src/base/text';

describe('quoted-printable', () => {
  test.each([
    ['a=b', 'a=3Db'],
    ['ü', '=C3=BC'],
    ['at the end ', 'at the end=20'],
    ['at the end\t\nnext', 'at the end=09\r\nnext'],
    ['one\r\ntwo\rthree', 'one\r\ntwo\r\nthree'],
    ['', ''],
  ])('writes %j as %j', (text, written) => {
    expect(quotedPrintable(text)).toBe(written);
  });

  test('breaks lines of 76 and never within a byte', () => {
    expect(quotedPrintable('x'.repeat(76))).toBe(`${'x'.repeat(75)}=\r\nx`);
    expect(quotedPrintable('ü'.repeat(30), '\n').split('\n')).toEqual([
      `${'=C3=BC'.repeat(12)}=C3=`,
      `=BC${'=C3=BC'.repeat(12)}=`,
      '=C3=BC'.repeat(5),
    ]);
  });

  test('any text comes back', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (given) => {
        const text = cleanText(given);
        const written = quotedPrintable(text);
        expect(written.split('\r\n').filter((line) => line.length > 76)).toEqual([]);
        expect(written).not.toMatch(/[\t ](?:\r\n|$)|[^\t\r\n\x20-\x7e]/);
        expect(decoded(written)).toBe(text);
      }),
    );
  });
});

/** As RFC 2045 has it read. */
function decoded(written: string): string {
  const bytes = written
    .replaceAll('=\r\n', '')
    .replaceAll('\r\n', '\n')
    .replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
