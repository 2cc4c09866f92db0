import { expect, test } from 'vitest';
import { checkTiling } from '../../../../src/export/regions/check-tiling';
import { itemsOfBoxes, regionsAfter, sketch } from '../../../helpers/pass-forms';

type Boxes = Readonly<Record<string, readonly number[]>>;

const PAGE = { x0: 0, y0: 0, x1: 200, y1: 100 };

function layOutBoxes(boxes: Boxes, pass = 'cut') {
  const laidOut = regionsAfter(pass, itemsOfBoxes(boxes), PAGE);
  expect(checkTiling(laidOut)).toEqual([]);
  return laidOut;
}

test.each<[string, Boxes, string]>([
  ['nothing', {}, '100'],
  ['one text', { a: [30, 40, 50, 20] }, 'a'],
  ['rows, the gap part of the upper one', { a: [0, 0, 50, 20], b: [0, 30, 50, 20] }, '(a b)'],
  ['planes, the gap between them', { A: [0, 0, 200, 20], B: [0, 30, 200, 70] }, '(A 10 B)'],
  ['columns', { a: [0, 0, 50, 100], b: [60, 0, 140, 100] }, '[a b]'],
  [
    'the wider gap cuts first',
    { a: [0, 0, 90, 40], b: [110, 0, 90, 40], c: [0, 50, 90, 50], d: [110, 50, 90, 50] },
    '[(a c) (b d)]',
  ],
  ['edges that touch are cuts', { A: [0, 0, 100, 100], B: [100, 0, 100, 100] }, '[A B]'],
  ['what has a common indent', { a: [20, 0, 50, 20], b: [20, 20, 180, 80] }, '(a b)'],
  ['a text at the bottom of its row', { a: [0, 80, 50, 20], B: [60, 0, 140, 100] }, '[a B]'],
  ['a text in the middle of its row', { a: [0, 40, 50, 20], B: [60, 0, 140, 100] }, '[a B]'],
  [
    'a text between: a distance above',
    { a: [0, 30, 50, 20], B: [60, 0, 140, 100] },
    '[<bottom a> B]',
  ],
  [
    'a plane higher up than its neighbor',
    { A: [0, 20, 50, 20], B: [60, 0, 140, 100] },
    '[<top (20 A)> B]',
  ],
  ['what lies on a plane', { A: [0, 0, 200, 100], b: [10, 10, 50, 20] }, 'A{[10 <bottom b>]}'],
  [
    'planes in planes',
    { A: [0, 0, 200, 100], B: [0, 0, 100, 100], c: [0, 0, 100, 100] },
    'A{<top B{c}>}',
  ],
  [
    'an irregular region',
    {
      A: [0, 0, 150, 30],
      B: [150, 0, 50, 70],
      C: [50, 70, 150, 30],
      D: [0, 30, 50, 70],
      e: [60, 40, 80, 20],
    },
    '#A B D 10 30 e C#',
  ],
])('%s', (_name, boxes, expected) => {
  expect(sketch(layOutBoxes(boxes).root)).toBe(expected);
});

test.each<[string, Boxes, string]>([
  ['one text at the corner', { a: [0, 0, 50, 20] }, '[(a 80) 150]'],
  ['one text somewhere', { a: [30, 40, 50, 20] }, '[30 <top (40 a 40)>]'],
  ['a common indent is one cell', { a: [20, 0, 50, 20], b: [20, 20, 180, 80] }, '[20 (a b)]'],
  ['rows', { a: [0, 0, 50, 20], b: [0, 30, 50, 20] }, '[(a b 50) 150]'],
])('with margins around it, %s', (_name, boxes, expected) => {
  expect(sketch(layOutBoxes(boxes, 'addMargins').root)).toBe(expected);
});

test('a page grows to hold everything', () => {
  const { root } = layOutBoxes({ A: [150, 50, 100, 100] }, 'addMargins');
  expect(root.box).toEqual({
    x0: 0,
    y0: 0,
    x1: 250,
    y1: 150,
  });
});

test('an element fully under an opaque one is left out and reported', () => {
  const { root, findings } = layOutBoxes({ a: [10, 10, 20, 20], B: [0, 0, 200, 100] });
  expect(sketch(root)).toBe('B');
  expect(findings).toMatchObject([
    { rule: 'element-hidden', severity: 'info', origin: [{ id: 'a' }] },
  ]);
});

test.each<[string, Boxes, string]>([
  ['a plane is cut around one over its edge', { A: [0, 0, 200, 50], B: [0, 40, 200, 50] }, '(A B)'],
  [
    'and around one over its corner',
    { A: [0, 0, 100, 50], B: [50, 25, 100, 50] },
    '[<top A> (<top A> B)]',
  ],
  [
    'what lies on a plane stays on it',
    { A: [0, 0, 200, 50], B: [0, 40, 200, 60], c: [0, 50, 200, 50] },
    '(A B{c})',
  ],
])('of two that overlap, %s', (_name, boxes, expected) => {
  const { root, findings } = layOutBoxes(boxes);
  expect([sketch(root), findings]).toEqual([expected, []]);
});

test('without pictures, texts that overlap are moved apart, and their plane grows', () => {
  const { root, findings } = layOutBoxes({
    A: [0, 0, 200, 50],
    b: [0, 0, 200, 40],
    c: [0, 20, 200, 20],
  });
  expect(sketch(root)).toBe('A{(b c)}');
  expect(findings).toMatchObject([{ rule: 'element-moved', origin: [{ id: 'c' }] }]);
});

test.each([
  ['a gap', { kind: 'rows', box: PAGE, children: [{ kind: 'space', box: { ...PAGE, y1: 90 } }] }],
  [
    'an overlap',
    {
      kind: 'columns',
      box: PAGE,
      children: [
        { kind: 'space', box: { ...PAGE, x1: 120 } },
        { kind: 'space', box: { ...PAGE, x0: 110 } },
      ],
    },
  ],
  ['no area', { kind: 'space', box: { ...PAGE, x1: 0 } }],
  [
    'a slot that is not where it says',
    {
      kind: 'slot',
      box: PAGE,
      align: 'bottom',
      child: { kind: 'space', box: { ...PAGE, y1: 50 } },
    },
  ],
] as const)('the check of the tiling notices %s', (_name, node) => {
  expect(checkTiling({ root: node })).not.toEqual([]);
});
