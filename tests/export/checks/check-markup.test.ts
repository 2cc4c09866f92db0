import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { printNode } from '../../../src/email/print/print';
import { checkMarkup } from '../../../src/export/checks/check-markup';
import { anyTable } from '../../helpers/arbitrary-doc';

const REFUSAL = /^The output /;

const PRINTED =
  '<table width="1" style="color:#000000"><tr><td nowrap>a &lt; b<br><a href="https://a.example" style="color:#111111"><img src="https://a.example/b.png" width="1" height="1" alt=""></a></td></tr></table>';

test('what the printer wrote passes, with other styles too', () => {
  expect(checkMarkup(PRINTED)).toBe(PRINTED);
  const restyled = PRINTED.replace('color:#000000', 'color: #000000; border-collapse: collapse');
  expect(checkMarkup(restyled, PRINTED)).toBe(restyled);
});

test('whatever the printer can write passes', () => {
  fc.assert(
    fc.property(anyTable, (doc) => {
      expect(() => checkMarkup(printNode(doc))).not.toThrow();
    }),
  );
});

describe('markup that differs from what was printed is refused', () => {
  test.each([
    ['another text', 'a &lt; b', 'a &lt; c'],
    ['a text gone', 'a &lt; b', ''],
    ['another attribute', 'width="1"', 'width="2"'],
    ['an attribute more', '<td nowrap', '<td nowrap width="1"'],
    ['an attribute gone', '<td nowrap', '<td'],
    ['another address', 'https://a.example"', 'https://b.example"'],
    ['a tag more', '<br>', '<br><br>'],
    ['a tag gone', '<br>', ''],
    ['another tag', '<br>', '<div>'],
    ['an end that is missing', '</table>', ''],
    ['a text more', '</table>', '</table>a'],
    ['a comment', '<br>', '<!-- --><br>'],
  ])('%s', (_, from, to) => {
    expect(() => checkMarkup(PRINTED.replace(from, to), PRINTED)).toThrow(REFUSAL);
  });
});

describe('what the printer never writes is refused, though it was printed', () => {
  test.each([
    ['a tag of another kind', '<br>', '<script></script>'],
    ['a tag named like a part of every object', '<br>', '<constructor></constructor>'],
    ['an attribute that runs', '<img ', '<img onerror="alert(1)" '],
    ['an attribute of another tag', '<br>', '<br width="1">'],
    ['an attribute twice', 'width="1" style', 'width="1" width="1" style'],
    ['a link that runs', 'href="https://a.example"', 'href="javascript:alert(1)"'],
    ['a link that runs, in capitals', 'href="https://a.example"', 'href="JavaScript:alert(1)"'],
    ['a picture that is a drawing', 'src="https://a.example/b.png"', 'src="data:image/svg+xml,x"'],
    ['a picture from nowhere', 'src="https://a.example/b.png"', 'src="//a.example/b.png"'],
    ['a style that loads', 'color:#111111', 'background:url(x)'],
    ['a style that runs', 'color:#111111', 'width:Expression(x)'],
    ['a style that ends', 'color:#111111', 'color:#111111}b{'],
    ['a comment', '<br>', '<!-- -->'],
    ['a doctype', '<table', '<!doctype html><table'],
    ['a bare value', 'width="1"', 'width=1'],
    ['single quotes', 'width="1"', "width='1'"],
    ['a bracket in a value', 'alt=""', 'alt="<"'],
    ['a bracket without a tag', 'a &lt; b', 'a < b'],
    ['an end that is crossed', '</a></td>', '</td></a>'],
    ['an end too many', '</table>', '</table></table>'],
    ['a tag that is not closed', '</table>', '</table'],
  ])('%s', (_, from, to) => {
    const html = PRINTED.replace(from, to);
    expect(html).not.toBe(PRINTED);
    expect(() => checkMarkup(html)).toThrow(REFUSAL);
  });
});
