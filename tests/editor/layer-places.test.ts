import { describe, expect, test } from 'vitest';
import {
  dropPlace,
  movedTo,
  placeInside,
  placeOutside,
  type LayerPlace,
} from '../../src/editor/layers/layer-places';
import { layerRows, layerTree, siblingsOf } from '../../src/editor/layers/layer-tree';
import { tidyGroups } from '../../src/scene/operations/groups';
import { reduceScene } from '../../src/scene/reduce-scene';
import { stackingOrder } from '../../src/scene/selection';
import { box, sceneOf } from '../scene/scenes';

const none = new Set<string>();

describe('layers that are moved between groups', () => {
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

  /** Where a layer lands, its parent by its key. */
  const dropped = (key: string, at: number, level: number) => {
    const nodes = rows.flatMap(({ node }) => (node.key === key ? [node] : []));
    const place = dropPlace(rows, { keys: new Set([key]), nodes, level }, at);
    return place && { ...place, parent: place.parent?.key ?? null };
  };

  test('are dropped between the members of a group, at their level', () => {
    expect(dropped('a', 2, 1)).toEqual({ parent: 'g d', gap: 0, line: 2, level: 2 });
    expect(dropped('e', 5, 1)).toEqual({ parent: 'h c', gap: 1, line: 5, level: 3 });
    expect(dropped('c', 0, 3)).toEqual({ parent: null, gap: 0, line: 0, level: 1 });
  });

  test('are dropped at the end of a group or behind it, as far as the pointer is to the side', () => {
    expect(dropped('e', 6, 1)).toEqual({ parent: null, gap: 2, line: 6, level: 1 });
    expect(dropped('e', 6, 2)).toEqual({ parent: 'g d', gap: 2, line: 6, level: 2 });
    expect(dropped('e', 6, 9)).toEqual({ parent: 'h c', gap: 2, line: 6, level: 3 });
    expect(dropped('e', 9, 1)).toEqual({ parent: null, gap: 3, line: 7, level: 1 });
  });

  test('are dropped on the row of a group, and never in themselves', () => {
    expect(dropped('a', 3.5, 1)).toEqual({ parent: 'h c', gap: 0, line: 4, level: 3 });
    expect(dropped('g d', 3.5, 1)).toBeNull();
    expect(dropped('g d', 6, 3)).toEqual({ parent: null, gap: 2, line: 6, level: 1 });
  });

  test('are dropped in no more groups than there may be', () => {
    const deep = ['1', '2', '3', '4', '5'];
    const others = ['p', 'q'].map((id, at) => box(id, 0, 0, { zIndex: 9 + at, groups: ['x'] }));
    const all = [
      ...deep.map((_, at) =>
        box(`n${at}`, 0, 0, { zIndex: at, groups: deep.slice(0, deep.length - at) }),
      ),
      box('m', 0, 0, { zIndex: 0, groups: deep }),
      ...others,
    ];
    const list = layerRows(layerTree(tidyGroups(all)), none);
    const [first] = list;
    if (first === undefined) throw new Error('There is no row');
    const deepest = list.findIndex(({ level }) => level === deep.length + 1);
    const keys = new Set([first.node.key]);
    const dragged = { keys, nodes: [first.node], level: 9 };
    expect(dropPlace(list, dragged, deepest)).toBeNull();
  });

  /** The order from the undermost up, each with its groups, after a layer was moved. */
  const moved = (key: string, placeOf: (row: (typeof rows)[number]) => LayerPlace | null) => {
    const row = rows.find(({ node }) => node.key === key);
    const place = row && placeOf(row);
    if (row === undefined || place == null) return null;
    const { ids, groups } = movedTo(tree, [row.node], place);
    const changes = [
      { type: 'scene/elementsReordered', ids },
      { type: 'scene/elementsRegrouped', groups },
    ] as const;
    const { elements } = reduceScene(sceneOf(...nested), { type: 'scene/changesMade', changes });
    return stackingOrder(elements).map(({ id, groups: own = [] }) => `${id} ${own.join('/')}`);
  };
  const inside = (key: string) =>
    moved(key, (row) => {
      const siblings = siblingsOf(tree, row);
      const dragged = { keys: new Set([key]), nodes: [row.node] };
      return placeInside(siblings, dragged);
    });
  const outside = (key: string) => moved(key, (row) => placeOutside(rows, row));

  test('go into the group above, else below, and out again', () => {
    expect(inside('a')).toEqual(['a g', 'b g/h', 'c g/h', 'd g', 'e ']);
    expect(inside('e')).toEqual(['a ', 'b g/h', 'c g/h', 'd g', 'e g']);
    expect(inside('c')).toBeNull();
    expect(outside('d')).toEqual(['a ', 'b g', 'c g', 'd ', 'e ']);
    // A group of one is none.
    expect(outside('b')).toEqual(['a ', 'b g', 'c g', 'd g', 'e ']);
    expect(outside('h c')).toEqual(['a ', 'b h', 'c h', 'd ', 'e ']);
    expect(outside('a')).toBeNull();
  });
});
