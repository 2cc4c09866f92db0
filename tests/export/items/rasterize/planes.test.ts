import { describe, expect, test } from 'vitest';
import type { CellNode, Radius } from '../../../../src/email/nodes';
import type { Box } from '../../../../src/export/geometry/box';
import {
  cornersOf,
  hidesBelow,
  isCuttable,
  piecesOf,
} from '../../../../src/export/items/rasterize/planes';
import { planeOf } from '../../../helpers/pass-forms';

const PLANE = [0, 0, 100, 60] as const;
const WHOLE = { x0: 0, y0: 0, x1: 100, y1: 60 };

describe('whether a plane can be cut', () => {
  test.each<[string, Radius | undefined, boolean]>([
    ['a rectangle can', undefined, true],
    ['one with round corners can', 20, true],
    ['one with round ends can', 30, true],
    ['an ellipse cannot', '50%', false],
    ['round corners as large as its longer side cannot', 50, false],
  ])('%s', (_, radius, expected) => {
    expect(isCuttable(planeOf('A', PLANE, radius === undefined ? {} : { radius }))).toBe(expected);
  });
});

describe('what hides all below it', () => {
  test.each<[string, Partial<CellNode>, boolean]>([
    ['a picture on the web', pictureOf('https://a.example/a.png'), true],
    ['a photo that is not round', pictureOf('data:image/jpeg;base64,AA'), true],
    ['a round photo', pictureOf('data:image/jpeg;base64,AA', 8), false],
    ['a picture that may be transparent', pictureOf('data:image/png;base64,AA'), false],
  ])('%s: %s', (_, cell, hides) => {
    const { background: _background, ...bare } = planeOf('A', PLANE).cell;
    const item = { ...planeOf('A', PLANE, {}, { kind: 'image' }), cell: { ...bare, ...cell } };
    expect(hidesBelow(item)).toBe(hides);
    expect(hidesBelow({ ...item, kind: 'text' })).toBe(false);
  });

  test('a plane of color', () => {
    expect(hidesBelow(planeOf('A', PLANE))).toBe(true);
    expect(hidesBelow(planeOf('A', PLANE, { radius: 4 }))).toBe(false);
  });
});

describe('the corners of a plane', () => {
  test('are squares as large as their radii, in whole px', () => {
    expect(cornersOf(planeOf('A', PLANE, { radius: [1, 2, 3.5, 5] }))).toEqual([
      { x0: 0, y0: 0, x1: 1, y1: 1 },
      { x0: 98, y0: 0, x1: 100, y1: 2 },
      { x0: 96, y0: 56, x1: 100, y1: 60 },
      { x0: 0, y0: 55, x1: 5, y1: 60 },
    ]);
  });

  test('that are not round are none', () => {
    expect(cornersOf(planeOf('A', PLANE))).toEqual([]);
    expect(cornersOf(planeOf('A', PLANE, { radius: [0, 6, 0, 0] }))).toHaveLength(1);
    expect(cornersOf(planeOf('A', PLANE, { radius: '50%' }))).toEqual([]);
  });
});

describe('a part of a plane', () => {
  test.each<[string, Radius, Box, Radius | undefined]>([
    ['at the left keeps the corners there', 10, { ...WHOLE, x1: 50 }, [10, 0, 0, 10]],
    ['at the right keeps those there', 10, { ...WHOLE, x0: 50 }, [0, 10, 10, 0]],
    ['above keeps the upper ones', 10, { ...WHOLE, y1: 30 }, [10, 10, 0, 0]],
    ['below keeps the lower ones', 10, { ...WHOLE, y0: 30 }, [0, 0, 10, 10]],
    ['each as round as it was', [1, 2, 3, 4], { ...WHOLE, x1: 99 }, [1, 0, 0, 4]],
    ['just as large as its corner keeps it', 10, { x0: 0, y0: 0, x1: 10, y1: 10 }, [10, 0, 0, 0]],
    ['narrower than its corner does not', 10, { x0: 0, y0: 0, x1: 9, y1: 10 }, undefined],
    ['lower than its corner does not', 10, { x0: 0, y0: 0, x1: 10, y1: 9 }, undefined],
    ['in the middle has none', 10, { x0: 20, y0: 20, x1: 80, y1: 40 }, undefined],
    ['of an ellipse has none', '50%', { ...WHOLE, x1: 50 }, undefined],
  ])('%s', (_, radius, box, kept) => {
    const pieces = piecesOf(planeOf('A', PLANE, { radius }), box);
    expect(pieces.map((piece) => [piece.box, piece.ink, piece.cell.radius])).toEqual([
      [box, box, kept],
    ]);
  });

  test('that is all of it is the plane itself', () => {
    const plane = planeOf('A', PLANE, { radius: 10 });
    expect(piecesOf(plane, WHOLE)).toEqual([plane]);
  });

  test('of a bordered plane is one in the color of the border, and its background on it', () => {
    const edge = { width: 4, color: '#ff0000', style: 'solid' } as const;
    const borders = { top: edge, right: edge, bottom: edge, left: edge };
    const plane = planeOf('A', PLANE, { borders, background: { color: '#00ff00' }, radius: 10 });
    const pieces = piecesOf(plane, { ...WHOLE, x1: 50 });
    expect(pieces.map(({ box, cell }) => [box, cell.background?.color, cell.radius])).toEqual([
      [{ x0: 0, y0: 0, x1: 50, y1: 60 }, '#ff0000', [10, 0, 0, 10]],
      [{ x0: 4, y0: 4, x1: 50, y1: 56 }, '#00ff00', [6, 0, 0, 6]],
    ]);
    expect(piecesOf(plane, { ...WHOLE, x1: 4 })).toHaveLength(1);
  });

  test('has the colors that stood at its edges', () => {
    const gradient = { angle: 90, from: '#000000', to: '#c8c8c8' } as const;
    const plane = planeOf('A', PLANE, { background: { color: '#646464', gradient } });
    const [piece] = piecesOf(plane, { ...WHOLE, x0: 25, x1: 50 });
    expect(piece?.cell.background).toEqual({
      color: '#646464',
      gradient: { angle: 90, from: '#323232', to: '#646464' },
    });
    const upright = { ...gradient, angle: 180 };
    const standing = planeOf('A', PLANE, { background: { color: '#646464', gradient: upright } });
    const [lower] = piecesOf(standing, { ...WHOLE, y0: 30 });
    expect(lower?.cell.background?.gradient).toEqual({
      angle: 180,
      from: '#646464',
      to: '#c8c8c8',
    });
  });
});

function pictureOf(src: string, radius?: number): Partial<CellNode> {
  const image = { kind: 'image', src, width: 100, height: 60, alt: '' } as const;
  return { children: [radius === undefined ? image : { ...image, radius }] };
}
