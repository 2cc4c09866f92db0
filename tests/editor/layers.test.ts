import { array, assert, constantFrom, nat, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { layerName } from '../../src/editor/layers/layer-edits';
import { layerCommand, type LayerKey } from '../../src/editor/layers/layer-keys';
import {
  idsBetween,
  idsOfLayer,
  layerRows,
  layerTree,
  restacked,
  siblingsOf,
  stepGap,
} from '../../src/editor/layers/layer-tree';
import { tidyGroups } from '../../src/scene/operations/groups';
import { reduceScene } from '../../src/scene/reduce-scene';
import { stackingOrder } from '../../src/scene/selection';
import { box, sceneOf } from '../scene/scenes';

const none = new Set<string>();

/** From the undermost to the topmost: a, then b and c in a group, then d. */
const grouped = [
  box('a', 0, 0, { zIndex: 1 }),
  box('b', 0, 0, { zIndex: 2, groups: ['g'] }),
  box('c', 0, 0, { zIndex: 3, groups: ['g'] }),
  box('d', 0, 0, { zIndex: 4 }),
];

function press(key: string, held: Partial<LayerKey> = {}): LayerKey {
  return { key, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, ...held };
}

const keysOf = (closed = none) =>
  layerRows(layerTree(grouped), closed).map(({ node, parent }) =>
    parent === null ? node.key : `  ${node.key}`,
  );

describe('the list of layers', () => {
  test('goes from the topmost down, the members of a group below a row of their own', () => {
    expect(keysOf()).toEqual(['d', 'g c', '  c', '  b', 'a']);
    expect(keysOf(new Set(['g c']))).toEqual(['d', 'g c', 'a']);
  });

  test('holds the position of a row among its siblings, and their number', () => {
    const rows = layerRows(layerTree(grouped), none);
    expect(rows.map(({ position, siblings }) => `${position}/${siblings}`)).toEqual([
      '1/3',
      '2/3',
      '1/2',
      '2/2',
      '3/3',
    ]);
  });

  test('keeps the nodes of all that did not change, so that their rows are not rendered again', () => {
    const [a, ...others] = grouped;
    const before = layerTree(grouped);
    const moved = layerTree([{ ...box('a', 0, 0, { zIndex: 1 }), x: 5 }, ...others]);
    expect(moved.map((node, at) => node === before[at])).toEqual([true, true, false]);
    const without = layerTree(tidyGroups(grouped.filter(({ id }) => id !== 'b')));
    expect(without.map(({ key }) => key)).toEqual(['d', 'c', 'a']);
    const renamed = layerTree(grouped.map((it) => (it.id === 'b' ? { ...it, name: 'B' } : it)));
    expect(renamed[1]).not.toBe(before[1]);
    expect(renamed[1]?.children[0]).toBe(before[1]?.children[0]);
    expect(renamed[2]?.element).toBe(a);
  });

  test('shows the only member of a group as any other element', () => {
    const [only] = layerTree(tidyGroups([box('a', 0, 0, { groups: ['g'] })]));
    expect(only?.element?.id).toBe('a');
  });

  test('shows a group that others lie within as two, in the order that is drawn', () => {
    const partlyTaken = [
      box('a', 0, 0, { zIndex: 1, groups: ['g'] }),
      box('b', 0, 0, { zIndex: 2 }),
      box('c', 0, 0, { zIndex: 3, groups: ['g'] }),
    ];
    expect(layerTree(partlyTaken).flatMap(idsOfLayer)).toEqual(['c', 'b', 'a']);
    expect(layerTree(partlyTaken).map(({ key }) => key)).toEqual(['g c', 'b', 'g a']);
    const names = layerTree([...partlyTaken, box('d', 0, 0, { zIndex: 4, groups: ['g'] })]);
    expect(names.map((node) => layerName(node))).toEqual(['Group of 2', 'Text', 'Group with Text']);
  });

  test('selects all between two rows, whichever came first', () => {
    const rows = layerRows(layerTree(grouped), none);
    expect(idsBetween(rows, 'd', 'c')).toEqual(['d', 'c', 'b']);
    expect(idsBetween(rows, 'a', 'b')).toEqual(['b', 'a']);
    expect(idsBetween(rows, 'gone', 'b')).toEqual(['b']);
  });
});

describe('groups in a group', () => {
  /** From the topmost down: e, a group of d and a group of c and b, then a. */
  const nested = [
    box('a', 0, 0, { zIndex: 1 }),
    box('b', 0, 0, { zIndex: 2, groups: ['g', 'h'] }),
    box('c', 0, 0, { zIndex: 3, groups: ['g', 'h'] }),
    box('d', 0, 0, { zIndex: 4, groups: ['g'] }),
    box('e', 0, 0, { zIndex: 5 }),
  ];
  const tree = layerTree(nested);
  const rows = layerRows(tree, none);
  const keys = (closed: ReadonlySet<string>) =>
    layerRows(tree, closed).map(({ node, level }) => `${level} ${node.key}`);

  test('have rows of their own, each at its level', () => {
    expect(keys(none)).toEqual(['1 e', '1 g d', '2 d', '2 h c', '3 c', '3 b', '1 a']);
    expect(keys(new Set(['h c']))).toEqual(['1 e', '1 g d', '2 d', '2 h c', '1 a']);
    expect(keys(new Set(['g d']))).toEqual(['1 e', '1 g d', '1 a']);
    expect(rows.map(({ position, siblings }) => `${position}/${siblings}`)).toEqual(
      '1/3 2/3 1/2 2/2 1/2 2/2 3/3'.split(' '),
    );
    expect(tree.map(idsOfLayer)).toEqual([['e'], ['d', 'c', 'b'], ['a']]);
  });

  test('keep their nodes as long as nothing in them changes, though two begin with one element', () => {
    const [a, b, c, d, e] = nested;
    if (!a || !b || !c || !d || !e) throw new Error('There are five');
    const swapped = [a, b, { ...c, zIndex: 6 }, { ...d, zIndex: 3 }, { ...e, zIndex: 0 }];
    const before = layerTree(swapped);
    expect(before[0]?.children[0]?.key).toBe('h c');
    expect(before[0]?.key).toBe('g c');
    const after = layerTree(swapped.map((it) => (it.id === 'd' ? { ...it, name: 'D' } : it)));
    expect(after[0]).not.toBe(before[0]);
    expect(after[0]?.children[0]?.children).toEqual(before[0]?.children[0]?.children);
    expect(layerTree([...swapped])[0]?.children[0]).toBe(layerTree(swapped)[0]?.children[0]);
  });

  const left = (at: number, isOpen = true) =>
    layerCommand(press('ArrowLeft'), rows, at, -1, isOpen);

  test('are left by the arrow to the left, row by row and out', () => {
    expect(left(5)).toEqual({ kind: 'go', to: 3, selects: 'alone' });
    expect(left(3)).toEqual({ kind: 'open', isOpen: false });
    expect(left(3, false)).toEqual({ kind: 'go', to: 1, selects: 'alone' });
    expect(left(1, false)).toBeNull();
  });
});

describe('restacking', () => {
  const tree = layerTree(grouped);
  const scene = sceneOf(...grouped);
  const after = (moved: readonly string[], gap: number, siblings = tree) => {
    const ids = restacked(siblings, new Set(moved), gap);
    const next = reduceScene(scene, { type: 'scene/elementsReordered', ids });
    return stackingOrder(next.elements)
      .map(({ id }) => id)
      .join('');
  };

  const step = (key: string, by: 1 | -1) => after([key], stepGap(tree, new Set([key]), by));

  test.each([
    [['a'], 0, 'bcda'],
    [['a'], 1, 'bcad'],
    [['g c'], 0, 'adbc'],
    [['g c'], 3, 'bcad'],
    [['d', 'a'], 2, 'adbc'],
    [['d'], 0, 'abcd'],
    [['d'], 1, 'abcd'],
  ])('%j before sibling %i gives %s', (moved, gap, order) => {
    expect(after(moved, gap)).toBe(order);
  });

  test('of members stays within their group', () => {
    const row = layerRows(tree, none).find(({ node }) => node.key === 'b');
    if (row === undefined) throw new Error('b is not in the list');
    expect(after(['b'], 0, siblingsOf(tree, row))).toBe('acbd');
  });

  test('by a step goes over one sibling, and no further than the ends', () => {
    expect(step('a', -1)).toBe('bcad');
    expect(step('a', 1)).toBe('abcd');
    expect(step('d', 1)).toBe('adbc');
    expect(step('d', -1)).toBe('abcd');
  });
});

describe('the action of stacking', () => {
  test('gives whole places, each once, whatever was asked for', () => {
    const ids = ['a', 'b', 'c', 'd'];
    assert(
      property(
        array(nat(3), { minLength: 4, maxLength: 4 }),
        array(constantFrom(...ids, 'gone')),
        (places, wanted) => {
          const scene = sceneOf(...ids.map((id, at) => box(id, 0, 0, { zIndex: places[at] ?? 0 })));
          const next = reduceScene(scene, { type: 'scene/elementsReordered', ids: wanted });
          const order = stackingOrder(next.elements).map(({ id }) => id);
          const asked = [...new Set(wanted)].filter((id) => id !== 'gone');
          expect(order.filter((id) => asked.includes(id))).toEqual(asked);
          const before = stackingOrder(scene.elements).map(({ id }) => id);
          const isInOrder = before.filter((id) => asked.includes(id)).join() === asked.join();
          const levels = next.elements.map(({ zIndex }) => zIndex);
          const counted = isInOrder ? places : [1, 2, 3, 4];
          expect(levels.toSorted((a, b) => a - b)).toEqual(counted.toSorted((a, b) => a - b));
          expect(next === scene).toBe(isInOrder);
        },
      ),
    );
  });

  test('leaves those that are not named where they are', () => {
    const scene = sceneOf(...grouped);
    const next = reduceScene(scene, { type: 'scene/elementsReordered', ids: ['d', 'a'] });
    expect(stackingOrder(next.elements).map(({ id }) => id)).toEqual(['d', 'b', 'c', 'a']);
  });

  test('moves locked ones too, and changes nothing that is in order', () => {
    const scene = sceneOf(...grouped.map((element) => ({ ...element, locked: true })));
    const same = { type: 'scene/elementsReordered', ids: ['a', 'd'] } as const;
    expect(reduceScene(scene, same)).toBe(scene);
    const next = reduceScene(scene, { ...same, ids: ['d', 'a'] });
    expect(next.elements.map(({ zIndex }) => zIndex)).toEqual([4, 2, 3, 1]);
  });
});

describe('keys in the list of layers', () => {
  const rows = layerRows(layerTree(grouped), none);
  const answer = (pressed: LayerKey, at: number, cell = -1, isOpen = true) =>
    layerCommand(pressed, rows, at, cell, isOpen);

  test.each([
    [press('ArrowDown'), 0, { kind: 'go', to: 1, selects: 'alone' }],
    [press('ArrowDown', { shiftKey: true }), 4, { kind: 'go', to: 4, selects: 'range' }],
    [press('ArrowUp', { ctrlKey: true }), 2, { kind: 'go', to: 1, selects: 'nothing' }],
    [press('Home'), 3, { kind: 'go', to: 0, selects: 'alone' }],
    [press('End'), 0, { kind: 'go', to: 4, selects: 'alone' }],
    [press('ArrowUp', { altKey: true }), 2, { kind: 'restack', by: -1 }],
    [press('ArrowDown', { altKey: true }), 2, { kind: 'restack', by: 1 }],
    [press('ArrowRight', { altKey: true }), 2, { kind: 'regroup', way: 'in' }],
    [press('ArrowLeft', { altKey: true }), 2, { kind: 'regroup', way: 'out' }],
    [press(' '), 0, { kind: 'toggle' }],
    [press('F2'), 0, { kind: 'rename' }],
    [press('Enter'), 0, { kind: 'rename' }],
    [press('ArrowLeft'), 1, { kind: 'open', isOpen: false }],
    [press('ArrowLeft'), 2, { kind: 'go', to: 1, selects: 'alone' }],
    [press('ArrowLeft'), 0, null],
    [press('ArrowRight'), 0, { kind: 'cell', to: 0 }],
    [press('x'), 0, null],
    [press('ArrowDown'), 9, null],
  ])('%j on row %i is %j', (pressed, at, command) => {
    expect(answer(pressed, at)).toEqual(command);
  });

  test('a closed group opens before its switches are gone to', () => {
    expect(answer(press('ArrowRight'), 1, -1, false)).toEqual({ kind: 'open', isOpen: true });
    expect(answer(press('ArrowRight'), 1)).toEqual({ kind: 'cell', to: 0 });
  });

  test('on a switch the arrows go along the row, and Space and Enter are its own', () => {
    expect(answer(press('ArrowRight'), 0, 0)).toEqual({ kind: 'cell', to: 1 });
    expect(answer(press('ArrowRight'), 0, 1)).toEqual({ kind: 'cell', to: 1 });
    expect(answer(press('ArrowLeft'), 0, 0)).toEqual({ kind: 'cell', to: -1 });
    expect(answer(press(' '), 0, 0)).toBeNull();
    expect(answer(press('Enter'), 0, 1)).toBeNull();
  });
});
