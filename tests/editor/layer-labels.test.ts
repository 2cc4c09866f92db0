import { describe, expect, test } from 'vitest';
import { layerName } from '../../src/editor/layers/layer-edits';
import { layerCommand, rowTyped, type LayerKey } from '../../src/editor/layers/layer-keys';
import { dropPlace, movedTo, placeOutside } from '../../src/editor/layers/layer-places';
import {
  allIdsOfLayer,
  idsOfLayer,
  layerRows,
  layerTree,
  restacked,
} from '../../src/editor/layers/layer-tree';
import type { SceneElement } from '../../src/scene/scene';
import { box, element } from '../scene/scenes';

/* A label stands below its shape in the list of layers, as far as that is the order that is seen. */

const none = new Set<string>();
const BOX = { width: 200, height: 60 };

/** From the undermost to the topmost: a shape, another beside it, the label of the first, a text. */
const labelled = [
  element('rectangle', { id: 'shape', x: 0, y: 0, ...BOX, zIndex: 1 }),
  element('circle', { id: 'other', x: 300, y: 0, ...BOX, zIndex: 2 }),
  box('label', 50, 15, { zIndex: 3, labelOf: 'shape' }),
  box('text', 0, 200, { zIndex: 4 }),
];

function rowsOf(elements: readonly SceneElement[], closed: ReadonlySet<string> = none) {
  return layerRows(layerTree(elements), closed);
}

function keysOf(elements: readonly SceneElement[], closed = none): readonly string[] {
  return rowsOf(elements, closed).map(({ node, level }) => `${level} ${node.key}`);
}

function press(key: string): LayerKey {
  return { key, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };
}

describe('a label in the list of layers', () => {
  test('has a row of its own below its shape, which closes', () => {
    expect(keysOf(labelled)).toEqual(['1 text', '1 other', '1 shape', '2 label']);
    expect(keysOf(labelled, new Set(['shape']))).toEqual(['1 text', '1 other', '1 shape']);
    const [, , shape, label] = rowsOf(labelled);
    expect(label).toMatchObject({ position: 1, siblings: 1, parent: shape?.node });
  });

  test('stands by itself where what lies between touches it, or its groups are others', () => {
    const over = labelled.map((one) => (one.id === 'other' ? { ...one, x: 20 } : one));
    expect(keysOf(over)).toEqual(['1 text', '1 label', '1 other', '1 shape']);
    const grouped = labelled.map((one) =>
      one.id === 'other' || one.id === 'shape' ? { ...one, groups: ['g'] } : one,
    );
    expect(keysOf(grouped)).toEqual(['1 text', '1 label', '1 g other', '2 other', '2 shape']);
    const below = labelled.map((one) => (one.id === 'label' ? { ...one, zIndex: 0 } : one));
    expect(keysOf(below)).toEqual(['1 text', '1 other', '1 shape', '1 label']);
  });

  test('is selected by itself, as is its shape, and goes with it where that is moved', () => {
    const tree = layerTree(labelled);
    const shape = tree[2];
    if (shape === undefined) throw new Error('There is a shape');
    expect(idsOfLayer(shape)).toEqual(['shape']);
    expect(allIdsOfLayer(shape)).toEqual(['label', 'shape']);
    expect(restacked(tree, new Set(['shape']), 0)).toEqual(['other', 'text', 'shape', 'label']);
    const grouped = labelled.slice(0, 3).map((one) => ({ ...one, groups: ['g'] }));
    const [group] = layerTree(grouped);
    expect(group && layerName(group)).toBe('Group of 3');
    expect(group && idsOfLayer(group)).toEqual(['other', 'label', 'shape']);
  });

  test('keeps its node and that of its shape as long as neither changes', () => {
    const before = layerTree(labelled)[2];
    const moved = labelled.map((one) => (one.id === 'text' ? { ...one, x: 9 } : one));
    expect(layerTree(moved)[2]).toBe(before);
    const named = labelled.map((one) => (one.id === 'label' ? { ...one, name: 'Call' } : one));
    expect(layerTree(named)[2]).not.toBe(before);
  });

  test('is gone to and left by the arrows, as the members of a group are', () => {
    const rows = rowsOf(labelled);
    const closed = layerCommand(press('ArrowRight'), rows, 2, -1, false);
    expect(closed).toEqual({ kind: 'open', isOpen: true });
    expect(layerCommand(press('ArrowLeft'), rows, 2, -1, true)).toEqual({
      kind: 'open',
      isOpen: false,
    });
    expect(layerCommand(press('ArrowLeft'), rows, 3, -1, true)).toMatchObject({ to: 2 });
    expect(layerCommand(press('ArrowLeft'), rows, 0, -1, true)).toBeNull();
  });

  test('leaves its shape for the place beside it, and only texts come in its place', () => {
    const tree = layerTree(labelled);
    const rows = layerRows(tree, none);
    const [text, other, shape, label] = rows;
    if (!text || !other || !shape || !label) throw new Error('There are four');
    expect(placeOutside(rows, label)).toEqual({ parent: null, gap: 2 });
    const landed = (node: typeof text.node, level: number) =>
      dropPlace(rows, { keys: new Set([node.key]), nodes: [node], level }, 4);
    expect(landed(text.node, 2)).toMatchObject({ parent: shape.node, gap: 1, level: 2 });
    expect(landed(text.node, 1)).toMatchObject({ parent: null, gap: 3, level: 1 });
    expect(landed(other.node, 2)).toMatchObject({ parent: null, level: 1 });
    const moved = movedTo(tree, [text.node], { parent: shape.node, gap: 1 });
    expect(moved.ids).toEqual(['shape', 'text', 'label', 'other']);
  });
});

test('a letter goes on to the next row whose name begins with it', () => {
  const names = ['Text', 'Circle', 'Title', 'Group of 2'];
  expect(rowTyped('t', names, 0)).toBe(2);
  expect(rowTyped('T', names, 2)).toBe(0);
  expect(rowTyped('g', names, 0)).toBe(3);
  expect(rowTyped('x', names, 1)).toBe(1);
});
