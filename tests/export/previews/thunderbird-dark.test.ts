import { expect, test } from 'vitest';
import type { CellNode, LinkNode, TextNode } from '../../../src/email/nodes';
import { thunderbirdDark } from '../../../src/export/previews/previews';
import type { Hex } from '../../../src/model/color/color';
import { cellOf, docOf, firstCell, firstRow, FONT } from './documents';

/*
 * The cases of comm-central: mail/test/browser/message-reader/browser_darkReader.js and the unit tests of DarkReader.mjs,
 * where the default text is white.
 */

interface Colors {
  readonly color?: Hex;
  readonly background?: Hex;
}

function shown({ color, background }: Colors): Colors {
  const cell: CellNode = cellOf({
    ...(color && { font: { ...FONT, color } }),
    ...(background && { background: { color: background } }),
  });
  const after = firstCell(thunderbirdDark.transform(docOf(cell)));
  return {
    ...(after.font && { color: after.font.color }),
    ...(after.background && { background: after.background.color }),
  };
}

const link = (color: Hex): LinkNode => ({
  kind: 'link',
  href: 'https://a.example/',
  color,
  underline: true,
  children: [{ kind: 'text', text: 'a.example' }],
});

test.each<readonly [string, Colors, Colors]>([
  ['black text is taken away', { color: '#000000' }, { color: '#ffffff' }],
  ['light gray text stays', { color: '#dddedf' }, { color: '#dddedf' }],
  ['a white background is taken away', { background: '#ffffff' }, {}],
  [
    'white text on brown stays, and so does the brown',
    { color: '#ffffff', background: '#4a4a00' },
    { color: '#ffffff', background: '#4a4a00' },
  ],
  [
    'black text on gray stays, and so does the gray',
    { color: '#000000', background: '#adadad' },
    { color: '#000000', background: '#adadad' },
  ],
  [
    'light text on white stays, and the white goes',
    { color: '#dddedf', background: '#ffffff' },
    { color: '#dddedf' },
  ],
  [
    'white on #cccccc is below the contrast, and the background goes',
    { color: '#ffffff', background: '#cccccc' },
    { color: '#ffffff' },
  ],
  [
    'red on red is below the contrast, and both go',
    { color: '#cc0000', background: '#ff0000' },
    { color: '#ffffff' },
  ],
  [
    'a dark background of the CSS stays without text of its own',
    { background: '#1e3a8a' },
    { background: '#1e3a8a' },
  ],
])('%s', (_, before, after) => {
  expect(shown(before)).toEqual(after);
});

test('a gradient goes, and the solid color below it', () => {
  const background = {
    color: '#1e3a8a',
    gradient: { angle: 90, from: '#1e3a8a', to: '#111111' },
  } as const;
  const cell = cellOf({ background, font: { ...FONT, color: '#ffffff' } });
  const after = firstCell(thunderbirdDark.transform(docOf(cell)));
  expect(after.background).toBeUndefined();
  expect(after.font?.color).toBe('#ffffff');
});

test('text whose color is taken away takes that of the cells around it', () => {
  const inner = cellOf({ font: { ...FONT, color: '#333333' } });
  const outer = cellOf({
    background: { color: '#999999' },
    font: { ...FONT, color: '#000000' },
    children: [docOf(inner)],
  });
  const [nested] = firstCell(thunderbirdDark.transform(docOf(outer))).children;
  if (nested?.kind !== 'table') throw new Error('The table within is gone');
  expect(firstCell(nested).font?.color).toBe('#000000');
});

test('a run of dark text within light text becomes light', () => {
  const run: TextNode = { kind: 'text', text: 'Jane', font: { color: '#333333' } };
  const cell = cellOf({ font: { ...FONT, color: '#eeeeee' }, children: [run] });
  const [after] = firstCell(thunderbirdDark.transform(docOf(cell))).children;
  expect(after).toMatchObject({ font: { color: '#eeeeee' } });
});

test('a dark link takes the link color of the client, a light one keeps its own', () => {
  const cell = cellOf({ font: FONT, children: [link('#0000ee'), link('#eeeeff')] });
  const colors = firstCell(thunderbirdDark.transform(docOf(cell))).children.map(
    (child) => child.kind === 'link' && child.color,
  );
  expect(colors).toEqual(['#8c8cff', '#eeeeff']);
});

test('borders and spacers that are dark stay, light bars go', () => {
  const border = { width: 1, color: '#111111', style: 'solid' } as const;
  const doc = docOf(
    cellOf({ borders: { top: border } }),
    { kind: 'spacer', width: 2, background: { color: '#222222' } },
    { kind: 'spacer', width: 2, background: { color: '#eeeeee' } },
  );
  const [cell, dark, light] = firstRow(thunderbirdDark.transform(doc));
  expect(cell).toMatchObject({ borders: { top: border } });
  expect(dark?.background).toEqual({ color: '#222222' });
  expect(light?.background).toBeUndefined();
});
