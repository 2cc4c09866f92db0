import { expect, test } from 'vitest';
import { exportSignature } from '../../../src/export';
import {
  AA_CONTRAST,
  BLACK,
  WHITE,
  contrast,
  rgbToHex,
  type Hex,
} from '../../../src/model/color/color';
import { TEMPLATES } from '../../../src/templates/registry';
import { overlappingScene, withLocalPictures } from '../../helpers/overlapping-scenes';
import { FULL } from '../../helpers/signatures';
import { exported } from './exported';
import { FIXTURES, OVERLAPS, SEEDED, WHOLE_LOT, inBatches, type NamedDesign } from './named-scenes';
import { differences, placesInExport, placesOnPage } from './places';
import { openPage } from './test-page';

/*
 * Most clients show no picture until they are asked to: its alternative text stands in its place. Nothing moves then, and
 * that text can be read on the background it lies on.
 */

const SCENES: readonly NamedDesign[] = [
  ...FIXTURES,
  ...SEEDED,
  ...OVERLAPS.map(([name, design]): NamedDesign => [name, withLocalPictures(design)]),
  ...Array.from({ length: 50 }, (_, index): NamedDesign => [
    `overlapping seed ${index + 1}`,
    overlappingScene(index + 1),
  ]),
];

const page = openPage('standards');

test.each(inBatches(SCENES))(
  '%s keep their places without pictures',
  WHOLE_LOT,
  async (_, scenes) => {
    const moved: string[] = [];
    for (const [name, design] of scenes) {
      const { html, doc } = await exported(design);
      const expected = placesInExport(page, html, doc);
      await showBlocked(html);
      moved.push(
        ...differences(expected, placesOnPage(page, doc)).map((each) => `${name}: ${each}`),
      );
    }
    expect(moved).toEqual([]);
  },
);

test('alternative texts of scenes can be read', WHOLE_LOT, async () => {
  const unreadable: string[] = [];
  const seen = { light: 0, dark: 0 };
  for (const [name, design] of SCENES) {
    page.body.innerHTML = (await exported(design)).html;
    for (const image of pictures()) {
      const isDark = contrast(backgroundsUnder(image)[0] ?? WHITE, WHITE) > AA_CONTRAST;
      seen[isDark ? 'dark' : 'light']++;
    }
    unreadable.push(...hardToRead().map((each) => `${name}: ${each}`));
  }
  expect(unreadable).toEqual([]);
  expect(Math.min(seen.light, seen.dark)).toBeGreaterThan(20);
});

test.each(TEMPLATES.map(({ id }) => id))('alternative texts of %s can be read', async (id) => {
  page.body.innerHTML = (await exportSignature(FULL, id)).html;
  expect(pictures().length).toBeGreaterThan(0);
  expect(hardToRead()).toEqual([]);
});

/** The page with pictures of which none can be shown. */
async function showBlocked(html: string): Promise<void> {
  page.body.innerHTML = html.replaceAll(/src="[^"]*"/g, 'src="data:image/png,blocked"');
  const shown = await Promise.allSettled(pictures().map((image) => image.decode()));
  expect(shown.filter(({ status }) => status === 'fulfilled')).toEqual([]);
}

function pictures(): readonly HTMLImageElement[] {
  return [...page.querySelectorAll('img')];
}

/** Pictures whose alternative text has too little contrast where a color with enough of it exists. */
function hardToRead(): readonly string[] {
  return pictures().flatMap((image) => {
    const [color = BLACK] = colorsIn(getComputedStyle(image).color);
    const backgrounds = backgroundsUnder(image);
    const worst = (shade: Hex): number =>
      Math.min(...backgrounds.map((each) => contrast(shade, each)));
    // On a run of colors from light to dark none can be read everywhere: black or white is best.
    const needed = Math.min(AA_CONTRAST, Math.max(worst(BLACK), worst(WHITE)));
    return worst(color) >= needed ? [] : [`${image.alt}: ${color} on ${backgrounds.join(' ')}`];
  });
}

/** The colors of the nearest background below an element. */
function backgroundsUnder(element: Element): readonly Hex[] {
  for (let at = element.parentElement; at !== null; at = at.parentElement) {
    const { backgroundColor, backgroundImage } = getComputedStyle(at);
    const colors = colorsIn(`${backgroundColor} ${backgroundImage}`);
    if (colors.length > 0) return colors;
  }
  return [WHITE];
}

/** The opaque colors in a computed style. */
function colorsIn(style: string): readonly Hex[] {
  return [...style.matchAll(/rgb\((\d+), (\d+), (\d+)\)/g)].map(([, r, g, b]) =>
    rgbToHex({ r: Number(r), g: Number(g), b: Number(b) }),
  );
}
