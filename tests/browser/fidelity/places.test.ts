import { expect, test } from 'vitest';
import { printScene } from '../../../src/export/print/print-scene';
import { seenElements } from './canvas-drawing';
import { exported } from './exported';
import { FIXTURES, SEEDED, WHOLE_LOT, inBatches, type NamedDesign } from './named-scenes';
import { readFromRight } from '../../helpers/scenes';
import { differences, placesInExport, placesOnCanvas } from './places';
import { openPage } from './test-page';

/*
 * What is placed is what they get: each element of an exported scene stands where the canvas shows it, in both modes of
 * browsers.
 */

const standards = openPage('standards');
const quirks = openPage('quirks');

test('the two pages are in the two modes of browsers', () => {
  expect([standards.compatMode, quirks.compatMode]).toEqual(['CSS1Compat', 'BackCompat']);
});

/** Scenes are read in either direction; both look the same. */
const FROM_RIGHT = [...FIXTURES, ...SEEDED.slice(0, 50)].map(([name, design]): NamedDesign => [
  `${name} from the right`,
  readFromRight(design),
]);

test.each(inBatches([...FIXTURES, ...SEEDED, ...FROM_RIGHT]))(
  '%s stand as on the canvas',
  async (_, scenes) => {
    const misplaced: string[] = [];
    for (const [name, design] of scenes) {
      const { html, doc } = await exported(design);
      const expected = placesOnCanvas(standards, design);
      expect([name, expected.size]).toEqual([name, seenElements(design).length]);
      for (const page of [standards, quirks]) {
        const found = differences(expected, placesInExport(page, html, doc));
        misplaced.push(...found.map((each) => `${name}, ${page.compatMode}: ${each}`));
      }
    }
    expect(misplaced).toEqual([]);
  },
);

test('the preview looks like the final output', async () => {
  for (const [name, design] of FIXTURES) {
    const { html, doc } = await exported(design);
    const shown = placesInExport(standards, printScene(design).html, doc);
    const found = differences(shown, placesInExport(standards, html, doc));
    expect([name, ...found]).toEqual([name]);
  }
});

test('a distance 1 px too great is noticed', WHOLE_LOT, async () => {
  const unnoticed: string[] = [];
  let count = 0;
  for (const [name, design] of SEEDED) {
    const { html, doc } = await exported(design);
    const wrong = withTallerDistance(html);
    if (wrong === null) continue;
    count++;
    const expected = placesOnCanvas(standards, design);
    const found = placesInExport(standards, wrong, doc);
    if (differences(expected, found).length === 0) unnoticed.push(name);
  }
  expect(unnoticed).toEqual([]);
  expect(count).toBeGreaterThan(SEEDED.length / 2);
});

/** An export with its first distance above others 1 px too high, be it a spacer or padding; null where it has none. */
function withTallerDistance(html: string): string | null {
  const spacer = /<td[^>]* height="(\d+)"[^>]*><\/td><\/tr><tr><td(?![^>]*><\/td><\/tr>)/;
  const [found, height] = spacer.exec(html) ?? [];
  if (found === undefined || found.includes('bgcolor')) return withTallerPadding(html);
  const taller = found.replaceAll(
    new RegExp(`(height(?:="|:))${height}(?!\\d)`, 'g'),
    (_, name: string) => name + (Number(height) + 1),
  );
  return html.replace(found, taller);
}

function withTallerPadding(html: string): string | null {
  const above = /padding:(\d+)(?=px)/;
  const taller = html.replace(above, (_, top: string) => `padding:${Number(top) + 1}`);
  return taller === html ? null : taller;
}
