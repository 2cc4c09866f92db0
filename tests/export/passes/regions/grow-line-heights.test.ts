import { expect, test } from 'vitest';
import type { Region } from '../../../../src/export/regions/region';
import { growLineHeights } from '../../../../src/export/passes/regions/grow-line-heights';
import type { SceneElement } from '../../../../src/scene/scene';
import { contextOf, itemsOfDesign, regionsAfter, sketch } from '../../../helpers/pass-forms';
import { designOf } from '../../../helpers/scenes';

const PAGE = { x0: 0, y0: 0, x1: 300, y1: 80 };
const CARD = {
  type: 'rectangle',
  x: 0,
  y: 0,
  width: 40,
  height: 60,
  style: { borderWidth: 0 },
} as const;

/** A bar with words beside it that begin so much below its top. */
function beside(y: number, rest: Partial<SceneElement> = {}): { before: Region; after: Region } {
  const words = {
    type: 'text',
    x: 60,
    y,
    width: 150,
    height: 20,
    content: 'Words',
    ...rest,
  } as const;
  const { form } = regionsAfter('alignTops', itemsOfDesign(designOf([CARD, words])), PAGE);
  return { before: form.root, after: growLineHeights.run(form, contextOf()).root };
}

test.each([1, 2, 4])('a line %i px below the top of its row is heightened to it', (y) => {
  const { before, after } = beside(y);
  expect(sketch(before)).toContain('<');
  expect(sketch(after)).not.toContain('<');
});

test.each<[string, number, Partial<SceneElement>]>([
  ['a line further off', 6, {}],
  ['a paragraph', 3, { wrap: true, width: 60, height: 40, content: 'Words on two lines' }],
  ['a picture', 3, { type: 'logo', height: 30, content: 'https://example.com/a.png' }],
])('%s keeps its slot', (_, y, rest) => {
  const { before, after } = beside(y, rest);
  expect(sketch(before)).toContain('<');
  expect(after).toEqual(before);
});
