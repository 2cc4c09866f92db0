import { array, assert, constantFrom, integer, nat, property, tuple } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sceneContext } from '../../../src/export/compose/compose-scene';
import type { SceneAction } from '../../../src/scene/actions';
import { normalizeElement } from '../../../src/scene/design-file/legal';
import { boundsOf, contains, overlaps, type Rect } from '../../../src/scene/geometry';
import { isPlaneElement } from '../../../src/scene/is-plane';
import { SCENE_LIMITS } from '../../../src/scene/limits';
import { reduceScene } from '../../../src/scene/reduce-scene';
import {
  directed,
  layoutOf,
  leaveBy,
  putAt,
  shifted,
  spaced,
  STACK_TOOLS,
} from '../../../src/scene/stacks/arrange/stack-tools';
import { boxOf } from '../../../src/scene/stacks/home';
import { takeOut } from '../../../src/scene/stacks/arrange/hosts';
import type { Design } from '../../../src/scene/scene';
import { stackingOrder } from '../../../src/scene/selection';
import { fitScene } from '../../../src/scene/text/fit-scene';
import { randomNumbers } from '../../helpers/palettes';
import { anyScene, designOf, separableScene } from '../../helpers/scenes';

const seeds = integer({ min: 1, max: 2 ** 31 - 1 });

/** A stack of which some members are taken out, and put where a pointer is. */
const taken = tuple(seeds, nat(30), constantFrom(1, 1, 2)).map(([seed, count, stacks]) => {
  const made = seed % 2 === 0 ? separableScene(seed) : anyScene(seed, count);
  const design = fitted({
    ...made,
    elements: fitted(structuredClone(made)).elements.map(({ hidden: _hidden, ...each }, at) =>
      normalizeElement({
        ...each,
        x: each.x + 2000,
        y: each.y + 500,
        stack: `stack-${at % stacks}`,
      }),
    ),
  });
  const random = randomNumbers(seed);
  const some = design.elements.filter(({ stack }) => stack === 'stack-0' && random() < 0.25);
  const bounds = boundsOf(design.elements) ?? { x: 0, y: 0, width: 0, height: 0 };
  const point = {
    x: Math.round(bounds.x + random() * bounds.width),
    y: Math.round(bounds.y + random() * bounds.height),
  };
  const members = takeOut(
    design,
    some.map(({ id }) => id),
  );
  const insertion = members && (STACK_TOOLS.roomAt([members], null, point, 1)?.insertion ?? null);
  return { design, members, insertion, action: members && insertion && putAt(members, insertion) };
});

test('members that are put elsewhere bring no overlap, and all stay members', () => {
  let count = 0;
  assert(
    property(taken, ({ design, action }) => {
      if (action === null || isTooLarge(action)) return;
      count++;
      const after = done(design, action);
      const known = new Set(overlapsOf(design));
      expect(overlapsOf(after).filter((pair) => !known.has(pair))).toEqual([]);
      expect(stacksOf(after)).toEqual(stacksOf(design));
      expect(elsewhere(after)).toEqual(elsewhere(design));
    }),
    { numRuns: 600 },
  );
  expect(count).toBeGreaterThan(100);
});

test('a stack that was put in another order keeps it for the same person', () => {
  assert(
    property(taken, ({ design, action }) => {
      if (action === null) return;
      const after = done(design, action);
      expect(fitted(after)).toEqual(after);
    }),
    { numRuns: 300 },
  );
});

test('members that leave bring no overlap among those that stay', () => {
  assert(
    property(taken, ({ design, members }) => {
      if (members === null) return;
      const after = done(design, leaveBy(design, members, { x: 0, y: 4000 }));
      const known = new Set(overlapsOf(design));
      expect(overlapsOf(after).filter((pair) => !known.has(pair))).toEqual([]);
      const left = after.elements.filter(({ id }) => members.ids.includes(id));
      expect(left.map(({ stack }) => stack)).toEqual(members.ids.map(() => undefined));
    }),
    { numRuns: 300 },
  );
});

test('elements that overlap are parted when they become a stack', () => {
  assert(
    property(seeds, nat(12), (seed, count) => {
      const design = fitted(structuredClone(anyScene(seed, count)));
      const ids = design.elements.map(({ id }) => id);
      const boxes = STACK_TOOLS.partedBoxes(design, ids);
      const after = done(design, { type: 'scene/elementsStacked', ids, stack: 'stack-0', boxes });
      expect(after.elements.map(({ id }) => id)).toEqual(ids);
      expect(STACK_TOOLS.partedBoxes(after, ids)).toEqual({});
    }),
    { numRuns: 300 },
  );
});

describe('rows of one column', () => {
  const rows = designOf(
    [0, 1, 2, 3].map((at) => ({
      type: 'logo' as const,
      x: 20 + at,
      y: [20, 60, 95, 200][at] ?? 0,
      width: 100,
      height: [30, 25, 100, 10][at] ?? 0,
      stack: 's',
    })),
  );
  const [a = '', b = '', c = '', d = ''] = rows.elements.map(({ id }) => id);

  test.each([
    ['the first to the end', [a], [b, c, d, a]],
    ['the last to the beginning', [d], [d, a, b, c]],
    ['two to the end', [a, c], [b, d, a, c]],
  ] as const)('%s: the distances stay where they were', (_what, moved, order) => {
    const members = takeOut(rows, moved);
    const at = order.indexOf(moved[0] ?? '');
    const action = members && putAt(members, { path: [], at });
    const after = done(rows, action);
    const sorted = after.elements.toSorted((one, other) => one.y - other.y);
    expect(sorted.map(({ id }) => id)).toEqual(order);
    expect(gapsOf(sorted)).toEqual(gapsOf(rows.elements));
    expect(after.elements.map(({ x }) => x)).toEqual(rows.elements.map(({ x }) => x));
  });

  test('one is moved earlier and later, and no further than the ends', () => {
    const later = takeOut(rows, [c]);
    const after = done(rows, later && shifted(later, 1));
    expect(after.elements.toSorted((one, other) => one.y - other.y).at(-1)?.id).toBe(c);
    const last = takeOut(after, [c]);
    expect(last && shifted(last, 1)).toBeNull();
    const back = done(after, last && shifted(last, -1));
    expect(back.elements.map(boxOf)).toEqual(rows.elements.map(boxOf));
  });

  test('the gap is one number, or several', () => {
    expect(layoutOf(rows, 's')).toEqual({ axis: 'y', gap: null, alignment: null });
    const even = done(rows, spaced(rows, 's', 12));
    expect(layoutOf(even, 's')).toEqual({ axis: 'y', gap: 12, alignment: null });
    expect(gapsOf(even.elements)).toEqual([12, 12, 12]);
  });

  test('the direction changes to a row, aligned to its start', () => {
    const row = done(rows, directed(rows, 's', 'x'));
    expect(layoutOf(row, 's')).toEqual({ axis: 'x', gap: 10, alignment: 'start' });
    expect(row.elements.map(({ y }) => y)).toEqual([20, 20, 20, 20]);
  });
});

test('a text that lies on a shape stays on it, and two texts over each other are parted', () => {
  const design = designOf([
    { type: 'rectangle', x: 20, y: 20, width: 200, height: 40 },
    { type: 'text', content: 'On it', x: 30, y: 25, width: 80, height: 20 },
    { type: 'text', content: 'Below', x: 20, y: 70, width: 80, height: 20 },
    { type: 'text', content: 'Over it', x: 24, y: 78, width: 80, height: 20 },
  ]);
  const ids = design.elements.map(({ id }) => id);
  expect(STACK_TOOLS.partedBoxes(design, ids)).toEqual({
    [ids[3] ?? '']: { x: 24, y: 100, width: 80, height: 20 },
  });
});

test('a label joins the stack of its shape, moves with it and leaves with it', () => {
  const design = designOf([
    { type: 'rectangle', x: 20, y: 20, width: 100, height: 40 },
    { type: 'logo', x: 20, y: 70, width: 100, height: 40 },
    { type: 'text', content: 'Label', x: 40, y: 30, width: 60, height: 20 },
  ]);
  const [shape = '', logo = '', label = ''] = design.elements.map(({ id }) => id);
  const tied = done(design, { type: 'scene/elementSet', id: label, settings: { labelOf: shape } });
  const stacked = done(tied, { type: 'scene/elementsStacked', ids: [shape, logo], stack: 's' });
  expect(stacked.elements.map(({ stack }) => stack)).toEqual(['s', 's', 's']);
  const members = takeOut(stacked, [shape]);
  const down = done(stacked, members && putAt(members, { path: [], at: 1 }));
  expect(down.elements.map(({ y }) => y)).toEqual([70, 20, 80]);
  const left = done(stacked, members && leaveBy(stacked, members, { x: 300, y: 5 }));
  expect(left.elements.map(({ x, y, stack }) => [x, y, stack])).toEqual([
    [320, 25, undefined],
    [20, 20, 's'],
    [340, 35, undefined],
  ]);
});

test('a text that is tied to a shape of a stack joins that', () => {
  const design = designOf([
    { type: 'rectangle', x: 20, y: 20, width: 100, height: 40, stack: 's' },
    { type: 'logo', x: 20, y: 70, width: 100, height: 40, stack: 's' },
    { type: 'text', content: 'Label', x: 40, y: 30, width: 60, height: 20 },
  ]);
  const [shape = '', , label = ''] = design.elements.map(({ id }) => id);
  const tied = done(design, { type: 'scene/elementSet', id: label, settings: { labelOf: shape } });
  expect(tied.elements.map(({ stack }) => stack)).toEqual(['s', 's', 's']);
});

test('the distances between rows are the same ones in any order', () => {
  const heights = array(integer({ min: 10, max: 90 }), { minLength: 3, maxLength: 8 });
  assert(
    property(heights, nat(), nat(), (all, from, to) => {
      let y = 20;
      const design = designOf(
        all.map((height, at) => {
          const row = { type: 'logo' as const, x: 20 + at * 3, y, width: 80, height, stack: 's' };
          y += height + ((at * 7) % 30);
          return row;
        }),
      );
      const moved = design.elements[from % all.length]?.id ?? '';
      const members = takeOut(design, [moved]);
      const action = members && putAt(members, { path: [], at: to % all.length });
      const after = done(design, action).elements.toSorted((a, b) => a.y - b.y);
      expect(after.findIndex(({ id }) => id === moved)).toBe(to % all.length);
      expect(gapsOf(after)).toEqual(gapsOf(design.elements));
    }),
  );
});

test('a plane takes along what lies on it, and a row takes what comes by the middles of its parts', () => {
  const design = designOf([
    { type: 'rectangle', x: 20, y: 20, width: 120, height: 60, stack: 's' },
    { type: 'logo', x: 30, y: 30, width: 40, height: 40, stack: 's' },
    { type: 'logo', x: 20, y: 100, width: 40, height: 20, stack: 's' },
    { type: 'logo', x: 70, y: 90, width: 40, height: 40, stack: 's' },
  ]);
  const [plane = ''] = design.elements.map(({ id }) => id);
  const members = takeOut(design, [plane]);
  expect(members?.ids).toHaveLength(2);
  const row = done(design, members && putAt(members, { path: [1], at: 1 }));
  expect(row.elements.map(({ x, y }) => [x, y])).toEqual([
    [70, 20],
    [80, 30],
    [20, 40],
    [200, 30],
  ]);
});

function gapsOf(elements: readonly Rect[]): readonly number[] {
  return elements.slice(1).map(({ y }, at) => {
    const before = elements[at] ?? { y: 0, height: 0 };
    return y - before.y - before.height;
  });
}

function done(design: Design, action: SceneAction | null): Design {
  return action === null ? design : fitted({ ...design, ...reduceScene(design, action) });
}

function fitted(design: Design): Design {
  return { ...design, ...fitScene(design, sceneContext(design).element) };
}

/** Planes cannot grow any further. */
function isTooLarge(action: SceneAction): boolean {
  const boxes = action.type === 'scene/stackArranged' ? Object.values(action.boxes) : [];
  const { width, height } = SCENE_LIMITS;
  return boxes.some((box) => box.width > width.max || box.height > height.max);
}

function stacksOf({ elements }: Design): readonly (string | undefined)[] {
  return elements.map(({ stack }) => stack);
}

/** All that is in another stack, from the undermost to the topmost. */
function elsewhere({ elements }: Design): readonly unknown[] {
  const others = stackingOrder(elements).filter(({ stack }) => stack !== 'stack-0');
  return others.map(({ zIndex: _zIndex, ...element }) => element);
}

/** Pairs of the stack that overlap by more than lines do whose boxes are higher than their distance, and do not lie on one another. */
function overlapsOf({ elements }: Design): readonly string[] {
  return elements.flatMap((a, at) =>
    elements
      .slice(at + 1)
      .filter((b) => a.stack === 'stack-0' && b.stack === a.stack && overlaps(coreOf(a), coreOf(b)))
      .filter(
        (b) => !(isPlaneElement(a) && contains(a, b)) && !(isPlaneElement(b) && contains(b, a)),
      )
      .map((b) => `${a.id} ${b.id}`),
  );
}

function coreOf({ x, y, width, height }: Rect): Rect {
  const play = Math.min(2, height / 10);
  return { x, y: y + play, width, height: height - 2 * play };
}
