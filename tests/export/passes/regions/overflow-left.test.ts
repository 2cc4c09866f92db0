import { expect, test } from 'vitest';
import type { Item } from '../../../../src/export/items/item';
import { overflowLeft } from '../../../../src/export/passes/regions/overflow-left';
import { itemsIn } from '../../../../src/export/regions/region';
import { contextOf, regionsAfter, textOf } from '../../../helpers/pass-forms';

const PAGE = { x0: 0, y0: 0, x1: 200, y1: 40 };
const LINK = {
  kind: 'link',
  href: 'https://example.com/',
  color: '#336699',
  underline: true,
  children: [{ kind: 'text', text: 'words' }],
} as const;

/** The cell of a text that stands right behind another and is laid out as if no room were left for it. */
function overflowing(text: Item) {
  const { form } = regionsAfter('cut', [textOf('left', [0, 0, 100, 20]), text], PAGE);
  const { root } = overflowLeft.run(form, contextOf());
  return { cell: itemsIn(root).find(({ id }) => id === text.id)?.cell, isSame: root === form.root };
}

const RIGHT = textOf('right', [100, 0, 100, 20], { flexX: 'right' });

test('a line that keeps to the right and has no room runs over at its left, read as it was', () => {
  const { cell } = overflowing(RIGHT);
  expect(cell).toMatchObject({ overflowsLeft: true, children: [{ kind: 'text', dir: 'ltr' }] });
});

test('words of a link in it are read as they were, and those that are read from the right as they are', () => {
  const link = overflowing({ ...RIGHT, cell: { ...RIGHT.cell, children: [LINK] } });
  expect(link.cell?.children).toEqual([
    { ...LINK, children: [{ kind: 'text', text: 'words', dir: 'ltr' }] },
  ]);
  const hebrew = { kind: 'text', text: 'שלום', dir: 'rtl' } as const;
  expect(
    overflowing({ ...RIGHT, cell: { ...RIGHT.cell, children: [hebrew] } }).cell?.children,
  ).toEqual([hebrew]);
});

test.each<[string, Item]>([
  ['keeps to the left', { ...RIGHT, flexX: 'left' }],
  ['is in the middle', { ...RIGHT, flexX: 'center' }],
  ['has room enough', { ...RIGHT, ink: { ...RIGHT.ink, x0: 150 } }],
  [
    'is no single line',
    { ...RIGHT, cell: { ...RIGHT.cell, children: [...RIGHT.cell.children, LINK] } },
  ],
])('a text that %s stays as it is', (_, text) => {
  expect(overflowing(text).isSame).toBe(true);
});
