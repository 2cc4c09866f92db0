import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { printNode } from '../../../../src/email/print/print';
import { minify } from '../../../../src/export/passes/html/minify';
import { contextOf, htmlForm } from '../../../helpers/pass-forms';
import { anyTable, trickyText } from '../../../helpers/arbitrary-doc';
import { attribute, parseHtml } from '../../../helpers/html';
import { escapeText } from '../../../../src/email/print/escape';

describe('what is taken out', () => {
  test.each([
    [
      'blanks in a style',
      '<td style="padding: 0; color : #000000;">',
      '<td style="padding:0;color:#000000">',
    ],
    ['blanks around a style', '<td style=" padding:0 ;  ">', '<td style="padding:0">'],
    ['doubled semicolons at the end', '<td style="padding:0;;">', '<td style="padding:0">'],
  ])('%s', (_, given, result) => {
    expect(minified(given)).toBe(result);
  });
});

describe('what stays', () => {
  test.each([
    ['text that looks like a style', '<td style="padding:0">a ; b : c;  d</td>'],
    ['a style in the text', '<td>style="padding: 0; "</td>'],
    ['blanks in the text', '<td>  two  blanks \n </td>'],
    ['blanks within a value', `<td style="font-family:'Courier New',monospace;padding:8px 4px">`],
    ['blanks and semicolons in a font name', `<td style="font-family:'a ; b',serif;padding:0">`],
    ['a quote that is not closed', `<td style="font-family:a'b;padding:0">`],
    ['a font named like a property', `<td style="font-family:'a: b'">`],
    ['a gradient', '<td style="background:#112233 linear-gradient(90deg,#112233,#445566)">'],
    ['semicolons and colons in another attribute', '<img alt="a ; b : c" style="border:0">'],
    ['an attribute that ends like style', '<td data-style="padding: 0; ">'],
    ['quotes in the text', `<td>"a" 'b'; c: d</td>`],
    ['a text that contains alt', '<td>an alt alt= alt</td>'],
    ['an alternative text that contains alt', '<img alt="an alt text" src="a">'],
    [
      'an alternative text that would pass for attributes',
      '<img alt="x alt onerror=alert(1) style " src="a">',
    ],
    ['a link whose name contains style', '<a aria-label="a style  b ; c" href="d">'],
    ['a name that holds a bracket', '<img alt="a > b alt c" src="a">'],
    ['an empty alternative text', '<img alt="" src="a">'],
    ['references', '<td>&lt;td style="padding: 0;"&gt; &amp; &quot;</td>'],
  ])('%s', (_, html) => {
    expect(minified(html)).toBe(html);
  });
});

test.each([
  ['<img src="a" alt width="1">', '<img src="a" alt="" width="1">'],
  ['<img src="a" alt>', '<img src="a" alt="">'],
])('an alternative text whose value was lost gets it back: %s', (given, result) => {
  expect(minified(given)).toBe(result);
});

test('twice is once', () => {
  fc.assert(
    fc.property(anyTable, (doc) => {
      const once = minified(printNode(doc));
      expect(minified(once)).toBe(once);
    }),
  );
});

test('what the printer wrote has nothing to take out', () => {
  fc.assert(
    fc.property(anyTable, (doc) => {
      expect(minified(printNode(doc))).toBe(printNode(doc));
    }),
  );
});

test('texts and attributes are left as they are, whatever they hold', () => {
  fc.assert(
    fc.property(trickyText, trickyText, (text, alt) => {
      const value = alt.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('>', '&gt;');
      const html = `<td style="color : red; "><img alt="${value}" style="border:0"><i>${escapeText(text)}</i>`;
      const [img, italic] = parseHtml(minified(`<table><tr>${html}</table>`)).tags.slice(-2);
      expect(img && attribute(img, 'alt')).toBe(alt);
      expect(italic?.children).toEqual([text]);
    }),
  );
});

function minified(html: string): string {
  return minify.run(htmlForm(html), contextOf()).html;
}
