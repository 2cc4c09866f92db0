import { describe, expect, test } from 'vitest';
import type { PageBorder, PageBox } from '../../../../src/import/core/rebuild/page';
import { planeElements } from '../../../../src/import/core/rebuild/plane-elements';
import { boxAt, SOLID } from './page-items';

const ON_WHITE = { color: '#ffffff', run: null } as const;
const RUN = { angle: 90, from: '#000000', to: '#ffffff' } as const;
const FLAT = { ...SOLID, width: 0 };

function planes(box: PageBox) {
  return planeElements(box, ON_WHITE).map(({ type, x, y, width, height, style }) => ({
    type,
    place: [x, y, width, height],
    style,
  }));
}

describe('a background', () => {
  test('is a plane of its color, its edges on whole px', () => {
    expect(planes(boxAt([10.4, 20.6, 100, 40]))).toEqual([
      { type: 'background', place: [10, 21, 100, 40], style: { backgroundColor: '#eef2f7' } },
    ]);
  });

  test.each([
    ['divider', [0, 0, 100, 4]],
    ['vertical-line', [0, 0, 3, 40]],
    ['background', [0, 0, 5, 5]],
  ])('that is thin is a line: a %s', (type, place) => {
    expect(planes(boxAt(place))[0]?.type).toBe(type);
  });

  test('in the color of what it lies on, or in none, becomes no element', () => {
    expect(planes(boxAt([0, 0, 50, 50], { background: '#ffffff' }))).toEqual([]);
    expect(planes(boxAt([0, 0, 50, 50], { background: null }))).toEqual([]);
  });

  test.each<[string, PageBox['radii'], object]>([
    ['one radius', [8, 8.2, 8, 7.9], { radius: 8 }],
    ['a radius of its own at each corner', [8, 8, 0, 0], { corners: [8, 8, 0, 0] }],
  ])('with round corners has %s', (_, radii, style) => {
    expect(planes(boxAt([0, 0, 50, 50], { radii }))[0]?.style).toMatchObject(style);
  });

  test('with a run of colors has it, turned by whole degrees', () => {
    const [plane] = planes(boxAt([0, 0, 50, 50], { gradient: { ...RUN, angle: 44.6 } }));
    expect(plane).toMatchObject({
      type: 'background',
      style: { background: { ...RUN, angle: 45 } },
    });
  });
});

describe('borders', () => {
  test('that are the same all round make a rectangle with a border', () => {
    const [plane, ...others] = planes(
      boxAt([0, 0, 50, 50], { borders: [SOLID, SOLID, SOLID, SOLID] }),
    );
    expect(others).toEqual([]);
    expect(plane).toMatchObject({
      type: 'rectangle',
      style: { borderWidth: 2, borderColor: '#336699' },
    });
    expect(plane?.style).not.toHaveProperty('borderStyle');
  });

  test('that are dashed all round stay so, and one on a run of colors keeps the run', () => {
    const dashed = { ...SOLID, style: 'dashed' } as const;
    const box = boxAt([0, 0, 50, 50], { borders: [dashed, dashed, dashed, dashed], gradient: RUN });
    expect(planes(box)).toMatchObject([
      { type: 'background', style: { borderStyle: 'dashed', background: RUN } },
    ]);
  });

  test('in the color of the box are a part of it, with its corners', () => {
    const own = { width: 6, color: '#5b3d8f', style: 'solid' } as const;
    const wide = { ...own, width: 12 };
    const look = { background: '#5b3d8f', radii: [3, 3, 3, 3] } as const;
    for (const borders of [[own, wide, own, wide] as const, [own, own, own, own] as const]) {
      expect(planes(boxAt([0, 0, 100, 40], { ...look, borders }))).toMatchObject([
        { type: 'background', place: [0, 0, 100, 40], style: { radius: 3 } },
      ]);
    }
  });

  test('that differ are lines of their own along the edges', () => {
    const thick = { ...SOLID, width: 6 };
    const box = boxAt([10, 10, 100, 50], {
      background: null,
      borders: [SOLID, null, thick, SOLID],
    });
    expect(planes(box).map(({ type, place }) => [type, place])).toEqual([
      ['divider', [10, 10, 100, 2]],
      ['background', [10, 54, 100, 6]],
      ['vertical-line', [10, 10, 2, 50]],
    ]);
  });

  test('that are double are two lines, each a third, where there is room for them', () => {
    const flat = boxAt([0, 0, 100, 50], {
      background: null,
      borders: [double(6), null, null, null],
    });
    expect(planes(flat).map(({ place }) => place)).toEqual([
      [0, 0, 100, 2],
      [0, 4, 100, 2],
    ]);
    const upright = boxAt([0, 0, 100, 50], {
      background: null,
      borders: [null, null, null, double(6)],
    });
    expect(planes(upright).map(({ place }) => place)).toEqual([
      [0, 0, 2, 50],
      [4, 0, 2, 50],
    ]);
    const thin = boxAt([0, 0, 100, 50], {
      background: null,
      borders: [double(2), null, null, null],
    });
    expect(planes(thin)).toHaveLength(1);
  });
});

describe('a frame that lets a run of colors through', () => {
  const frame = boxAt([25, 0, 50, 100], {
    background: null,
    borders: [FLAT, FLAT, FLAT, FLAT],
  });

  test('shows the part of the run that lies in it', () => {
    const run = boxAt([0, 0, 100, 100], { gradient: RUN });
    const [plane] = planeElements(frame, { color: '#808080', run });
    expect(plane?.style.background).toEqual({ angle: 90, from: '#404040', to: '#bfbfbf' });
  });

  test('shows none where none is', () => {
    const [plane] = planeElements(frame, ON_WHITE);
    expect(plane?.style.background).toBeUndefined();
    expect(plane?.style.backgroundColor).toBe('#ffffff');
  });
});

function double(width: number): PageBorder {
  return { ...SOLID, width, style: 'double' };
}
