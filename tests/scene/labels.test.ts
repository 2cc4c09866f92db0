import { describe, expect, test } from 'vitest';
import * as fc from 'fast-check';
import { deleteSelected, duplicateSelected, undo } from '../../src/editor/commands/edit';
import { labelShape } from '../../src/editor/commands/texts/label-shape';
import { NUDGE_COMMANDS } from '../../src/editor/commands/places/nudge';
import { tieLabel, untieLabel } from '../../src/editor/commands/texts/tie-label';
import { ORDER_COMMANDS } from '../../src/editor/commands/places/arrange';
import { parseDesign } from '../../src/scene/design-file/design-file';
import { writeDesign } from '../../src/scene/design-file/write-design';
import { pastedElements } from '../../src/scene/operations/paste';
import { reduceScene } from '../../src/scene/reduce-scene';
import { selectScene } from '../../src/editor/selectors';
import { draftText, endTextEdit } from '../../src/store/canvas/typed-text';
import { designer, type Designer } from '../helpers/designer';

const BOX = { x: 40, y: 40, width: 200, height: 60, zIndex: 1 };
const TEXT = { x: 90, y: 60, width: 100, height: 20, zIndex: 2, content: 'Book' };

function labelled(): Designer {
  return designer()
    .has('rectangle', 'box', BOX)
    .has('text', 'label', { ...TEXT, labelOf: 'box' });
}

function placeOf(someone: Designer, id: string) {
  const { x, y } = someone.find(id) ?? { x: NaN, y: NaN };
  return { x, y };
}

describe('a label', () => {
  test('is what was written on a shape', () => {
    const someone = designer().has('rectangle', 'box', BOX).selects('box');
    someone.does(labelShape);
    const id = someone.store.getState().textEdit?.id ?? '';
    someone.store.dispatch(draftText('Book'));
    someone.store.dispatch(endTextEdit());
    expect(someone.find(id)?.labelOf).toBe('box');
  });

  test.each([
    ['moves', { type: 'scene/elementsMoved', ids: ['box'], dx: 30, dy: -10 }, { x: 120, y: 50 }],
    [
      'is resized',
      {
        type: 'scene/elementsResized',
        boxes: { box: { x: 40, y: 40, width: 300, height: 100 } },
      },
      { x: 140, y: 80 },
    ],
    [
      'is placed',
      { type: 'scene/elementsPlaced', places: { box: { x: 0, y: 0 } } },
      { x: 50, y: 20 },
    ],
  ] as const)('follows where its shape %s', (_, action, place) => {
    const before = selectScene(labelled().store.getState());
    const { elements } = reduceScene(before, action);
    expect(elements.find(({ id }) => id === 'label')).toMatchObject(place);
  });

  test('keeps its distance from the middle, and moves once where both are moved', () => {
    const someone = designer()
      .has('rectangle', 'box', BOX)
      .has('text', 'label', { ...TEXT, x: 50, labelOf: 'box' });
    const before = selectScene(someone.store.getState());
    const wide = { box: { ...BOX, width: 300 } };
    const sized = reduceScene(before, { type: 'scene/elementsResized', boxes: wide });
    expect(sized.elements[1]?.x).toBe(100);
    const ids = ['box', 'label'];
    const moved = reduceScene(before, { type: 'scene/elementsMoved', ids, dx: 5, dy: 5 });
    expect(moved.elements[1]).toMatchObject({ x: 55, y: 65 });
  });

  test('stays in the middle to half a px, however often its shape is resized', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 60, max: 500 }), { maxLength: 20 }), (widths) => {
        let scene = selectScene(labelled().store.getState());
        for (const width of widths) {
          const boxes = { box: { ...BOX, width } };
          scene = reduceScene(scene, { type: 'scene/elementsResized', boxes });
        }
        const [box, label] = scene.elements;
        if (box === undefined || label === undefined) throw new Error('Something is gone');
        const off = label.x + label.width / 2 - (box.x + box.width / 2);
        expect(Math.abs(off)).toBeLessThanOrEqual(0.5);
      }),
      { numRuns: 30 },
    );
  });

  test('that is locked stays', () => {
    const someone = designer()
      .has('rectangle', 'box', BOX)
      .has('text', 'label', { ...TEXT, labelOf: 'box', locked: true });
    const before = selectScene(someone.store.getState());
    const moved = reduceScene(before, { type: 'scene/elementsMoved', ids: ['box'], dx: 5, dy: 5 });
    expect(moved.elements[1]).toMatchObject({ x: 90, y: 60 });
  });

  test('is untied once it is moved off its shape, in the same step', () => {
    const someone = labelled();
    const before = selectScene(someone.store.getState());
    const move = (ids: readonly string[], dx: number) =>
      reduceScene(before, { type: 'scene/elementsMoved', ids, dx, dy: 0 });
    expect(move(['label'], 90).elements[1]?.labelOf, 'within').toBe('box');
    expect(move(['label'], 110).elements[1], 'off it').not.toHaveProperty('labelOf');
    expect(move(['label', 'box'], 200).elements[1]?.labelOf, 'both').toBe('box');
    expect(move(['box'], 200).elements[1]?.labelOf, 'its shape').toBe('box');
    const afar = reduceScene(before, {
      type: 'scene/elementSet',
      id: 'label',
      settings: { labelOf: '' },
    });
    const far = reduceScene(
      reduceScene(afar, { type: 'scene/elementsMoved', ids: ['label'], dx: 300, dy: 0 }),
      { type: 'scene/elementSet', id: 'label', settings: { labelOf: 'box' } },
    );
    const on = reduceScene(far, { type: 'scene/elementsMoved', ids: ['label'], dx: 9, dy: 0 });
    expect(on.elements[1]?.labelOf, 'tied from afar').toBe('box');
  });

  test('that is nudged off its shape is untied with a notice, and tied again by undoing', () => {
    const someone = designer()
      .has('rectangle', 'box', BOX)
      .has('text', 'label', { ...TEXT, x: 185, labelOf: 'box' })
      .selects('label');
    const right = NUDGE_COMMANDS.find(({ id }) => id === 'nudge.large.right');
    if (right === undefined) throw new Error('There is no such command');
    someone.does(right);
    expect(someone.find('label')).not.toHaveProperty('labelOf');
    expect(someone.notices()).toEqual(['Text untied from its shape']);
    someone.does(right);
    expect(someone.notices()).toHaveLength(1);
    someone.does(undo);
    expect(someone.find('label')).toMatchObject({ x: 185, labelOf: 'box' });
  });

  test('is deleted with its shape, and comes back with it', () => {
    const someone = labelled().selects('box');
    someone.does(deleteSelected);
    expect(someone.find('label')).toBeUndefined();
    someone.does(undo);
    expect(placeOf(someone, 'label')).toEqual({ x: 90, y: 60 });
  });

  test('is copied with its shape, as the label of the copy; alone it is no label', () => {
    const someone = labelled().selects('box');
    someone.does(duplicateSelected);
    const { elements } = selectScene(someone.store.getState());
    const [shape, text] = elements.slice(2);
    expect(text).toMatchObject({ content: 'Book', labelOf: shape?.id });
    expect(someone.store.getState().selection).toEqual([shape?.id]);
    const scene = selectScene(labelled().store.getState());
    const [, label] = scene.elements;
    const [alone] = label === undefined ? [] : pastedElements(scene, [label], { label: 'copy' });
    expect(alone).not.toHaveProperty('labelOf');
  });

  test('lies above its shape wherever that goes in the stacking order', () => {
    const someone = labelled()
      .has('circle', 'over', { ...BOX, zIndex: 3 })
      .selects('box');
    someone.does(ORDER_COMMANDS[2] ?? duplicateSelected);
    const numbers = ['over', 'box', 'label'].map((id) => someone.find(id)?.zIndex ?? 0);
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  });

  test('is in the file of its design', () => {
    const state = labelled().store.getState().signature.present;
    const written = writeDesign(state.scene, state.person);
    const read = written.ok ? parseDesign(written.value) : written;
    expect(read.ok && read.value.design.elements[1]?.labelOf).toBe('box');
  });
});

describe('tying', () => {
  test('makes a text the label of a shape, and untying parts them', () => {
    const someone = designer().has('rectangle', 'box', BOX).has('text', 'label', TEXT);
    expect(someone.selects('box').does(tieLabel)).toBe(false);
    expect(someone.selects('box', 'label').does(tieLabel)).toBe(true);
    expect(someone.find('label')?.labelOf).toBe('box');
    expect(someone.does(tieLabel)).toBe(false);
    expect(someone.selects('box').does(untieLabel)).toBe(true);
    expect(someone.find('label')).not.toHaveProperty('labelOf');
    expect(someone.selects('label').does(untieLabel)).toBe(false);
  });
});
