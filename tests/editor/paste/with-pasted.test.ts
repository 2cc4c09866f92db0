import { expect, test } from 'vitest';
import { withPasted } from '../../../src/editor/canvas/text/paste-text';

const BOLD = { text: 'Rich bold', spans: [{ start: 5, end: 9, bold: true }] };

test('what is pasted takes the place of a stretch, and its spans go where it goes', () => {
  const at = { start: 6, end: 11 };
  const field = { text: 'Hello world, hi', spans: [{ start: 13, end: 15, italic: true }] };
  expect(withPasted(field, at, BOLD)).toEqual({
    text: 'Hello Rich bold, hi',
    spans: [
      { start: 11, end: 15, bold: true },
      { start: 17, end: 19, italic: true },
    ],
  });
});

test('line breaks at the end of a text, which it does not hold yet, are kept before what is pasted', () => {
  const field = { text: 'Hello', spans: [] };
  expect(withPasted(field, { start: 7, end: 7 }, BOLD)).toEqual({
    text: 'Hello\n\nRich bold',
    spans: [{ start: 12, end: 16, bold: true }],
  });
});
