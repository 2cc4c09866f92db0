import { describe, expect, test } from 'vitest';
import type { Design, SceneElement } from '../../../src/scene/scene';
import { withLocalPictures } from '../../helpers/overlapping-scenes';
import { designOf, PIXEL } from '../../helpers/scenes';
import { judgeShot } from './judge-shot';
import { FIXTURES, SEEDED, WHOLE_LOT, type NamedDesign } from './named-scenes';
import { shotsOf, type Shot } from './shots';

/*
 * The same scenes to the pixel: fonts, colors, borders and corners, which places do not show.
 */

const DRAWN = FIXTURES.map(([name, design]): NamedDesign => [name, withLocalPictures(design)]);
const RANDOM = SEEDED.filter((_, index) => index % 8 === 0).map(([name, design]): NamedDesign => [
  name,
  withoutFinerParts(withLocalPictures(design)),
]);

test('what does not overlap looks the same in the export', WHOLE_LOT, async () => {
  expect((await shotsOf(DRAWN)).flatMap(judgeShot)).toEqual([]);
  expect((await shotsOf(RANDOM)).flatMap(judgeShot)).toEqual([]);
});

test('a scene 1 px lower is noticed', WHOLE_LOT, async () => {
  const scenes = DRAWN.filter(([, { elements }]) => elements.some(({ hidden }) => !hidden));
  const shots = await shotsOf(scenes, (design) => ({
    ...design,
    frame: { ...design.frame, trim: false },
    elements: design.elements.map((element) => ({ ...element, y: element.y + 1 })),
  }));
  expect(shots.filter((shot) => judgeShot(shot).length === 0).map(({ name }) => name)).toEqual([]);
});

describe('a round corner may be smoothed otherwise, but', () => {
  const dark = { backgroundColor: '#1d4ed8', borderWidth: 0 } as const;
  const framed = { backgroundColor: '#eeeeee', borderColor: '#1d4ed8', borderWidth: 2 } as const;
  const thin = { backgroundColor: '#ffe9c7', borderColor: '#0e6b52', borderWidth: 1 } as const;
  const pale = { backgroundColor: '#eef2f7', borderWidth: 0 } as const;
  const SHAPES: readonly Pick<SceneElement, 'type' | 'style'>[] = [
    ...[4, 12, 20, 30].map((radius) => ({
      type: 'rectangle' as const,
      style: { ...dark, radius },
    })),
    ...[4, 12, 20, 30].map((radius) => ({
      type: 'rectangle' as const,
      style: { ...framed, radius },
    })),
    ...[4, 12, 20, 30].map((radius) => ({
      type: 'rectangle' as const,
      style: { ...thin, radius },
    })),
    { type: 'rectangle', style: { ...pale, radius: 20 } },
    { type: 'circle', style: dark },
    { type: 'circle', style: framed },
    { type: 'circle', style: pale },
  ];
  const scenes = SHAPES.map(({ type, style }): NamedDesign => [
    `${type} ${Object.values(style).join(' ')}`,
    designOf([{ type, style, x: 20, y: 20, width: 90, height: 90 }]),
  ]);
  const cornered = scenes.filter(([name]) => name.startsWith('rectangle'));

  test('is the same shape', async () => {
    expect((await shotsOf(scenes)).flatMap(judgeShot)).toEqual([]);
  });

  test.each<[what: string, part: Partial<SceneElement>]>([
    ['a px to the right', { x: 21 }],
    ['a px higher', { y: 19 }],
    ['a px wider', { width: 91 }],
    ['a px lower and less high', { y: 21, height: 89 }],
  ])('not %s', async (_, part) => {
    expect(await unnoticed(scenes, (element) => ({ ...element, ...part }))).toEqual([]);
  });

  test.each([1, -1])('not of a radius %i px larger', async (by) => {
    const bold = cornered.filter((scene) => !isThin(scene));
    expect(await unnoticed(bold, rounder(by))).toEqual([]);
  });

  // Both edges of a line of 1 px are smoothed: a radius is distinguished from one that differs by 2 px and more.
  test.each([2, -2])('not of a radius %i px larger, around which a thin line runs', async (by) => {
    expect(await unnoticed(cornered.filter(isThin), rounder(by))).toEqual([]);
  });

  test('not with a stray pixel, be it on the line of the corner or away from it', async () => {
    const [shot] = await shotsOf(scenes.filter(([name]) => name === 'rectangle #1d4ed8 0 20'));
    if (shot === undefined) throw new Error('No such scene');
    expect(judgeShot(shot)).toEqual([]);
    expect(judgeShot(spotted(shot, 26, 26))).toHaveLength(1);
    expect(judgeShot(spotted(shot, 65, 65))).toHaveLength(1);
    expect(judgeShot(spotted(shot, 200, 150))).toHaveLength(1);
  });
});

test('badges look the same, whatever their corners, and in rows from the right', async () => {
  const box = { x: 20, y: 20, width: 48, height: 48 };
  const icons = { socialStyle: 'icons', backgroundColor: '#1877f2' } as const;
  const corners = [undefined, 0, 4, 24].map((radius): NamedDesign => [
    `an icon with corners of ${radius}`,
    designOf([
      {
        ...box,
        type: 'facebook',
        href: 'https://www.facebook.com/jane',
        style: { ...icons, ...(radius !== undefined && { radius }) },
      },
    ]),
  ]);
  const rows = ['en', 'he'].map((language): NamedDesign => [
    `a row in the language ${language}`,
    designOf([{ ...box, width: 180, type: 'social', style: icons }], {
      signatureData: {
        language,
        socialLinks: {
          linkedin: 'https://www.linkedin.com/in/maya',
          twitter: 'https://x.com/maya',
        },
      },
    }),
  ]);
  expect((await shotsOf([...corners, ...rows])).flatMap(judgeShot)).toEqual([]);
});

/** The scenes whose other shape on the canvas the judge does not report. */
async function unnoticed(
  scenes: readonly NamedDesign[],
  change: (element: SceneElement) => SceneElement,
): Promise<readonly string[]> {
  const shots = await shotsOf(scenes, (design) => ({
    ...design,
    elements: design.elements.map(change),
  }));
  return shots.filter((shot) => judgeShot(shot).length === 0).map(({ name }) => name);
}

/** Whether the line around a shape is 1 px wide. */
function isThin([, { elements }]: NamedDesign): boolean {
  return elements.every(({ style }) => style.borderWidth === 1);
}

/** An element whose radius is so much larger. */
function rounder(by: number): (element: SceneElement) => SceneElement {
  return ({ style: { radius = 0, ...style }, ...element }) => ({
    ...element,
    style: { ...style, radius: radius + by },
  });
}

/** The shot with one green pixel in the mail. */
function spotted({ mail, ...shot }: Shot, x: number, y: number): Shot {
  const data = new Uint8ClampedArray(mail.data);
  data.set([0, 200, 0, 255], (y * mail.width + x) * 4);
  return { ...shot, mail: new ImageData(data, mail.width, mail.height) };
}

/**
 * SVG smooths the edges of underlines, HTML puts them on whole px. A picture that is cut to a circle is drawn again, twice
 * as fine: of one color it stays the same.
 */
function withoutFinerParts(design: Design): Design {
  const elements = design.elements.map((element) => ({
    ...element,
    ...(element.shape === 'round' ? { content: PIXEL } : {}),
    style: { ...element.style, underline: false },
  }));
  return { ...design, elements };
}
