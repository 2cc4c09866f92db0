import { describe, expect, test } from 'vitest';
import { sceneContext } from '../../../src/export/compose/compose-scene';
import type { SceneAction } from '../../../src/scene/actions';
import { parseDesign } from '../../../src/scene/design-file/design-file';
import { writeDesign } from '../../../src/scene/design-file/write-design';
import { reduceScene } from '../../../src/scene/reduce-scene';
import type { Design } from '../../../src/scene/scene';
import {
  alignedAs,
  joinAt,
  layoutOf,
  STACK_TOOLS,
} from '../../../src/scene/stacks/arrange/stack-tools';
import { fitScene } from '../../../src/scene/text/fit-scene';
import { designOf } from '../../helpers/scenes';

test.each([
  ['start', [20, 20, 20]],
  ['middle', [50, 20, 60]],
  ['end', [80, 20, 100]],
] as const)('a column is aligned by the %s of its members', (alignment, xs) => {
  const column = designOf([
    { type: 'logo', x: 30, y: 20, width: 60, height: 20, stack: 's' },
    { type: 'logo', x: 20, y: 50, width: 120, height: 20, stack: 's' },
    { type: 'logo', x: 25, y: 80, width: 40, height: 20, stack: 's' },
  ]);
  expect(layoutOf(column, 's')?.alignment).toBeNull();
  const aligned = done(column, alignedAs(column, 's', alignment));
  expect(aligned.elements.map(({ x }) => x)).toEqual(xs);
  expect(layoutOf(aligned, 's')?.alignment).toBe(alignment);
  expect(aligned.elements.map(({ y }) => y)).toEqual([20, 50, 80]);
});

test('what comes to a stack is aligned as its members are', () => {
  const column = designOf([
    { type: 'logo', x: 80, y: 20, width: 60, height: 20, stack: 's' },
    { type: 'logo', x: 20, y: 50, width: 120, height: 20, stack: 's' },
    { type: 'logo', x: 300, y: 80, width: 40, height: 20 },
  ]);
  const ids = column.elements.map(({ id }) => id);
  const [host] = STACK_TOOLS.hostsOf(column, ids.slice(2));
  const after = done(column, host && joinAt(host, { path: [], at: 1 }));
  expect(after.elements.map(({ x, y }) => [x, y])).toEqual([
    [80, 20],
    [20, 80],
    [100, 50],
  ]);
});

test.each([
  ['start', [20, 20], [20, 20]],
  ['middle', [80, 20], [70, 20]],
  ['end', [140, 20], [120, 20]],
] as const)(
  'a column that is aligned by the %s stays so where a member grows',
  (_at, xs, after) => {
    const column = designOf([
      { type: 'logo', x: xs[0], y: 20, width: 40, height: 20, stack: 's' },
      { type: 'logo', x: xs[1], y: 50, width: 160, height: 20, stack: 's' },
    ]);
    const grown = done(column, resizedBy(column, 20, 0));
    expect(grown.elements.map(({ x }) => x)).toEqual(after);
    const back = done(grown, resizedBy(grown, -20, 0));
    expect(back.elements).toEqual(column.elements);
  },
);

test('a column that reaches the left edge goes to the right as a whole', () => {
  const column = designOf([
    { type: 'logo', x: 40, y: 20, width: 40, height: 20, stack: 's' },
    { type: 'logo', x: 20, y: 50, width: 80, height: 20, stack: 's' },
  ]);
  const grown = done(column, resizedBy(column, 100, 0));
  expect(grown.elements.map(({ x }) => x)).toEqual([0, 30]);
  expect(layoutOf(grown, 's')?.alignment).toBe('middle');
});

test('in a row by its middle, what grows does so about it, and downwards once it is as high', () => {
  const row = designOf([
    { type: 'logo', x: 20, y: 40, width: 40, height: 20, stack: 's' },
    { type: 'logo', x: 80, y: 20, width: 60, height: 60, stack: 's' },
    { type: 'logo', x: 20, y: 100, width: 60, height: 20, stack: 's' },
  ]);
  const placesOf = (by: number) => done(row, resizedBy(row, 0, by)).elements.map(({ y }) => y);
  expect(placesOf(20)).toEqual([30, 20, 100]);
  expect(placesOf(40)).toEqual([20, 20, 100]);
  expect(placesOf(60)).toEqual([20, 20, 120]);
});

describe('of members of one width', () => {
  const EVEN = designOf([
    { type: 'logo', x: 100, y: 20, width: 60, height: 20, stack: 's' },
    { type: 'logo', x: 100, y: 50, width: 60, height: 20, stack: 's' },
    { type: 'logo', x: 300, y: 20, width: 40, height: 20 },
  ]);

  test.each([
    ['start', 100, 100],
    ['middle', 90, 110],
    ['end', 80, 120],
  ] as const)('the alignment by the %s that was chosen is kept', (alignment, grownTo, joinedAt) => {
    expect(shown(EVEN)).toBe('start');
    const aligned = done(EVEN, alignedAs(EVEN, 's', alignment));
    expect(shown(aligned)).toBe(alignment);
    expect(aligned.elements.map(({ x }) => x)).toEqual([100, 100, 300]);
    const [grown] = done(aligned, resizedBy(aligned, 20, 0)).elements;
    expect(grown?.x).toBe(grownTo);
    const [host] = STACK_TOOLS.hostsOf(aligned, [aligned.elements[2]?.id ?? '']);
    const joined = done(aligned, host && joinAt(host, { path: [], at: 2 }));
    expect(joined.elements[2]?.x).toBe(joinedAt);
    expect(shown(joined)).toBe(alignment);
  });

  test('is in the file, and gone with the stack and with another direction', () => {
    const aligned = done(EVEN, alignedAs(EVEN, 's', 'end'));
    expect(shown(designIn(fileOf(aligned)))).toBe('end');
    const ids = aligned.elements.map(({ id }) => id);
    const ended = done(aligned, { type: 'scene/stacksEnded', ids });
    expect(ended.elements).toEqual(done(EVEN, { type: 'scene/stacksEnded', ids }).elements);
    expect(shown(done(aligned, STACK_TOOLS.directed(aligned, 's', 'x')))).toBe('start');
  });

  test('a file with another one is read without it', () => {
    const text = fileOf(done(EVEN, alignedAs(EVEN, 's', 'end')));
    expect(text).toContain('"stackAlign": "end"');
    expect(shown(designIn(text.replaceAll('"end"', '"left"')))).toBe('start');
  });
});

function shown(design: Design) {
  return layoutOf(design, 's')?.alignment;
}

function fileOf(design: Design): string {
  const written = writeDesign(design, {});
  if (!written.ok) throw new Error('The design cannot be written');
  return written.value;
}

function designIn(json: string): Design {
  const read = parseDesign(json);
  if (!read.ok) throw new Error('The file cannot be read');
  return designOf(read.value.design.elements);
}

/** A step of the designer: boxes are fitted after it. */
function done(design: Design, action: SceneAction | null | undefined): Design {
  const next = action == null ? design : { ...design, ...reduceScene(design, action) };
  return { ...next, ...fitScene(next, sceneContext(next).element) };
}

/** Makes the first element larger, as its handle at the lower right does. */
function resizedBy({ elements: [first] }: Design, width: number, height: number): SceneAction {
  if (first === undefined) throw new Error('There is no element');
  const box = { width: first.width + width, height: first.height + height };
  const boxes = { [first.id]: { x: first.x, y: first.y, ...box } };
  return { type: 'scene/elementsResized', boxes };
}
