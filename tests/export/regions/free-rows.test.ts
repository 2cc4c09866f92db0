import { expect, test } from 'vitest';
import { withFreeRows } from '../../../src/export/regions/free-rows';
import type { Item } from '../../../src/export/items/item';
import { cut } from '../../../src/export/passes/regions/cut';
import { designOf } from '../../helpers/scenes';
import { contextOf, formOf, itemsOfDesign, sketch } from '../../helpers/pass-forms';

const LINE = { type: 'text', height: 20, width: 100 } as const;

/** Two rows of two lines each, the ends of which meet: the lower row begins so much too high. */
function rowsMeeting(by: number): readonly Item[] {
  return itemsOfDesign(
    designOf([
      { ...LINE, x: 0, y: 0, content: 'Up' },
      { ...LINE, x: 90, y: 2, width: 30, content: 'right' },
      { ...LINE, x: 0, y: 22 - by, width: 60, content: 'Down' },
      { ...LINE, x: 60, y: 22, content: 'right' },
    ]),
  );
}

test('lines that bar a way between rows are lowered to their letters, their letters staying in place', () => {
  const items = rowsMeeting(1);
  const freed = withFreeRows(items);
  const changed = freed.filter((item, index) => item !== items[index]);
  expect(changed.map(({ id }) => id)).toEqual(['text-1']);
  const middles = [freed, items].map((all) => all.map(({ box }) => box.y0 + box.y1));
  expect(middles[0]).toEqual(middles[1]);
});

test('nothing is lowered where no way comes free', () => {
  const items = rowsMeeting(9);
  expect(withFreeRows(items)).toBe(items);
});

test('nothing is lowered where the ways are free', () => {
  const items = rowsMeeting(0);
  expect(withFreeRows(items)).toBe(items);
});

test('rows whose lines meet by a px are cut as rows', () => {
  const page = { x0: 0, y0: 0, x1: 200, y1: 100 };
  const line = { ...LINE, type: 'name', x: 0, y: 60, width: 200, content: 'All' } as const;
  const below = itemsOfDesign(designOf([line]));
  const { root } = cut.run(formOf([...rowsMeeting(1), ...below], page), contextOf());
  expect(sketch(root)).toBe('(<top [text-0 text-1]> <top [text-2 text-3]> name-0)');
});
