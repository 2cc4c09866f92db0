import { afterEach, describe, expect, test, vi } from 'vitest';
import { beginTextEdit, editText, writeDropped } from '../../src/editor/commands/texts/edit-text';
import { importText } from '../../src/editor/commands/clipboard/import-design';
import { restoreSignature } from '../../src/saving/state/open-signature';
import { commitTypedText, draftText, endTextEdit } from '../../src/store/canvas/typed-text';
import { previewToggled } from '../../src/store/canvas/view-slice';
import { selectDisplayedElement } from '../../src/editor/canvas/drawing/displayed';
import { designer, type Designer } from '../helpers/designer';

afterEach(() => vi.useRealTimers());

const labels = ({ store }: Designer) =>
  store
    .getState()
    .signature.past.concat(store.getState().signature.present)
    .map(({ step }) => step?.label);

describe('editing a text in place', () => {
  test('begins with the one text that is selected', () => {
    const someone = designer().has('title', 'a').has('logo', 'b').selects('a');
    expect(someone.does(editText)).toBe(true);
    expect(someone.store.getState().textEdit).toMatchObject({ id: 'a', caret: null });
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

  test.each([
    ['a text', () => designer().has('text', 'a'), true],
    ['a button', () => designer().has('button', 'a'), true],
    ['a text with words', () => designer().has('text', 'a', { content: 'Hello' }), false],
    ['what is of the person', () => designer().has('title', 'a'), false],
    ['a picture', () => designer().has('picture', 'a'), false],
  ] as const)('begins with a drop of %s: %#', (_, begin, isWritten) => {
    const { store, scene } = begin();
    const [dropped] = scene().elements;
    if (dropped !== undefined) store.dispatch(writeDropped(dropped));
    expect(store.getState().textEdit?.id).toBe(isWritten ? 'a' : undefined);
  });

  test('shows what is typed, and keeps it as one step however often the window loses the focus', () => {
    const someone = designer().has('text', 'a');
    const { store, find } = someone;
    store.dispatch(beginTextEdit({ id: 'a', caret: null }));
    store.dispatch(draftText('Hel'));
    expect(selectDisplayedElement(store.getState(), 'a')?.content).toBe('Hel');
    expect(find('a')?.content).toBeUndefined();
    store.dispatch(commitTypedText());
    store.dispatch(draftText('Hello'));
    store.dispatch(endTextEdit());
    expect(find('a')?.content).toBe('Hello');
    expect(labels(someone).filter((label) => label === 'Edit text')).toHaveLength(1);
  });

  test('is saved while letters come without a rest, as one step, and stays open', async () => {
    vi.useFakeTimers();
    const someone = designer();
    const { store, find } = someone;
    await store.dispatch(restoreSignature());
    someone.has('text', 'a');
    store.dispatch(beginTextEdit({ id: 'a', caret: null }));
    for (let letters = 1; letters <= 30; letters++) {
      store.dispatch(draftText('a'.repeat(letters)));
      await vi.advanceTimersByTimeAsync(110);
      expect(letters - (find('a')?.content?.length ?? 0)).toBeLessThan(10);
    }
    const { saving, signature, textEdit } = store.getState();
    expect(saving.saved).toBe(signature);
    expect(textEdit?.id).toBe('a');
    expect(labels(someone).filter((label) => label === 'Edit text')).toHaveLength(1);
  });

  test('leaves no step when what was saved while it was typed is taken back', () => {
    const someone = designer().has('text', 'a');
    const { store, find } = someone;
    const before = labels(someone);
    const begun = find('a');
    store.dispatch(beginTextEdit({ id: 'a', caret: null }));
    store.dispatch(draftText('Ahoy'));
    store.dispatch(commitTypedText());
    expect(labels(someone)).toEqual([...before, 'Edit text']);
    store.dispatch(draftText(''));
    store.dispatch(endTextEdit());
    expect(labels(someone)).toEqual(before);
    expect(find('a')).toEqual(begun);
  });

  test('leaves no step when nothing was changed', () => {
    const someone = designer().has('text', 'a');
    someone.store.dispatch(beginTextEdit({ id: 'a', caret: null }));
    someone.store.dispatch(draftText('x'));
    someone.store.dispatch(draftText(null));
    someone.store.dispatch(endTextEdit());
    expect(someone.store.getState().draft).toBeNull();
    expect(labels(someone)).not.toContain('Edit text');
  });

  test('a design that is opened over it ends it, and what was typed can be brought back', async () => {
    const someone = designer().has('text', 'a');
    const { store } = someone;
    store.dispatch(beginTextEdit({ id: 'a', caret: null }));
    store.dispatch(draftText('Typed'));
    await store.dispatch(importText('{"elements":[{"id":"a","type":"text","x":0,"y":0}]}'));
    expect(store.getState().textEdit).toBeNull();
    expect(someone.find('a')?.content).toBeUndefined();
    const typed = store.getState().signature.past.map(({ scene }) => scene.elements[0]?.content);
    expect(typed).toContain('Typed');
  });
});

test('a design that is imported in the preview is there, and the preview is left', async () => {
  const someone = designer().has('text', 'a');
  const { store } = someone;
  store.dispatch(previewToggled());
  const elements = ['b', 'c', 'd'].map((id) => ({ id, type: 'text', x: 0, y: 0 }));
  await store.dispatch(
    importText(JSON.stringify({ elements, signatureData: { fullName: 'Ada' } })),
  );
  expect(someone.scene().elements.map(({ id }) => id)).toEqual(['b', 'c', 'd']);
  expect(store.getState().view.isPreview).toBe(false);
});
