import { expect, test } from 'vitest';
import type { Item } from '../../../../src/export/items/item';
import { dropHidden } from '../../../../src/export/passes/items/drop-hidden';
import { contextOf, formOf, planeOf, textOf } from '../../../helpers/pass-forms';

const PAGE = { x0: 0, y0: 0, x1: 300, y1: 100 };
const WORDS = textOf('words', [20, 20, 80, 20]);
const COVER = planeOf('cover', [0, 0, 200, 60]);
const { background: _background, ...BARE } = COVER.cell;
const FRAME = { ...COVER, cell: BARE };

function dropped(...items: readonly Item[]) {
  const context = contextOf();
  const form = formOf(items, PAGE);
  const after = dropHidden.run(form, context);
  return { form, after, left: after.items.map(({ id }) => id), reported: context.findings.all() };
}

test('what lies fully under an opaque plane is left out and reported', () => {
  const { left, reported } = dropped(WORDS, COVER);
  expect(left).toEqual(['cover']);
  expect(reported).toMatchObject([{ rule: 'element-hidden', args: { label: 'words' } }]);
});

test('what counts is its ink: an empty part of its box may look out', () => {
  const wide = { ...WORDS, box: { ...WORDS.box, x1: 280 } };
  expect(dropped(wide, COVER).left).toEqual(['cover']);
});

test.each<[string, readonly Item[]]>([
  ['lies above the plane', [COVER, WORDS]],
  ['looks out by a px', [textOf('words', [20, 20, 181, 20]), COVER]],
  ['lies under a frame without a background', [WORDS, FRAME]],
  [
    'lies under a plane with round corners',
    [WORDS, planeOf('cover', [0, 0, 200, 60], { radius: 4 })],
  ],
  ['lies under words', [textOf('a', [20, 20, 40, 20]), textOf('b', [20, 20, 40, 20])]],
])('what %s stays', (_, items) => {
  const { form, after, reported } = dropped(...items);
  expect(after).toBe(form);
  expect(reported).toEqual([]);
});

test('of several planes over one another only the topmost is left', () => {
  const planes = ['a', 'b', 'c'].map((id) => planeOf(id, [0, 0, 100, 40]));
  expect(dropped(...planes).left).toEqual(['c']);
});
