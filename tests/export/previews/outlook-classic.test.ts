import { expect, test } from 'vitest';
import type { ImageNode } from '../../../src/email/nodes';
import { outlookClassic } from '../../../src/export/previews/previews';
import { cellOf, docOf, firstCell, firstRow, FONT } from './documents';

const { transform } = outlookClassic;

const side = (width: number) => ({ width, color: '#112233', style: 'solid' }) as const;

test('corners of cells, bars and pictures are square', () => {
  const picture: ImageNode = {
    kind: 'image',
    src: 'https://a.example/a.png',
    width: 60,
    height: 60,
    alt: 'Jane',
    radius: 30,
  };
  const [cell, bar] = firstRow(
    transform(
      docOf(cellOf({ radius: 8, children: [picture] }), { kind: 'spacer', width: 4, radius: 2 }),
    ),
  );
  expect(cell).not.toHaveProperty('radius');
  expect(bar).not.toHaveProperty('radius');
  expect(cell?.kind === 'cell' && cell.children[0]).toEqual({
    kind: 'image',
    src: 'https://a.example/a.png',
    width: 60,
    height: 60,
    alt: 'Jane',
  });
});

test('a gradient is the solid color below it', () => {
  const gradient = { angle: 90, from: '#112233', to: '#445566' } as const;
  const doc = docOf(cellOf({ background: { color: '#223344', gradient } }));
  expect(firstCell(transform(doc)).background).toEqual({ color: '#223344' });
});

test.each([
  [500, 400],
  [599, 400],
  [600, 700],
  [900, 700],
])('a weight of %i is shown as %i, in cells and in runs', (weight, shown) => {
  const run = { kind: 'text', text: 'Jane', font: { weight } } as const;
  const cell = firstCell(transform(docOf(cellOf({ font: { ...FONT, weight }, children: [run] }))));
  expect(cell.font?.weight).toBe(shown);
  expect(cell.children[0]).toMatchObject({ font: { weight: shown } });
});

test('a cell without a font weight is given none', () => {
  expect(firstCell(transform(docOf(cellOf({ font: FONT })))).font).toEqual(FONT);
});

test('a run has the line height of its cell', () => {
  const run = { kind: 'text', text: 'Jane', font: { size: 30, lineHeight: 40 } } as const;
  const cell = firstCell(transform(docOf(cellOf({ font: FONT, children: [run] }))));
  expect(cell.font?.lineHeight).toBe(20);
  expect(cell.children[0]).toEqual({ kind: 'text', text: 'Jane', font: { size: 30 } });
});

test('cells of a row share the largest padding above and below', () => {
  const cells = firstRow(
    transform(
      docOf(cellOf({ padding: [4, 1, 0, 2] }), cellOf({ padding: [0, 3, 9, 4] }), cellOf()),
    ),
  );
  expect(cells.map((cell) => cell.kind === 'cell' && cell.padding)).toEqual([
    [4, 1, 9, 2],
    [4, 3, 9, 4],
    [4, 0, 9, 0],
  ]);
});

test('a row without padding is given none', () => {
  expect(firstCell(transform(docOf(cellOf({ padding: [0, 5, 0, 5] })))).padding).toEqual([
    0, 5, 0, 5,
  ]);
});

test('borders are at most 8 px wide', () => {
  const { borders } = firstCell(
    transform(docOf(cellOf({ borders: { left: side(12), top: side(3) } }))),
  );
  expect(borders).toEqual({ left: side(8), top: side(3) });
});

test('tables lay themselves out by their content, and cells stay side by side', () => {
  const after = transform({ ...docOf(cellOf({ wraps: true })), fixed: true });
  expect(after).not.toHaveProperty('fixed');
  expect(firstCell(after)).not.toHaveProperty('wraps');
});
