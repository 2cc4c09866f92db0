import { describe, expect, test } from 'vitest';
import { copySelected } from '../../src/editor/commands/clipboard/clipboard';
import { pasteText } from '../../src/editor/commands/clipboard/paste';
import { duplicateSelected, undo } from '../../src/editor/commands/edit';
import { ungroup } from '../../src/editor/commands/places/arrange';
import { renameLayer } from '../../src/editor/layers/layer-edits';
import { layerTree } from '../../src/editor/layers/layer-tree';
import { nameIn } from '../../src/editor/steps';
import { readSignature } from '../../src/saving/state/read-signature';
import { serializeSignature } from '../../src/saving/state/serialize-signature';
import { parseDesign } from '../../src/scene/design-file/design-file';
import { writeDesign } from '../../src/scene/design-file/write-design';
import { SCENE_LIMITS } from '../../src/scene/limits';
import { reduceScene } from '../../src/scene/reduce-scene';
import type { Scene } from '../../src/scene/scene';
import { designer } from '../helpers/designer';
import { box, sceneOf } from './scenes';

const grouped = sceneOf(
  box('a', 0, 0, { groups: ['g'] }),
  box('b', 0, 40, { groups: ['g'] }),
  box('c', 0, 80),
);

function named(scene: Scene, group: string, name: string): Scene {
  return reduceScene(scene, { type: 'scene/groupNamed', group, name });
}

describe('the name of a group', () => {
  test('is given, changed and taken away', () => {
    const card = named(grouped, 'g', ' Card ');
    expect(card.groupNames).toEqual({ g: 'Card' });
    expect(named(card, 'g', 'Card')).toBe(card);
    expect(named(card, 'g', 'Logo').groupNames).toEqual({ g: 'Logo' });
    expect(named(card, 'g', ' ')).not.toHaveProperty('groupNames');
    expect(named(grouped, 'none', 'Card')).toBe(grouped);
    const long = named(grouped, 'g', 'x'.repeat(500));
    expect(long.groupNames?.['g']).toHaveLength(SCENE_LIMITS.name);
  });

  test('goes with its group', () => {
    const card = named(grouped, 'g', 'Card');
    const apart = reduceScene(card, { type: 'scene/elementsUngrouped', ids: ['a', 'b'] });
    expect(apart).not.toHaveProperty('groupNames');
    const left = reduceScene(card, { type: 'scene/elementsDeleted', ids: ['a'] });
    expect(left).not.toHaveProperty('groupNames');
    const moved = reduceScene(card, { type: 'scene/elementsMoved', ids: ['a'], dx: 5, dy: 5 });
    expect(moved.groupNames).toBe(card.groupNames);
  });

  test('is what the group is called while all of it that is shown is meant', () => {
    const card = named(grouped, 'g', 'Card');
    const [a, b, c] = card.elements;
    if (!a || !b || !c) throw new Error('There are three');
    expect(nameIn(card, [a, b])).toBe('Card');
    expect(nameIn(card, [b, c])).toBe('2 elements');
    expect(nameIn(card, [a, b, c])).toBe('3 elements');
    expect(nameIn(card, [a])).toBe('Text');
    expect(nameIn(grouped, [a, b])).toBe('2 elements');
  });

  test('is in files and in what is saved; what a file has beside it is left out', () => {
    const someone = designer().has('name', 'a').has('title', 'b').groups('g', 'a', 'b');
    const [node] = layerTree(someone.scene().elements);
    if (node === undefined) throw new Error('There is a group');
    someone.store.dispatch(renameLayer(node, 'Card'));
    const { signature } = someone.store.getState();
    const written = writeDesign(someone.scene(), signature.present.person);
    const read = written.ok ? parseDesign(written.value) : written;
    expect(read.ok && read.value.design.groupNames).toEqual({ g: 'Card' });
    expect(read.ok && read.value.notes).toEqual([]);
    const saved: unknown = JSON.parse(JSON.stringify(serializeSignature(signature)));
    const kept = readSignature(saved);
    expect(kept.ok && kept.value.present.scene.groupNames).toEqual({ g: 'Card' });

    const names = { g: 'x'.repeat(500), gone: 'Nobody' };
    const text = JSON.stringify({ elements: someone.scene().elements, groupNames: names });
    const odd = parseDesign(text);
    expect(odd.ok && odd.value.design.groupNames).toEqual({ g: 'x'.repeat(SCENE_LIMITS.name) });
    const bad = parseDesign(JSON.stringify({ elements: [], groupNames: { g: 7 } }));
    expect(bad.ok && bad.value.notes.map(({ code }) => code)).toEqual(['bad-value']);
  });

  test('is copied with the group: duplicated, and pasted into another design', async () => {
    const someone = designer().has('name', 'a').has('title', 'b').groups('g', 'a', 'b');
    const [node] = layerTree(someone.scene().elements);
    if (node === undefined) throw new Error('There is a group');
    someone.store.dispatch(renameLayer(node, 'Card'));
    someone.selects('a', 'b').does(duplicateSelected);
    expect(Object.values(someone.scene().groupNames ?? {})).toEqual(['Card', 'Card']);
    expect(someone.store.getState().signature.present.step?.label).toBe('Duplicate Card');
    someone.selects('a', 'b').does(copySelected);
    const other = designer();
    await other.store.dispatch(pasteText(someone.world.copied.at(-1)?.text ?? ''));
    expect(Object.values(other.scene().groupNames ?? {})).toEqual(['Card']);
  });

  test('is undone in one step, and comes back with its group', () => {
    const someone = designer().has('name', 'a').has('title', 'b').groups('g', 'a', 'b');
    const [node] = layerTree(someone.scene().elements);
    if (node === undefined) throw new Error('There is a group');
    someone.store.dispatch(renameLayer(node, 'Ca', 'typed'));
    someone.store.dispatch(renameLayer(node, 'Card', 'typed'));
    someone.selects('a', 'b').does(ungroup);
    expect(someone.scene()).not.toHaveProperty('groupNames');
    someone.does(undo);
    expect(someone.scene().groupNames).toEqual({ g: 'Card' });
    someone.does(undo);
    expect(someone.scene()).not.toHaveProperty('groupNames');
    expect(someone.find('a')?.groups).toEqual(['g']);
    someone.store.dispatch(renameLayer(node, 'Group of 2'));
    expect(someone.scene()).not.toHaveProperty('groupNames');
  });
});
