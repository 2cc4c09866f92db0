import { readdirSync, readFileSync } from 'node:fs';
import { assert, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CellNode } from '../../../src/email/nodes';
import { walk } from '../../../src/email/walk';
import { parseDesign } from '../../../src/scene/design-file/design-file';
import { composeScene, sceneContext } from '../../../src/export/compose/compose-scene';
import { heightOf, unionOf, widthOf, type Box } from '../../../src/export/geometry/box';
import { isBoxed, type Item } from '../../../src/export/items/item';
import { lower } from '../../../src/export/passes/design/lower';
import { opacityOf } from '../../../src/scene/drawing/opacity';
import { completeDesign, type Design } from '../../../src/scene/scene';
import { layOut, type LaidOutCell } from '../../helpers/lay-out';
import { movedDesign, readFromRight, separableScene } from '../../helpers/scenes';

/*
 * Where elements stand in the tables that a scene becomes, computed without a browser. `tests/browser/fidelity` measures
 * the same in a browser, with all that only a browser can show.
 */

const FOLDER = 'tests/fixtures/scenes';
const WITHOUT_OVERLAPS = readdirSync(FOLDER).filter(
  (file) => !/^(?:badge-|photo-|pile-|overlaps)/.test(file),
);

describe('in the tables of a scene all stands where it was placed', () => {
  test.each(WITHOUT_OVERLAPS)('%s', (file) => {
    const parsed = parseDesign(readFileSync(`${FOLDER}/${file}`, 'utf8'));
    if (!parsed.ok) throw new Error(parsed.problem.message);
    expect(shiftsIn(completeDesign(parsed.value.design))).toEqual([]);
  });

  test('whatever it is, without overlaps', () => {
    assert(
      property(integer({ min: 1, max: 2 ** 31 - 1 }), (seed) => {
        expect(shiftsIn(separableScene(seed))).toEqual([]);
        expect(shiftsIn(readFromRight(separableScene(seed)))).toEqual([]);
      }),
    );
  });
});

test('what stands elsewhere is found out', () => {
  const design = separableScene(1);
  const { form } = composeScene(design);
  const shifts = shiftsIn(movedDesign(design, 1, 0), form);
  expect(shifts).toHaveLength(design.elements.filter(({ hidden }) => !hidden).length);
});

/** The elements that stand elsewhere than they were placed. */
function shiftsIn(design: Design, { doc } = composeScene(design).form): readonly string[] {
  const context = sceneContext(design);
  const { items, page } = lower.run(design, context);
  const known = new Map(items.map((item) => [item.id, item]));
  const itemsOf = ({ cell }: Pick<LaidOutCell, 'cell'>): readonly Item[] =>
    idsIn(cell).flatMap((id) => known.get(id) ?? []);
  const textHeight = (cell: CellNode): number => {
    const paragraph = itemsOf({ cell }).find(({ flexY }) => flexY === 'top');
    if (paragraph !== undefined) return heightOf(paragraph.ink);
    const words = [...walk(cell)].map((node) => (node.kind === 'text' ? node.text : '')).join('');
    return words.split('\n').length * (cell.font?.lineHeight ?? Number.NaN);
  };
  const cells = layOut(doc, { textHeight }, page.x0, page.y0);
  // What nothing is seen of is left out.
  const unseen = new Set(design.elements.flatMap((each) => (opacityOf(each) === 0 ? each.id : [])));
  const seen = items.filter(({ id }) => !unseen.has(id));
  return seen.flatMap((item) =>
    shiftOf(
      item,
      cells.filter((laid) => itemsOf(laid).includes(item)),
    ),
  );
}

function idsIn({ origin = [] }: LaidOutCell['cell']): readonly string[] {
  return origin.flatMap((each) => (each.kind === 'element' ? [each.id] : []));
}

/** What does not stand where it was placed: a plane and what has borders by its edges, a text by its first letters. */
function shiftOf(item: Item, cells: readonly LaidOutCell[]): readonly string[] {
  const [first] = cells;
  if (first === undefined) return [`${item.id} is missing`];
  if (item.kind === 'fill')
    return shift(
      item,
      unionOf(
        first.box,
        cells.map(({ box }) => box),
      ),
      item.box,
    );
  if (isBoxed(item)) return shift(item, first.box, item.box);
  const { content } = first;
  if (content === null) return [`${item.id} is empty`];
  if (item.kind === 'image') {
    const { x0, y0 } = content;
    return shift(
      item,
      { x0, y0, x1: x0 + widthOf(item.box), y1: y0 + heightOf(item.box) },
      item.box,
    );
  }
  return shiftOfText(item, first.cell, content);
}

function shift({ id }: Item, found: Box, placed: Box): readonly string[] {
  return reported(found) === reported(placed)
    ? []
    : [`${id}: ${reported(placed)} became ${reported(found)}`];
}

function reported({ x0, y0, x1, y1 }: Box): string {
  return [x0, y0, x1, y1].join(' ');
}

/** Of a line, whichever side it keeps to, and its middle from above to below: a line may be made higher around its letters. */
function shiftOfText(
  { id, ink }: Item,
  cell: LaidOutCell['cell'],
  content: Box,
): readonly string[] {
  const align = (cell.kind === 'cell' ? cell.align : undefined) ?? 'left';
  const [found, placed] = [content, ink].map(({ x0, x1, y0, y1 }) => ({
    x: { left: x0, center: (x0 + x1) / 2, right: x1 }[align],
    y: (y0 + y1) / 2,
  }));
  if (found === undefined || placed === undefined) return [];
  const isSame = Math.abs(found.x - placed.x) <= 0.5 && found.y === placed.y;
  return isSame ? [] : [`${id}: ${placed.x} ${placed.y} became ${found.x} ${found.y}`];
}
