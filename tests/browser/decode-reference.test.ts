import { expect, test } from 'vitest';
import { cleanHtml } from '../../src/editor/paste/clean-html';
import { decodeReference } from '../../src/platform/decode-reference';

test.each([
  ['&uuml;', 'ü'],
  ['&Uuml;', 'Ü'],
  ['&Scaron;', 'Š'],
  ['&lstrok;', 'ł'],
  ['&zcaron;', 'ž'],
  ['&rarr;', '→'],
  ['&phone;', '☎'],
  ['&nbsp;', '\u00a0'],
  ['&lt;', '<'],
  ['&copy', '©'],
  ['&uumlller', 'üller'],
  ['&#8211;', '–'],
  ['&#x2014;', '—'],
  ['&#150;', '–'],
  ['&#0;', '\ufffd'],
  ['&nosuch;', '&nosuch;'],
  ['&NotEqualTilde;', '≂̸'],
  ['&lt;b&gt;', '&lt;b&gt;'],
  ['<b>', '<b>'],
  ['', ''],
])('%j stands for %j', (reference, letters) => {
  expect(decodeReference(reference)).toBe(letters);
});

test('a name that was pasted from a source has its letters', () => {
  const { text, spans } = cleanHtml('<b>M&uuml;ller</b> &ndash; Stra&szlig;e', decodeReference);
  expect(text).toBe('Müller – Straße');
  expect(spans).toEqual([{ start: 0, end: 6, bold: true }]);
});
