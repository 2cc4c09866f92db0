import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { blendNote } from '../../../src/model/color/blend-note';
import { parseCssColor } from '../../../src/model/color/css-color';

test.each([
  ['rgb(0 0 255 / 50%)', '#ffffff', '50% blue on white became #8080ff.'],
  ['#0000ff80', '#ffffff', '50% blue on white became #7f7fff.'],
  ['#f00c', '#000000', '80% red on black became #cc0000.'],
  ['rgba(26, 115, 232, 0.5)', '#ffffff', '50% #1a73e8 on white became #8db9f4.'],
  ['hsl(240 100% 50% / .25)', '#ffff00', '25% blue on yellow became #bfbf40.'],
  ['hsla(0, 100%, 50%, 0.001)', '#102030', '1% red on #102030 became #102030.'],
  ['rgb(255 0 0 / 0.999)', '#ffffff', '99% red on white became #ff0000.'],
  ['transparent', '#ffcc00', 'Transparent on #ffcc00 became #ffcc00.'],
  ['#0000', '#ffffff', 'Transparent on white became #ffffff.'],
] as const)('%s on %s', (text, background, note) => {
  expect(blendNote(text, background)).toBe(note);
  expect(note).toContain(parseCssColor(text, background));
});

test.each([
  '#1a73e8',
  '1a73e8',
  'tomato',
  'rgb(0 0 255)',
  '#0000ffff',
  'rgb(0 0 255 / 1)',
  '',
  'sky',
])('%s needs no note', (text) => expect(blendNote(text)).toBeNull());

test('whatever is typed on whatever background is a solid color or none', () => {
  const byte = fc.integer({ min: 0, max: 255 });
  fc.assert(
    fc.property(fc.tuple(byte, byte, byte, byte), fc.tuple(byte, byte, byte), (color, below) => {
      expect(parseCssColor(digits(...color), digits(...below))).toMatch(/^#[0-9a-f]{6}$/);
    }),
  );
});

function digits(...bytes: readonly number[]): `#${string}` {
  return `#${bytes.map((each) => each.toString(16).padStart(2, '0')).join('')}`;
}
