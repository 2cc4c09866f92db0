import { expect, test } from 'vitest';
import { literal, row, spacer, table } from '../../src/email/builders';
import type { CellNode, InlineNode, LinkNode, TableNode } from '../../src/email/nodes';
import { printPlainText } from '../../src/email/print/plain-text';

const X = linkOf('https://x.com/jane', 'X', 'X');
const IN = linkOf('https://linkedin.com/in/jane', 'in', 'LinkedIn');

test.each<[string, TableNode, string]>([
  ['rows are lines', table([row(cellOf('a')), row(cellOf('b'))]), 'a\nb'],
  ['cells of one line share it', table([row(cellOf('Phone'), cellOf('112'))]), 'Phone 112'],
  ['cells of more do not', table([row(cellOf('a\nb'), cellOf('c'))]), 'a\nb\nc'],
  [
    'spacers and pictures are left out',
    table([row(spacer({ height: 8 })), row(cellOf('a'), picture())]),
    'a',
  ],
  [
    'nested tables stand in their place',
    table([
      row(cellOf('a')),
      row(cellOf(table([row(cellOf('b')), row(cellOf('c'))]))),
      row(cellOf('d')),
    ]),
    'a\nb\nc\nd',
  ],
  ['runs of a cell are one text', table([row(cellOf('a', ' · ', 'b'))]), 'a · b'],
  [
    'white space is folded, blank lines go',
    table([row(cellOf('  a \t b ', '\n\n', 'c'))]),
    'a b\nc',
  ],
  [
    'ornaments are left out',
    table([row(cellOf(literal('❦', { decorative: true }))), row(cellOf('a'))]),
    'a',
  ],
  [
    'a link is its text',
    table([row(cellOf(linkOf('https://a.example', 'a.example')))]),
    'a.example',
  ],
  [
    'a badge is its name and address',
    table([row(cellOf(IN))]),
    'LinkedIn: https://linkedin.com/in/jane',
  ],
  [
    'badges have a line each',
    table([row(cellOf(IN), spacer({ width: 6 }), cellOf(X))]),
    'LinkedIn: https://linkedin.com/in/jane\nX: https://x.com/jane',
  ],
  [
    'so have names in one cell, whatever parts them',
    table([row(cellOf(IN, ' · ', X))]),
    'LinkedIn: https://linkedin.com/in/jane\nX: https://x.com/jane',
  ],
  [
    'a word before a badge stays',
    table([row(cellOf('On ', X, ' too'))]),
    'On X: https://x.com/jane too',
  ],
  ['markup is only text here', table([row(cellOf('<b> & "c"'))]), '<b> & "c"'],
  ['nothing is nothing', table([]), ''],
])('%s', (_, doc, text) => {
  expect(printPlainText(doc)).toBe(text);
});

function cellOf(...children: readonly (string | InlineNode | TableNode)[]): CellNode {
  return {
    kind: 'cell',
    children: children.map((child) => (typeof child === 'string' ? literal(child) : child)),
  };
}

function linkOf(href: LinkNode['href'], text: string, label?: string): LinkNode {
  const link = { kind: 'link', href, color: '#000000', underline: false } as const;
  return { ...link, children: [literal(text)], ...(label === undefined ? {} : { label }) };
}

function picture(): CellNode {
  const image = { kind: 'image', src: 'https://a.example/a.png', alt: 'Jane' } as const;
  return { kind: 'cell', children: [{ ...image, width: 60, height: 60 }] };
}
