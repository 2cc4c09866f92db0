import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PageItem, PageText } from '../../../../src/import/core/rebuild/page';
import { rebuildScene } from '../../../../src/import/core/rebuild/rebuild';
import { completeSignature } from '../../../../src/model/person/signature';
import { overlaps, type Rect } from '../../../../src/scene/geometry';
import { pageOf } from '../../../helpers/pages';
import { pictureAt } from './page-items';

/** A line of letters of 11 px, or a block of full lines, at a place that need not be whole. */
function textAt({ x, y, width }: Omit<Rect, 'height'>, height: number, lines = 1): PageText {
  const [text] = pageOf([['words of a line', { size: 11 }]]).items;
  const [line] = text?.kind === 'text' ? text.lines : [];
  if (text?.kind !== 'text' || line === undefined) throw new Error('No text');
  const set = Array.from({ length: lines }, (_, at) => ({
    ...line,
    x,
    y: y + at * height,
    width,
    height,
    lineHeight: height,
    ends: at < lines - 1 ? ('blank' as const) : ('break' as const),
  }));
  const room = { left: x, right: x + width };
  return { ...text, x, y, width, height: lines * height, room, lines: set };
}

function boxesOf(items: readonly PageItem[]): readonly Rect[] {
  const { elements } = rebuildScene(
    { items, isCut: false },
    {
      person: completeSignature({}),
      stamp: 1,
      readPicture: ({ x, y, width, height }) => ({
        type: 'banner',
        x: Math.round(x),
        y: Math.round(y),
        width: Math.round(x + width) - Math.round(x),
        height: Math.round(y + height) - Math.round(y),
        style: {},
      }),
    },
  );
  return elements.map(({ x, y, width, height }) => ({ x, y, width, height }));
}

describe('what stood apart', () => {
  test('side by side stays so: a value begins where its label ends', () => {
    const [label, value] = boxesOf([
      textAt({ x: 112, y: 0, width: 32.3 }, 16),
      textAt({ x: 144.3, y: 0, width: 60 }, 16),
    ]);
    expect(label).toMatchObject({ x: 112, width: 33 });
    expect(value).toMatchObject({ x: 145 });
  });

  test('below one another stays so: lines of odd height give way', () => {
    const [above, wrapped, below] = boxesOf([
      textAt({ x: 0, y: 0, width: 40 }, 13),
      textAt({ x: 0, y: 13, width: 40 }, 13, 2),
      textAt({ x: 0, y: 39, width: 40 }, 13),
    ]);
    expect(above).toMatchObject({ y: 1, height: 12 });
    expect(wrapped).toMatchObject({ y: 14, height: 24 });
    expect(below?.y).toBeGreaterThanOrEqual(38);
  });

  test('beside a picture stays so', () => {
    const [text, picture] = boxesOf([
      textAt({ x: 0, y: 0, width: 20.4 }, 16),
      pictureAt([20.4, 0, 16, 16]),
    ]);
    expect([text?.width, picture?.x]).toEqual([21, 21]);
  });

  test('does so wherever it stands, and hardly moves for it', () => {
    const size = fc.double({ min: 20, max: 90, noNaN: true });
    const table = fc.record({
      columns: fc.array(size, { minLength: 1, maxLength: 5 }),
      rows: fc.array(
        fc.record({
          height: fc.double({ min: 12, max: 20, noNaN: true }),
          lines: fc.integer({ min: 1, max: 3 }),
        }),
        { minLength: 1, maxLength: 5 },
      ),
    });
    fc.assert(
      fc.property(table, ({ columns, rows }) => {
        let y = 0;
        const items = rows.flatMap(({ height, lines }) => {
          let x = 0;
          const row = columns.map((width) => {
            const text = textAt({ x, y, width }, height, lines);
            x += width;
            return text;
          });
          y += height * lines;
          return row;
        });
        const boxes = boxesOf(items);
        for (const [index, box] of boxes.entries()) {
          expect(boxes.slice(index + 1).filter((other) => overlaps(box, other))).toEqual([]);
        }
        for (const [index, { x }] of items.entries()) {
          expect(Math.abs((boxes[index]?.x ?? 0) - x)).toBeLessThanOrEqual(columns.length);
        }
      }),
    );
  });
});

test('what overlapped stays as it was', () => {
  const items = [textAt({ x: 0, y: 0, width: 40 }, 16), textAt({ x: 20, y: 4, width: 40 }, 16)];
  expect(boxesOf(items).map(({ x, y }) => [x, y])).toEqual([
    [0, 0],
    [20, 4],
  ]);
});
