import { describe, expect, test } from 'vitest';
import { labelShape } from '../../src/editor/commands/texts/label-shape';
import { placeForNew } from '../../src/editor/commands/new-element';
import { undo } from '../../src/editor/commands/edit';
import { contrast } from '../../src/model/color/color';
import { commitTypedText, draftText, endTextEdit } from '../../src/store/canvas/typed-text';
import { designer, type Designer } from '../helpers/designer';

const DARK = { backgroundColor: '#102030' } as const;
const BOX = { x: 40, y: 20, width: 200, height: 60, style: DARK };

function writing({ store }: Designer): string {
  const { textEdit } = store.getState();
  if (textEdit === null) throw new Error('No text is being edited');
  return textEdit.id;
}

describe('writing on a shape', () => {
  test('is a new text in its middle, one step of the history, and selected', () => {
    const someone = designer().has('rectangle', 'box', BOX).selects('box');
    expect(someone.does(labelShape)).toBe(true);
    const id = writing(someone);
    expect(someone.find(id)).toBeUndefined();
    someone.store.dispatch(draftText('Book'));
    someone.store.dispatch(commitTypedText());
    someone.store.dispatch(draftText('Book a call'));
    someone.store.dispatch(endTextEdit());
    const label = someone.find(id);
    expect(label).toMatchObject({ type: 'text', content: 'Book a call' });
    if (label === undefined) throw new Error('No label');
    expect(Math.abs(label.x + label.width / 2 - (BOX.x + BOX.width / 2))).toBeLessThan(1);
    expect(Math.abs(label.y + label.height / 2 - (BOX.y + BOX.height / 2))).toBeLessThan(1);
    expect(label.style.textAlign).toBe('center');
    expect(contrast(label.style.color ?? '#333333', DARK.backgroundColor)).toBeGreaterThan(4.5);
    expect(someone.store.getState().selection).toEqual([id]);
    someone.does(undo);
    expect(someone.find(id)).toBeUndefined();
    expect(someone.find('box')).toBeDefined();
  });

  test.each([
    ['nothing', null],
    ['blanks', '  \n '],
  ])('leaves no trace where %s was typed', (_, typed) => {
    const someone = designer().has('circle', 'box', BOX).selects('box');
    const before = someone.store.getState().signature;
    someone.does(labelShape);
    someone.store.dispatch(draftText(typed));
    someone.store.dispatch(endTextEdit());
    const { signature, draft, textEdit, selection } = someone.store.getState();
    expect(signature).toBe(before);
    expect({ draft, textEdit, selection }).toEqual({
      draft: null,
      textEdit: null,
      selection: ['box'],
    });
  });

  test('edits the text that lies on it already', () => {
    const someone = designer()
      .has('text', 'under', { x: 90, y: 40, zIndex: 0 })
      .has('rectangle', 'box', { ...BOX, zIndex: 1 })
      .has('text', 'on', { x: 90, y: 30, zIndex: 2 })
      .has('text', 'beside', { x: 400, y: 30, zIndex: 3 })
      .selects('box');
    someone.does(labelShape);
    expect(someone.store.getState().textEdit?.id).toBe('on');
  });

  test('joins the groups of the shape', () => {
    const someone = designer()
      .has('rectangle', 'box', BOX)
      .has('text', 'other')
      .has('text', 'third')
      .groups('inner', 'box', 'other')
      .groups('outer', 'box', 'other', 'third')
      .selects('box');
    someone.does(labelShape);
    const id = writing(someone);
    someone.store.dispatch(draftText('Hello'));
    someone.store.dispatch(endTextEdit());
    expect(someone.find(id)?.groups).toEqual(['outer', 'inner']);
  });

  test.each([
    ['a line', () => designer().has('line', 'a', { width: 200, height: 2 }).selects('a')],
    ['a text', () => designer().has('text', 'a').selects('a')],
    ['a locked shape', () => designer().has('circle', 'a', { locked: true }).selects('a')],
    ['two shapes', () => designer().has('circle', 'a').has('circle', 'b').selects('a', 'b')],
  ])('does not begin on %s', (_, begin) => {
    expect(begin().does(labelShape)).toBe(false);
  });

  test('leaves what is added next below the shape, in line with that', () => {
    const someone = designer()
      .has('rectangle', 'box', BOX)
      .has('text', 'label', { x: 120, y: 40, width: 40, height: 20, labelOf: 'box' });
    const { store, device } = someone;
    for (const selection of [[], ['label'], ['box', 'label']]) {
      someone.selects(...selection);
      const place = placeForNew({ width: 80, height: 30 }, store.getState(), device);
      expect(place).toEqual({ x: BOX.x, y: BOX.y + BOX.height + 8 });
    }
  });
});
