import { describe, expect, test } from 'vitest';
import { undo } from '../../src/editor/commands/edit';
import {
  arrangeInStack,
  layerName,
  moveLayers,
  renameLayer,
} from '../../src/editor/layers/layer-edits';
import { dropPlace, movedTo, placeOutside } from '../../src/editor/layers/layer-places';
import {
  putInStack,
  stackAround,
  takeOutOfStacks,
} from '../../src/editor/layers/layer-stack-edits';
import {
  elementsOfLayer,
  idsOfLayer,
  layerRows,
  layerTree,
  type LayerNode,
} from '../../src/editor/layers/layer-tree';
import { nameIn } from '../../src/editor/steps';
import { reduceScene } from '../../src/scene/reduce-scene';
import type { Scene, SceneElement } from '../../src/scene/scene';
import { designer } from '../helpers/designer';
import { box, element, get, sceneOf } from '../scene/scenes';

/* The members of a stack stand below a row of its own, in the order in which they follow one another. */

const none = new Set<string>();

/** A column with gaps of 10, stacked in another order than it is drawn. */
const column = [
  box('c', 0, 80, { zIndex: 3, stack: 's' }),
  box('a', 0, 0, { zIndex: 1, stack: 's' }),
  box('b', 0, 40, { zIndex: 2, stack: 's' }),
];
const other = box('x', 300, 0, { zIndex: 9 });

function keysOf(elements: readonly SceneElement[], closed = none): readonly string[] {
  return layerRows(layerTree(elements), closed).map(({ node, level }) => `${level} ${node.key}`);
}

function nodeOf(scene: Scene, key: string): LayerNode {
  const row = layerRows(layerTree(scene.elements), none).find(({ node }) => node.key === key);
  if (row === undefined) throw new Error(`No layer ${key}`);
  return row.node;
}

/** The scene after a layer was put before so many members of a stack. */
function put(scene: Scene, key: string, gap: number, parentKey = 'stack s'): Scene {
  const tree = layerTree(scene.elements);
  const rows = layerRows(tree, none);
  const parent = nodeOf(scene, parentKey);
  const stack = stackAround(rows, parent);
  if (stack === null) throw new Error('There is no stack');
  const nodes = [nodeOf(scene, key)];
  const changes = putInStack({ scene, tree, nodes, place: { parent, gap } }, stack);
  return reduceScene(scene, { type: 'scene/changesMade', changes });
}

/** Where elements stand, and the stacks that they are in. */
function tops(after: Scene, ...ids: readonly string[]): readonly string[] {
  return ids.map((id) => `${id} ${get(after, id).y} ${get(after, id).stack ?? '-'}`);
}

function placeOf({ id, x, y }: SceneElement) {
  return [id, x, y];
}

describe('a stack in the list of layers', () => {
  test('has a row, its members below it in their order, which closes', () => {
    expect(keysOf([...column, other])).toEqual(['1 x', '1 stack s', '2 a', '2 b', '2 c']);
    expect(keysOf([...column, other], new Set(['stack s']))).toEqual(['1 x', '1 stack s']);
    const [, stack] = layerTree([...column, other]);
    expect(stack).toMatchObject({ stack: 's', group: null, axis: 'y' });
    expect(stack && layerName(stack)).toBe('Stack of 3');
    expect(stack && idsOfLayer(stack)).toEqual(['a', 'b', 'c']);
    const row = column.map((one, at) => ({ ...one, x: [240, 0, 120][at] ?? 0, y: 0 }));
    expect(layerTree(row)[0]?.axis).toBe('x');
  });

  test('has none with a single member, and keeps it while a member is hidden', () => {
    expect(keysOf(column.slice(0, 1))).toEqual(['1 c']);
    const hidden = column.map((one) => (one.id === 'b' ? { ...one, hidden: true } : one));
    expect(keysOf(hidden)).toEqual(['1 stack s', '2 a', '2 b', '2 c']);
  });

  test('leaves out what lies between its members', () => {
    const between = box('x', 300, 0, { zIndex: 2 });
    expect(keysOf([...column, between])).toEqual(['1 stack s', '2 a', '2 b', '2 c', '1 x']);
    const covering = box('x', 50, 45, { zIndex: 2 });
    expect(keysOf([...column, covering])[0]).toBe('1 x');
    const [c, a, b] = column;
    if (!a || !b || !c) throw new Error('There are three');
    const twice = [
      { ...a, zIndex: 1 },
      box('p', 300, 0, { zIndex: 2, stack: 't' }),
      { ...b, zIndex: 3 },
      box('q', 300, 40, { zIndex: 4, stack: 't' }),
    ];
    expect(keysOf(twice)).toEqual(['1 stack t', '2 p', '2 q', '1 stack s', '2 a', '2 b']);
  });

  test('lies within the group that all of it is in, and is one row with a group that is all of it', () => {
    const grouped = column.map((one) => ({ ...one, groups: ['g'] }));
    expect(keysOf(grouped)).toEqual(['1 g s', '2 a', '2 b', '2 c']);
    expect(layerTree(grouped)[0]).toMatchObject({ group: 'g', stack: 's' });
    const withOther = [...grouped, { ...other, groups: ['g'] }];
    expect(keysOf(withOther)).toEqual(['1 g x', '2 x', '2 stack s', '3 a', '3 b', '3 c']);
    const inner = column.map((one) => (one.id === 'a' ? one : { ...one, groups: ['h'] }));
    expect(keysOf(inner)).toEqual(['1 stack s', '2 a', '2 h b', '3 b', '3 c']);
  });

  test('keeps its node as long as nothing in it changes', () => {
    const before = layerTree([...column, other])[1];
    expect(layerTree([...column, { ...other, x: 310 }])[1]).toBe(before);
    const moved = column.map((one) => (one.id === 'b' ? { ...one, x: 5 } : one));
    expect(layerTree([...moved, other])[1]).not.toBe(before);
  });
});

describe('layers that are moved between stacks', () => {
  const scene = sceneOf(...column, other);
  test('come into one at their place, and the others make room', () => {
    const between = put(scene, 'x', 1);
    expect(tops(between, 'a', 'x', 'b', 'c')).toEqual(['a 0 s', 'x 40 s', 'b 80 s', 'c 120 s']);
    expect(get(between, 'x').x).toBe(0);
    expect(keysOf(between.elements)).toEqual(['1 stack s', '2 a', '2 x', '2 b', '2 c']);
    expect(tops(put(scene, 'x', 3), 'c', 'x')).toEqual(['c 80 s', 'x 120 s']);
    expect(tops(put(scene, 'x', 0), 'x', 'a')).toEqual(['x 0 s', 'a 40 s']);
  });

  test('change places within one', () => {
    expect(tops(put(scene, 'c', 0), 'c', 'a', 'b')).toEqual(['c 0 s', 'a 40 s', 'b 80 s']);
    expect(tops(put(scene, 'a', 2), 'b', 'a', 'c')).toEqual(['b 0 s', 'a 40 s', 'c 80 s']);
    expect(put(scene, 'a', 0)).toBe(scene);
  });

  test('come into a column of a row, and before its plane to the end of what lies on that', () => {
    const row = [
      element('logo', { id: 'p', x: 0, y: 0, width: 60, height: 70, zIndex: 1, stack: 's' }),
      box('a', 80, 0, { zIndex: 2, stack: 's' }),
      box('b', 80, 40, { zIndex: 3, stack: 's' }),
      box('x', 400, 200, { zIndex: 4 }),
    ];
    expect(tops(put(sceneOf(...row), 'x', 2), 'a', 'x', 'b')).toEqual([
      'a 0 s',
      'x 40 s',
      'b 80 s',
    ]);
    const plane = { id: 'r', x: -10, y: -10, width: 140, height: 130, zIndex: 0, stack: 's' };
    const onPlane = sceneOf(element('rectangle', plane), ...column, other);
    expect(keysOf(onPlane.elements)).toEqual(['1 x', '1 stack s', '2 a', '2 b', '2 c', '2 r']);
    expect(tops(put(onPlane, 'x', 3), 'c', 'x')).toEqual(['c 80 s', 'x 120 s']);
    expect(get(put(onPlane, 'x', 3), 'r').height).toBe(170);
  });

  test('come into the groups of their place, and leave those that they were in', () => {
    const grouped = sceneOf(
      ...column.map((one) => (one.id === 'a' ? one : { ...one, groups: ['h'] })),
      { ...other, groups: ['k'] },
      box('y', 500, 0, { zIndex: 10, groups: ['k'] }),
    );
    const inGroup = put(grouped, 'x', 1, 'h b');
    expect(get(inGroup, 'x').groups).toEqual(['h']);
    expect(tops(inGroup, 'b', 'x', 'c')).toEqual(['b 40 s', 'x 80 s', 'c 120 s']);
    expect(get(put(grouped, 'x', 1), 'x').groups).toBeUndefined();
  });

  test('leave one where they are, and nothing else moves', () => {
    const someone = designer()
      .has('name', 'a')
      .has('title', 'b')
      .has('email', 'c')
      .has('text', 'x');
    someone.store.dispatch(arrangeInStack([STACKED], []));
    const before = someone.scene();
    const tree = layerTree(before.elements);
    const rows = layerRows(tree, none);
    const row = rows.find(({ node }) => node.key === 'b');
    const place = row && placeOutside(rows, row);
    if (row === undefined || place == null) throw new Error('There is a place outside');
    const moved = movedTo(tree, [row.node], place);
    const leaving = takeOutOfStacks([row.node]);
    someone.store.dispatch(moveLayers(moved, elementsOfLayer(row.node), null, leaving));
    expect(someone.store.getState().signature.present.step?.label).toBe(
      'Take Job Title out of stack',
    );
    expect(someone.find('b')?.stack).toBeUndefined();
    expect(someone.scene().elements.map(placeOf)).toEqual(before.elements.map(placeOf));
    expect(keysOf(someone.scene().elements)).toContain('1 b');
    someone.does(undo);
    expect(someone.find('b')?.stack).toBe('s');
  });

  test('are dropped on the row of a stack, which is no group', () => {
    const rows = layerRows(layerTree(scene.elements), none);
    const [x, stack] = rows;
    if (!x || !stack) throw new Error('There are rows');
    const dragged = { keys: new Set(['x']), nodes: [x.node], level: 1 };
    expect(dropPlace(rows, dragged, 1.5)).toMatchObject({ parent: stack.node, gap: 0, level: 2 });
  });
});

const STACKED = { type: 'scene/elementsStacked', ids: ['a', 'b', 'c'], stack: 's' } as const;

test('the name of a stack is given, copied and undone as that of a group', () => {
  const someone = designer().has('name', 'a').has('title', 'b').has('email', 'c');
  someone.store.dispatch(arrangeInStack([STACKED], []));
  someone.store.dispatch(renameLayer(nodeOf(someone.scene(), 'stack s'), 'Contact'));
  expect(someone.scene().groupNames).toEqual({ s: 'Contact' });
  expect(layerName(nodeOf(someone.scene(), 'stack s'), someone.scene().groupNames)).toBe('Contact');
  const { elements } = someone.scene();
  expect(nameIn(someone.scene(), elements)).toBe('Contact');
  expect(nameIn(someone.scene(), elements.slice(1))).toBe('2 elements');
  const copies = { a: 'a2', b: 'b2', c: 'c2' };
  const copied = reduceScene(someone.scene(), {
    type: 'scene/elementsDuplicated',
    copies,
    dx: 0,
    dy: 200,
  });
  expect(Object.values(copied.groupNames ?? {})).toEqual(['Contact', 'Contact']);
  const ended = reduceScene(someone.scene(), { type: 'scene/stacksEnded', ids: ['a'] });
  expect(ended).not.toHaveProperty('groupNames');
  someone.does(undo);
  expect(someone.scene()).not.toHaveProperty('groupNames');
});
