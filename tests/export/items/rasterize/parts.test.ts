import { expect, test } from 'vitest';
import { literal, row, spacer, table } from '../../../../src/email/builders';
import type { CellNode, LinkNode } from '../../../../src/email/nodes';
import { partsOf } from '../../../../src/export/items/rasterize/slices';
import { planeOf } from '../../../helpers/pass-forms';

const BOX = [10, 20, 60, 24] as const;

test('a text is one part with its words on one line', () => {
  const cell = { children: [literal('Jane\n Doe '), literal('!', { decorative: true })] };
  expect(partsOf(planeOf('A', BOX, cell))).toEqual([
    { box: { x0: 10, y0: 20, x1: 70, y1: 44 }, href: null, words: 'Jane Doe' },
  ]);
});

test('a linked picture has the address and the name of its link, or else its alternative text', () => {
  const [named, plain] = [{ label: 'Our site' }, {}].map((rest) =>
    partsOf(planeOf('A', BOX, { children: [{ ...linkTo('a', 'x'), ...rest, children: [IMAGE] }] })),
  );
  expect(named).toMatchObject([{ href: 'https://a.example', words: 'Our site' }]);
  expect(plain).toMatchObject([{ href: 'https://a.example', words: 'A harbor' }]);
});

test('each badge of a row is a part, distances and badges without a width are none', () => {
  const cells = [
    badge('a', { width: 24 }),
    spacer({ width: 6 }),
    badge('b', {}),
    badge('c', { width: 30 }),
  ];
  const found = partsOf(planeOf('A', BOX, { children: [table([row(...cells)])] }));
  expect(found).toEqual([
    { box: { x0: 10, y0: 20, x1: 34, y1: 44 }, href: 'https://a.example', words: 'a' },
    { box: { x0: 40, y0: 20, x1: 70, y1: 44 }, href: 'https://c.example', words: 'c' },
  ]);
});

test('a badge alone, and badges in several rows, are one part', () => {
  const alone = table([row(badge('a', { width: 24 }))]);
  const rows = table([
    row(badge('a', { width: 24 }), badge('b', { width: 24 })),
    row(badge('c', { width: 24 })),
  ]);
  const whole = { x0: 10, y0: 20, x1: 70, y1: 44 };
  expect(partsOf(planeOf('A', BOX, { children: [alone] }))).toMatchObject([{ box: whole }]);
  expect(partsOf(planeOf('A', BOX, { children: [rows] }))).toMatchObject([{ box: whole }]);
});

const IMAGE = {
  kind: 'image',
  src: 'https://a.example/a.png',
  width: 10,
  height: 10,
  alt: 'A harbor',
} as const;

function linkTo(host: 'a' | 'b' | 'c', words: string): LinkNode {
  const href = `https://${host}.example` as const;
  return { kind: 'link', href, color: '#000000', underline: false, children: [literal(words)] };
}

function badge(host: 'a' | 'b' | 'c', props: Partial<CellNode>): CellNode {
  return { kind: 'cell', ...props, children: [linkTo(host, host)] };
}
