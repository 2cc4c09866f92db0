import { describe, expect, test } from 'vitest';
import {
  beginTextEdit,
  commitText,
  draftText,
  editText,
} from '../../src/editor/commands/edit-text';
import { selectDisplayedElement } from '../../src/editor/canvas/displayed';
import { designer, type Designer } from '../helpers/designer';

const labels = ({ store }: Designer) =>
  store
    .getState()
    .scene.past.concat(store.getState().scene.present)
    .map(({ step }) => step?.label);

describe('editing a text in place', () => {
  test('begins with the one text that is selected', () => {
    const someone = designer().has('title', 'a').has('logo', 'b').selects('a');
    expect(someone.does(editText)).toBe(true);
    expect(someone.store.getState().textEdit).toEqual({ id: 'a', caret: null });
  });

  test.each([
    ['a picture', () => designer().has('logo', 'a').selects('a')],
    ['two texts', () => designer().has('text', 'a').has('text', 'b').selects('a', 'b')],
    ['a locked text', () => designer().has('text', 'a', { locked: true }).selects('a')],
    ['nothing', () => designer().has('text', 'a')],
  ])('does not begin with %s', (_, begin) => {
    const someone = begin();
    expect(someone.does(editText)).toBe(false);
  });

  test('does not begin where a locked text or a shape was clicked', () => {
    const { store } = designer().has('text', 'a', { locked: true }).has('circle', 'b');
    store.dispatch(beginTextEdit({ id: 'a', caret: null }));
    store.dispatch(beginTextEdit({ id: 'b', caret: null }));
    expect(store.getState().textEdit).toBeNull();
  });

  test('shows what is typed, and keeps it as one step however often the window loses the focus', () => {
    const someone = designer().has('text', 'a');
    const { store, find } = someone;
    store.dispatch(draftText('a', 'Hel'));
    expect(selectDisplayedElement(store.getState(), 'a')?.content).toBe('Hel');
    expect(find('a')?.content).toBeUndefined();
    store.dispatch(commitText('a', 'Hel', 'one stay'));
    store.dispatch(commitText('a', 'Hello', 'one stay'));
    expect(find('a')?.content).toBe('Hello');
    expect(labels(someone).filter((label) => label === 'Edit text')).toHaveLength(1);
  });

  test('leaves no step when nothing was changed', () => {
    const someone = designer().has('text', 'a');
    someone.store.dispatch(draftText('a', 'x'));
    someone.store.dispatch(commitText('a', null, 'one stay'));
    expect(someone.store.getState().draft).toBeNull();
    expect(labels(someone)).not.toContain('Edit text');
  });
});
