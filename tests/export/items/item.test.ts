import { completeFinding } from '../../../src/model/findings/finding-rows';
import type { Severity } from '../../../src/model/findings/severity';
import { describe, expect, test } from 'vitest';
import type { Border, CellNode } from '../../../src/email/nodes';
import {
  allItems,
  imageOf,
  innerBox,
  isBoxed,
  isOpaque,
  isPlane,
  itemFinding,
} from '../../../src/export/items/item';
import { planeOf, textOf } from '../../helpers/pass-forms';

const IMAGE = {
  kind: 'image',
  src: 'https://a.example/a.png',
  width: 10,
  height: 10,
  alt: '',
} as const;

test('a plane of color without round corners is opaque, anything else shows what is below', () => {
  const box = [0, 0, 10, 10];
  expect(isOpaque(planeOf('A', box))).toBe(true);
  expect(isOpaque(planeOf('A', box, { radius: 4 }))).toBe(false);
  const { background: _background, ...bare } = planeOf('A', box).cell;
  expect(isOpaque({ ...planeOf('A', box), cell: bare })).toBe(false);
  expect(isOpaque(textOf('a', box))).toBe(false);
});

test('a plane that holds words of its own is none for others', () => {
  const box = [0, 0, 10, 10];
  expect(isPlane(planeOf('A', box))).toBe(true);
  expect(isPlane(planeOf('A', box, { children: [{ kind: 'text', text: 'a' }] }))).toBe(false);
  expect(isPlane(planeOf('A', box, {}, { kind: 'image' }))).toBe(false);
});

test.each<[string, Partial<CellNode>, boolean]>([
  ['nothing around it is not boxed', {}, false],
  ['padding of nothing is not boxed', { padding: [0, 0, 0, 0] }, false],
  ['padding at one side is boxed', { padding: [0, 0, 3, 0] }, true],
  ['a border is boxed', { borders: { top: lineOf(1) } }, true],
])('a cell with %s', (_, cell, boxed) => {
  expect(isBoxed(planeOf('A', [0, 0, 10, 10], cell))).toBe(boxed);
});

test('each border takes its own width from its own side', () => {
  const borders = { top: lineOf(1), right: lineOf(2), bottom: lineOf(3), left: lineOf(4) };
  const inner = { x0: 14, y0: 21, x1: 108, y1: 117 };
  expect(innerBox(planeOf('A', [10, 20, 100, 100], { borders }))).toEqual(inner);
  const whole = { x0: 10, y0: 20, x1: 110, y1: 120 };
  expect(innerBox(planeOf('A', [10, 20, 100, 100], { borders: {} }))).toEqual(whole);
  expect(innerBox(planeOf('A', [10, 20, 100, 100]))).toEqual(whole);
});

test('the picture of a cell is found with its link and without', () => {
  const link = {
    kind: 'link',
    href: 'https://a.example',
    color: '#000000',
    underline: false,
    children: [IMAGE],
  } as const;
  const found = [[IMAGE], [link], [{ kind: 'text', text: 'a' } as const], []].map((children) =>
    imageOf({ cell: { kind: 'cell', children } }),
  );
  expect(found).toEqual([IMAGE, IMAGE, null, null]);
});

test('items are listed each before what lies on it', () => {
  const leaf = textOf('a', [0, 0, 1, 1]);
  const inner = planeOf('B', [0, 0, 2, 2], {}, { children: [leaf] });
  const outer = planeOf('C', [0, 0, 3, 3], {}, { children: [inner, textOf('d', [2, 2, 1, 1])] });
  expect(allItems([outer]).map(({ id }) => id)).toEqual(['C', 'B', 'a', 'd']);
});

describe('a finding about an item', () => {
  const item = { id: 'text-1', label: 'Hello', isAccepted: false };

  test('names its element by id and label', () => {
    expect(itemFinding('element-moved', item)).toEqual({
      rule: 'element-moved',
      args: { label: 'Hello' },
      origin: [{ kind: 'element', id: 'text-1' }],
    });
  });

  test('is less grave where the visitor agreed to a picture of words, and only there', () => {
    const accepted = { ...item, isAccepted: true };
    expect(severityOf('text-drawn', item)).toBe('degraded');
    expect(severityOf('text-drawn', accepted)).toBe('info');
    expect(severityOf('element-moved', accepted)).toBe('degraded');
  });
});

function severityOf(...given: Parameters<typeof itemFinding>): Severity {
  return completeFinding(itemFinding(...given)).severity;
}

function lineOf(width: number): Border {
  return { width, color: '#000000', style: 'solid' };
}
