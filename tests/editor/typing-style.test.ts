import { describe, expect, test } from 'vitest';
import { withTyping } from '../../src/editor/canvas/text/typing-style';
import { beginTextEdit } from '../../src/editor/commands/texts/edit-text';
import { asPart, forTyping } from '../../src/editor/part-of-text';
import { textPartChosen, typingStyled } from '../../src/store/canvas/text-edit-slice';
import { designer } from '../helpers/designer';

const BOLD = { type: 'scene/elementsStyled', ids: ['a'], style: { fontWeight: 700 } } as const;
/** Someone whose caret stands behind so many letters of 'Two fonts', the second word italic. */
function writing(at: number) {
  const spans = [{ start: 4, end: 9, italic: true }] as const;
  const someone = designer().has('text', 'a', { content: 'Two fonts', style: {}, spans });
  const { store, find } = someone.selects('a');
  store.dispatch(beginTextEdit({ id: 'a', caret: null }));
  const goTo = (place: number) =>
    store.dispatch(textPartChosen({ start: place, end: place, text: 'Two fonts', spans }));
  goTo(at);
  return {
    store,
    goTo,
    shown: () => {
      const text = find('a');
      return text && asPart(text, store.getState()).style;
    },
    typing: () => store.getState().textEdit?.typing,
  };
}

describe('the style of what is typed next', () => {
  test('is that of the letter before the caret, with what was asked for since', () => {
    const { store, goTo, shown, typing } = writing(9);
    expect(shown()).toEqual({ italic: true });
    const action = forTyping(BOLD, store.getState());
    expect(action).toEqual(typingStyled({ italic: true, bold: true }));
    if (action !== null) store.dispatch(action);
    expect(shown()).toEqual({ italic: true, fontWeight: 700 });
    goTo(9);
    expect(typing()).toEqual({ italic: true, bold: true });
    goTo(3);
    expect(typing()).toBeUndefined();
    expect(shown()).toEqual({});
  });

  test('is nothing that only a whole text can have, and not asked for where a part is selected or all is blank', () => {
    const { store } = writing(2);
    const small = { ...BOLD, style: { smallCaps: true } } as const;
    expect(forTyping(small, store.getState())).toBeNull();
    expect(forTyping({ ...BOLD, ids: ['b'] }, store.getState())).toBeNull();
    store.dispatch(textPartChosen({ start: 0, end: 3, text: 'Two fonts', spans: [] }));
    expect(forTyping(BOLD, store.getState())).toBeNull();
    store.dispatch(textPartChosen({ start: 0, end: 0, text: '', spans: [] }));
    expect(forTyping(BOLD, store.getState())).toBeNull();
  });

  test('is that of what is typed at the caret, and of nothing that was changed elsewhere', () => {
    const part = { start: 4, end: 4, text: 'one ', spans: [] };
    const edit = { id: 'a', caret: null, group: '', part, typing: { bold: true } };
    const typed = { text: 'one two', spans: [] };
    expect(withTyping(typed, 'one ', 7, edit)).toEqual({
      text: 'one two',
      spans: [{ start: 4, end: 7, bold: true }],
    });
    expect(withTyping(typed, 'one ', 7, { id: 'a', caret: null, group: '', part })).toBeNull();
    expect(withTyping({ text: 'one', spans: [] }, 'one ', 3, edit)).toBeNull();
    expect(withTyping({ text: 'xone ', spans: [] }, 'one ', 1, edit)).toBeNull();
  });
});
