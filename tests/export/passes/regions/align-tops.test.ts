import { expect, test } from 'vitest';
import { printScene } from '../../../../src/export/print/print-scene';
import type { Design } from '../../../../src/scene/scene';
import { designOf } from '../../../helpers/scenes';
import { itemsOfDesign, regionsOf, sketch } from '../../../helpers/pass-forms';

const PAGE = { x0: 0, y0: 0, x1: 230, y1: 60 };

/** A picture that begins so much lower than the name beside it, which has 3 px of empty height above. */
function pictureBeside(lower: number): Design {
  const name = { type: 'text', x: 80, y: 0, width: 150, height: 28, content: 'A name' } as const;
  const content = 'https://example.com/logo.png';
  return designOf(
    [
      { type: 'logo', x: 0, y: lower, width: 60, height: 40, content },
      { ...name, style: { fontSize: 20 } },
      { ...name, y: 40, height: 20, content: 'A title' },
    ],
    { frame: { width: 600, height: 200, trim: true } },
  );
}

function sketchOf(design: Design): string {
  return sketch(regionsOf(itemsOfDesign(design), PAGE).root);
}

function tablesIn(design: Design): number {
  return printScene(design).html.match(/<table/g)?.length ?? 0;
}

test.each([1, 2, 3])('a picture %i px below the empty height of a line begins with it', (lower) => {
  expect(sketchOf(pictureBeside(lower))).toBe(`(${lower} [logo-0 (text-1 text-2)])`);
});

test('a line that would lose letters keeps its height', () => {
  expect(sketchOf(pictureBeside(4))).toBe('[<bottom logo-0> (text-1 text-2)]');
});

test('a picture that begins with the line beside it needs no table for itself', () => {
  expect(tablesIn(pictureBeside(3))).toBeLessThanOrEqual(tablesIn(pictureBeside(4)));
  expect(printScene(pictureBeside(3)).html).not.toContain('padding:3px 0 0;font-size:0');
  expect(printScene(pictureBeside(4)).html).toContain('padding:4px 0 0;font-size:0');
});
