import { describe, expect, it } from 'vitest';
import { selectDisplayedScene } from '../../src/editor/canvas/drawing/displayed';
import { redo, undo } from '../../src/editor/commands/edit';
import { draftChanged } from '../../src/store/canvas/draft-slice';
import { fontsArrived, measuringBegun } from '../../src/fonts/state/fonts';
import { hasUnsaved } from '../../src/saving/state/save';
import { changeField } from '../../src/store/signature/edit-form';
import { record } from '../../src/store/signature/history';
import { signatureOpened } from '../../src/store/signature/opened';
import type { MeasureText } from '../../src/scene/text/text-measure';
import { designer, type Designer } from '../helpers/designer';
import { fakeWorld } from '../helpers/fake-ports';

/** Each letter is 10 px wide. */
const byTens: MeasureText = (text) => text.length * 10;

/** Someone whose texts are measured. */
function measured(measure: MeasureText = byTens): Designer {
  const someone = measurable(measure);
  someone.store.dispatch(measuringBegun());
  return someone;
}

/** Someone whose texts are not measured before `measuringBegun`. */
function measurable(measure: MeasureText = byTens): Designer {
  const world = fakeWorld();
  return designer({ ...world, ports: { ...world.ports, measure } });
}

const EMAIL = { field: 'email', value: 'a@b.co' } as const;

describe('the boxes of texts in the store', () => {
  it('are the specified ones where nothing is measured', () => {
    const { find } = measurable().has('text', 'it', { content: 'Hello' });
    expect(find('it')).toMatchObject({ width: 100, height: 30 });
  });

  it('hug their texts as soon as something measures them, which is no step', () => {
    const someone = measurable().has('text', 'it', { content: 'Hello' });
    const steps = someone.store.getState().signature.past.length;
    someone.store.dispatch(measuringBegun());
    expect(someone.find('it')).toMatchObject({ width: 50, height: 20 });
    expect(someone.store.getState().signature.past).toHaveLength(steps);
  });

  it('follow the person, and come back by the one step that it takes back', () => {
    const someone = measured().has('email', 'it');
    const before = someone.find('it');
    someone.store.dispatch(changeField(EMAIL));
    expect(someone.find('it')?.width).toBe(60);
    someone.does(undo);
    expect(someone.find('it')).toEqual(before);
  });

  it('leave the history as it was where they take back what a step changed, with what can be done again', () => {
    const someone = measured().has('text', 'it', { content: 'Hello' });
    someone.has('text', 'other').does(undo);
    const before = someone.store.getState().signature;
    const { x = 0, y = 0 } = someone.find('it') ?? {};
    const action = {
      type: 'scene/elementsResized',
      boxes: { it: { x, y, width: 300, height: 90 } },
    } as const;
    const selections = { selectionBefore: [], selectionAfter: [] };
    const step = { label: 'Resize', place: 'canvas', group: null, ...selections } as const;
    someone.store.dispatch(record(action, step));
    expect(someone.store.getState().signature).toBe(before);
    expect(someone.can(redo)).toBe(true);
  });

  it('follow fonts that come later', () => {
    let wide = 10;
    const someone = measured((text) => text.length * wide).has('text', 'it', { content: 'Hello' });
    wide = 12;
    someone.store.dispatch(fontsArrived());
    expect(someone.find('it')?.width).toBe(60);
  });

  it('follow what is being typed before it is a step', () => {
    const someone = measured().has('text', 'it', { content: 'Hello' });
    const settings = { content: 'Hello, world' };
    someone.store.dispatch(draftChanged({ type: 'scene/elementSet', id: 'it', settings }));
    expect(selectDisplayedScene(someone.store.getState()).elements[0]?.width).toBe(120);
    expect(someone.find('it')?.width).toBe(50);
  });

  it('are nothing to be saved by themselves', () => {
    const { store } = measurable().has('text', 'it', { content: 'Hello' });
    const { signature: history } = store.getState();
    const other = { id: 'other', name: '', revision: 1, history, isSaved: true };
    store.dispatch(measuringBegun());
    store.dispatch(signatureOpened({ ...other, lockOwner: 'mine' }));
    expect(store.getState().signature).not.toBe(history);
    expect(hasUnsaved(store.getState())).toBe(false);
    store.dispatch(changeField(EMAIL));
    expect(hasUnsaved(store.getState())).toBe(true);
  });

  it('stay as they are while another tab writes the signature', () => {
    const { store, scene } = measurable().has('text', 'it', { content: 'Hello' });
    const { signature: history } = store.getState();
    const other = { id: 'other', name: '', revision: 1, history, isSaved: true };
    store.dispatch(signatureOpened({ ...other, lockOwner: 'elsewhere' }));
    const before = scene();
    store.dispatch(measuringBegun());
    expect(scene()).toBe(before);
  });
});
