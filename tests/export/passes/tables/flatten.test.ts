import { describe, expect, test } from 'vitest';
import { composeScene } from '../../../../src/export/compose/compose-scene';
import { printScene } from '../../../../src/export/print/print-scene';
import type { Box } from '../../../../src/export/geometry/box';
import { flattened } from '../../../../src/export/regions/flattened';
import { checkTiling } from '../../../../src/export/regions/check-tiling';
import { type Item, innerBox } from '../../../../src/export/items/item';
import { itemsIn, regionsIn, type Region } from '../../../../src/export/regions/region';
import { walk } from '../../../../src/email/walk';
import type { Hex } from '../../../../src/model/color/color';
import { designOf } from '../../../helpers/scenes';
import { SHAPES } from '../../../helpers/shaped-scenes';
import { itemsOfBoxes, itemsOfDesign, regionsOf, tableDepth } from '../../../helpers/pass-forms';

const PAGE = { x0: 0, y0: 0, x1: 200, y1: 100 };

type Fill = (box: Box, color: string) => void;

/** A picture of what is painted: the colors of each line of pixels, repeats left out. */
function painting(paint: (fill: Fill) => void): readonly string[] {
  const lines = Array.from({ length: 100 }, () => Array.from({ length: 200 }, () => 'none'));
  paint(({ x0, y0, x1, y1 }, color) => {
    for (const line of lines.slice(y0, y1)) line.fill(color, x0, x1);
  });
  return lines.map((line) =>
    line.flatMap((color, x) => (color === line[x - 1] ? [] : [`${x} ${color}`])).join(', '),
  );
}

function paintPlane(item: Item, fill: Fill): void {
  const { borders, background } = item.cell;
  if (borders?.top) fill(item.box, borders.top.color);
  if (background) fill(innerBox(item), background.color);
}

/** What a grid of leaves and distances shows. */
function paintedBy(node: Region): readonly string[] {
  return painting((fill) => {
    for (const child of regionsIn(node)) {
      if (child.kind !== 'leaf') continue;
      const { cell, box, id } = child.item;
      fill(child.box, cell.background?.color ?? 'none');
      if (cell.children.length > 0) fill(box, id);
    }
  });
}

const COLORS: readonly Hex[] = ['#112233', '#445566', '#778899'];

function nested(count: number, border: number): readonly Item[] {
  const boxes = Object.fromEntries(
    Array.from({ length: count }, (_, level) => [
      `P${level}`,
      [2 * level, level * 2, 200 - 5 * level, 100 - 4 * level],
    ]),
  );
  return itemsOfBoxes({ ...boxes, t: [2 * count, 2 * count, 12, 10] }).map((item, level) => {
    const color = COLORS[level % 3] ?? '#000000';
    const edge = { width: border, color: '#ff0000', style: 'solid' } as const;
    const borders =
      border === 0 ? {} : { borders: { top: edge, right: edge, bottom: edge, left: edge } };
    return item.kind === 'fill'
      ? { ...item, cell: { ...item.cell, background: { color }, ...borders } }
      : item;
  });
}

describe.each([
  ['plain', 0],
  ['bordered', 1],
])('%s planes within one another', (_name, border) => {
  const items = nested(12, border);
  const { root } = regionsOf(items, PAGE);
  const flat = flattened(root);

  test('look the same in one grid', () => {
    const expected = painting((fill) => {
      for (const item of items) {
        if (item.kind === 'fill') paintPlane(item, fill);
        else fill(item.box, item.id);
      }
    });
    expect(paintedBy(flat)).toEqual(expected);
  });

  test('tile the grid, none of them lost', () => {
    expect(checkTiling({ root: flat })).toEqual([]);
    expect(flat.box).toEqual(root.box);
    expect(new Set(itemsIn(flat).map(({ id }) => id))).toEqual(new Set(items.map(({ id }) => id)));
  });
});

test('a frame without background is sliced into its four borders', () => {
  const frame = itemsOfBoxes({ F: [0, 0, 100, 100], a: [10, 10, 20, 20] }).map((item): Item => {
    if (item.kind === 'text') return item;
    const edge = { width: 2, color: '#ff0000', style: 'solid' } as const;
    const { background: _background, ...cell } = item.cell;
    return {
      ...item,
      cell: { ...cell, borders: { top: edge, right: edge, bottom: edge, left: edge } },
    };
  });
  const flat = flattened(regionsOf(frame, PAGE).root);
  const bars = itemsIn(flat).filter(({ id }) => id === 'F');
  expect(bars).toHaveLength(4);
  expect(new Set(bars.map(({ cell }) => cell.background?.color))).toEqual(new Set(['#ff0000']));
  expect(itemsIn(flat).find(({ id }) => id === 'a')?.cell.background).toBeUndefined();
});

describe.each(Object.entries(SHAPES))('a scene of %s', (_name, shape) => {
  test.each([10, 100, 400])(
    'with %i elements is eight tables deep at most, nothing lost',
    (count) => {
      const design = shape(count);
      const { doc } = composeScene(design).form;
      expect(tableDepth(doc)).toBeLessThanOrEqual(8);
      const shown = new Set(
        [...walk(doc)]
          .flatMap((node) => ('origin' in node ? (node.origin ?? []) : []))
          .map((origin) => (origin.kind === 'element' ? origin.id : '')),
      );
      expect(design.elements.filter(({ id }) => !shown.has(id))).toEqual([]);
      const frame = { x0: 0, y0: 0, x1: 600, y1: 200 };
      expect(checkTiling(regionsOf(itemsOfDesign(design), frame))).toEqual([]);
    },
  );
});

test('a row of badges lies no deeper than other things', () => {
  const around = Array.from({ length: 20 }, (_, level) => ({
    type: 'rectangle' as const,
    x: level,
    y: level,
    width: 400 - 2 * level,
    height: 200 - 2 * level,
    style: { borderWidth: level % 2 },
  }));
  const design = designOf([...around, { type: 'social', x: 100, y: 60, width: 150, height: 24 }]);
  const { doc } = composeScene(design).form;
  expect(tableDepth(doc)).toBeLessThanOrEqual(8);
});

test('a finding reports planes that lose round corners or a gradient, and no others', () => {
  const around = Array.from({ length: 14 }, (_, level) => ({
    type: 'rectangle' as const,
    x: 4 * level,
    y: 4 * level,
    width: 400 - 9 * level,
    height: 300 - 9 * level,
    style: { borderWidth: 1, ...(level === 0 || level === 12 ? { radius: 3 } : {}) },
  }));
  const { findings } = printScene(designOf(around));
  const sliced = findings.filter(({ rule }) => rule === 'element-sliced');
  expect(sliced.map(({ origin }) => origin)).toEqual([[{ kind: 'element', id: 'rectangle-12' }]]);
});
