import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { htmlLines } from '../../src/ui/code-view';

const LINES = htmlLines(
  '<table width="600"><tr><td style="color:#333">A &amp; <a href="https://x.y?a=1>2">B</a></td></tr></table>',
);

function written(html: string): string {
  return htmlLines(html)
    .flatMap(({ tokens }) => tokens.map(({ text }) => text))
    .join('');
}

test('tables, rows and cells begin a line; a cell without a table in it ends on its own', () => {
  const lines = LINES.map(({ depth, tokens }) => [depth, tokens.map(({ text }) => text).join('')]);
  expect(lines).toEqual([
    [0, '<table width="600">'],
    [1, '<tr>'],
    [2, '<td style="color:#333">A &amp; <a href="https://x.y?a=1>2">B</a></td>'],
    [1, '</tr>'],
    [0, '</table>'],
  ]);
});

test('each token has its kind', () => {
  const tokens = LINES[2]?.tokens.map(({ kind, text }) => `${kind} ${text}`) ?? [];
  expect(tokens.slice(0, 10)).toEqual([
    'punctuation <',
    'tag td',
    'punctuation  ',
    'attribute style',
    'punctuation =',
    'value "color:#333"',
    'punctuation >',
    'text A ',
    'entity &amp;',
    'text  ',
  ]);
});

test('nothing is added or left out, whatever it is given', () => {
  const odd = fc.constantFrom('<', '>', '</', '/>', '"', "'", '=', '&', ';', '<td', 'a', ' ', '\n');
  const text = fc.oneof(
    fc.string(),
    fc.array(odd).map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(text, (html) => {
      expect(written(html)).toBe(html);
    }),
    { numRuns: 200 },
  );
});

test('ends that nothing opened leave the depth where it is', () => {
  expect(htmlLines('</td></table><td>x').map(({ depth }) => depth)).toEqual([0, 0]);
});
