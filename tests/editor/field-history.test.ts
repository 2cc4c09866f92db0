import { expect, test } from 'vitest';
import {
  beginHistory,
  stepped,
  withMoment,
  type FieldHistory,
  type FieldMoment,
} from '../../src/editor/canvas/text/use-field-history';

const BOLD = [{ start: 0, end: 2, bold: true }];

const AT_ONCE = { before: { start: 0, end: 0 }, timeMs: 0 };

function moment(text: string, more: Partial<FieldMoment> = {}): FieldMoment {
  return { text, spans: [], caret: text.length, ...AT_ONCE, ...more };
}

function typing(...texts: readonly string[]): FieldHistory {
  return following(texts.map((text) => moment(text)));
}

function following(moments: readonly FieldMoment[]): FieldHistory {
  return moments.reduce(withMoment, beginHistory({ text: '', spans: [] }));
}

const texts = ({ past }: FieldHistory) => past.map(({ text }) => text);

test('the letters of a word are taken back together, each word and each line by itself', () => {
  const history = typing('O', 'On', 'One', 'One ', 'One t', 'One tw', 'One tw\n');
  expect(texts(history)).toEqual(['', 'One', 'One ', 'One tw', 'One tw\n']);
});

test('a look is taken back by itself, and what was taken back comes again', () => {
  const typed = typing('a', 'ab');
  const set = withMoment(typed, moment('ab', { spans: BOLD }));
  const more = withMoment(set, moment('abc', { spans: BOLD }));
  const once = stepped(more, 'back');
  expect(once?.shown).toMatchObject({ text: 'ab', spans: BOLD, caret: 2 });
  const twice = once && stepped(once.history, 'back');
  expect(twice?.shown).toMatchObject({ text: 'ab', spans: [], caret: 2 });
  expect(twice && stepped(twice.history, 'forward')?.history).toEqual(once?.history);
});

test('nothing is before the beginning or behind the last, and what is typed again ends what could come again', () => {
  const first = typing('a', 'a b');
  expect(stepped(first, 'forward')).toBeNull();
  const back = stepped(first, 'back');
  expect(back && withMoment(back.history, moment('c')).future).toEqual([]);
  expect(stepped(typing(), 'back')).toBeNull();
});

test('a rest parts the letters of a word', () => {
  const history = following([
    moment('O', { timeMs: 100 }),
    moment('On', { timeMs: 900 }),
    moment('One', { timeMs: 2100 }),
  ]);
  expect(texts(history)).toEqual(['', 'On', 'One']);
});

test('letters that are deleted one after the other come back together, from both sides', () => {
  const typed = following([moment('One two')]);
  const back = ['One tw', 'One t', 'One '].reduce(
    (history, text) => withMoment(history, moment(text)),
    typed,
  );
  expect(texts(back)).toEqual(['', 'One two', 'One ']);
  const ahead = ['ne two', 'e two', ' two'].reduce(
    (history, text) => withMoment(history, moment(text, { caret: 0 })),
    typed,
  );
  expect(texts(ahead)).toEqual(['', 'One two', ' two']);
  const elsewhere = withMoment(back, moment('ne ', { caret: 0 }));
  expect(texts(elsewhere)).toEqual(['', 'One two', 'One ', 'ne ']);
});

test.each(['\n', '\n\n'])('the first letter of a new line brings %j along', (end) => {
  const typed = ['', 'T', 'Tw', 'Two'].map((word) => `One${word && end}${word}`);
  expect(texts(typing(...typed))).toEqual(['', 'One', `One${end}Two`]);
});

test('a step back selects what was selected before its first letter, a step forward goes behind its last', () => {
  const chosen = { start: 4, end: 7 };
  const history = following([
    moment('One two'),
    moment('One t', { before: chosen }),
    moment('One tw', { before: { start: 5, end: 5 } }),
    moment('One twi', { before: { start: 6, end: 6 } }),
  ]);
  const back = stepped(history, 'back');
  expect(back).toMatchObject({ shown: { text: 'One two' }, at: chosen });
  expect(back && stepped(back.history, 'forward')?.at).toEqual({ start: 7, end: 7 });
});

test('letters that begin another look are taken back without the ones before them', () => {
  const history = following([
    moment('O'),
    moment('On'),
    moment('Onc', { isOwnStep: true }),
    moment('Once'),
  ]);
  expect(texts(history)).toEqual(['', 'On', 'Once']);
});
