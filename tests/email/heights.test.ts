import { expect, test } from 'vitest';
import { font, literal, row, spacer, table, textCell } from '../../src/email/builders';
import { firmHeight, leastHeight } from '../../src/email/heights';
import type { CellNode, ImageNode } from '../../src/email/nodes';

const FONT = font('sans', 12, '#112233', { lineHeight: 18 });
const PICTURE: ImageNode = { kind: 'image', src: '', width: 40, height: 30, alt: 'Jane' };
const PADDED: CellNode = { kind: 'cell', padding: [4, 0, 6, 0], children: [PICTURE] };

test('a text is at least as high as its own lines, and may become higher', () => {
  const text = words('one\ntwo');
  expect(leastHeight(text)).toBe(36);
  expect(firmHeight(text)).toBe(Number.POSITIVE_INFINITY);
});

test('a picture, a distance and tables of them are as high everywhere', () => {
  const holder: CellNode = {
    kind: 'cell',
    children: [table([row(PADDED, spacer({ width: 8 })), row(spacer({ height: 5 }))])],
  };
  for (const height of [leastHeight, firmHeight]) {
    expect(height(PADDED)).toBe(40);
    expect(height(spacer({ height: 5 }))).toBe(5);
    expect(height(spacer({ width: 5 }))).toBe(0);
    expect(height(holder)).toBe(45);
  }
});

test('a picture that gives way to the screen may be lower', () => {
  const fluid: CellNode = { ...PADDED, children: [{ ...PICTURE, fluid: true }] };
  expect(leastHeight(fluid)).toBe(10);
  expect(firmHeight(fluid)).toBe(Number.POSITIVE_INFINITY);
});

function words(text: string): CellNode {
  const made = textCell(FONT, literal(text));
  if (made === null) throw new Error('Nothing to set');
  return made;
}
