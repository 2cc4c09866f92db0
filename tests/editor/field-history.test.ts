import { expect, test } from 'vitest';
import { stepped, withMoment, type FieldHistory } from '../../src/editor/canvas/field-history';

const BOLD = [{ start: 0, end: 2, bold: true }];

function typing(...texts: readonly string[]): FieldHistory {
  const first = { text: '', spans: [], caret: 0 };
  return texts.reduce<FieldHistory>(
    (history, text) => withMoment(history, { text, spans: [], caret: text.length }),
    { past: [first], future: [] },
  );
}

const texts = ({ past }: FieldHistory) => past.map(({ text }) => text);

test('the letters of a word are taken back together, each word and each line by itself', () => {
  const history = typing('O', 'On', 'One', 'One ', 'One t', 'One tw', 'One tw\n');
  expect(texts(history)).toEqual(['', 'One', 'One ', 'One tw', 'One tw\n']);
});

test('a look is taken back by itself, and what was taken back comes again', () => {
  const typed = typing('a', 'ab');
  const set = withMoment(typed, { text: 'ab', spans: BOLD, caret: 2 });
  const more = withMoment(set, { text: 'abc', spans: BOLD, caret: 3 });
  const once = stepped(more, 'back');
  expect(once?.past.at(-1)).toEqual({ text: 'ab', spans: BOLD, caret: 2 });
  const twice = once && stepped(once, 'back');
  expect(twice?.past.at(-1)).toEqual({ text: 'ab', spans: [], caret: 2 });
  expect(twice && stepped(twice, 'forward')).toEqual(once);
});

test('nothing is before the beginning or behind the last, and what is typed anew ends what could come again', () => {
  const first = typing('a', 'a b');
  expect(stepped(first, 'forward')).toBeNull();
  const back = stepped(first, 'back');
  expect(back && withMoment(back, { text: 'c', spans: [], caret: 1 }).future).toEqual([]);
  expect(stepped(typing(), 'back')).toBeNull();
});
