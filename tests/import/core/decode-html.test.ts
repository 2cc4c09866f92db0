import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { utf16 } from '../../../src/export/packages/formats/text-formats';
import { cleanText } from '../../../src/base/text';
import { decodeHtml } from '../../../src/import/browser/mails/read-mail';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const latin1 = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'latin1'));

describe('a page is read', () => {
  test('as UTF-8 where it is legal', () => {
    expect(decodeHtml(utf8('<b>Jürgen 山田</b>'))).toBe('<b>Jürgen 山田</b>');
  });

  test('as windows-1252 where it is not UTF-8', () => {
    expect(decodeHtml(latin1('<b>Jürgen</b>'))).toBe('<b>Jürgen</b>');
  });

  test.each([
    '<meta charset="windows-1252">',
    "<META CHARSET='ISO-8859-1'>",
    '<meta http-equiv=Content-Type content="text/html; charset=windows-1252">',
    '<meta http-equiv="Content-Type"\r\n content="text/html;charset = iso-8859-1">',
    `<!--${' '.repeat(2000)}--><meta charset=windows-1252>`,
  ])('in the encoding that it declares: %s', (meta) => {
    expect(decodeHtml(latin1(`${meta}Jürgen`))).toBe(`${meta}Jürgen`);
    // Valid UTF-8 that is declared as something else.
    expect(decodeHtml(utf8(`${meta}ü`))).toBe(`${meta}Ã¼`);
  });

  test('with the dashes and quotes of Windows', () => {
    const bytes = Uint8Array.from([...latin1('<meta charset=windows-1252>'), 0x93, 0x96, 0x94]);
    // Some machines decode these otherwise than browsers do, and what cleans texts corrects that.
    expect(cleanText(decodeHtml(bytes))).toBe('<meta charset=windows-1252>“–”');
  });

  test('in the letters of other countries', () => {
    const bytes = Uint8Array.from([...latin1('<meta charset="windows-1251">'), 0xc0, 0xe1]);
    expect(decodeHtml(bytes)).toBe('<meta charset="windows-1251">Аб');
  });

  test('as UTF-8 where it has the byte-order mark of that, whatever it declares', () => {
    expect(decodeHtml(utf8('\uFEFF<meta charset=windows-1252>ü'))).toBe(
      '<meta charset=windows-1252>ü',
    );
  });

  test('as UTF-16 where it is marked so', () => {
    const little = utf16('<b>Zoë 👩‍🚀</b>');
    expect(decodeHtml(little)).toBe('<b>Zoë 👩‍🚀</b>');
    const big = little.slice();
    for (let at = 0; at < big.length; at += 2) {
      big[at] = little[at + 1] ?? 0;
      big[at + 1] = little[at] ?? 0;
    }
    expect(decodeHtml(big)).toBe('<b>Zoë 👩‍🚀</b>');
  });

  test('as UTF-8 where it declares UTF-16, which it cannot be', () => {
    expect(decodeHtml(utf8('<meta charset="utf-16">ü'))).toBe('<meta charset="utf-16">ü');
  });

  test('as UTF-8 where it declares an unknown encoding', () => {
    expect(decodeHtml(utf8('<meta charset="x-klingon">ü'))).toBe('<meta charset="x-klingon">ü');
  });

  test('whatever its bytes are', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        expect(decodeHtml(bytes).length).toBeLessThanOrEqual(bytes.length);
      }),
    );
  });
});
