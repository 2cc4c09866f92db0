import { afterAll, expect, test } from 'vitest';
import { exportSignature } from '../../../src/export';
import { TEMPLATES } from '../../../src/templates/registry';
import { overlappingScene, withLetters, withLocalPictures } from '../../helpers/overlapping-scenes';
import { EXTRAS, FULL, PIXEL_PNG, RIGHT_TO_LEFT } from '../../helpers/signatures';
import { exported } from './exported';
import { FIXTURES, OVERLAPS, SEEDED, WHOLE_LOT, type NamedDesign } from './named-scenes';
import { closePage, openPage } from './test-page';

/*
 * A copy for a client that takes no pictures holds a gap for each: as large as the picture, and nothing else moves.
 */

const PICTURES = { profileImageUrl: PIXEL_PNG, logoUrl: PIXEL_PNG, logoForEmail: '' } as const;
const SIGNATURES = [
  { ...FULL, ...PICTURES },
  { ...EXTRAS, ...PICTURES },
  { ...RIGHT_TO_LEFT, ...PICTURES },
] as const;

const SCENES: readonly NamedDesign[] = [
  ...FIXTURES,
  ...OVERLAPS,
  ...SEEDED.slice(0, 40),
  ...Array.from({ length: 40 }, (_, index): NamedDesign => [
    `overlapping seed ${index + 1}`,
    overlappingScene(index + 1),
  ]),
].map(([name, design]) => [name, withLetters(withLocalPictures(design))]);

const MODES = ['standards', 'quirks'] as const;
const pages = MODES.map((mode) => openPage(mode));
afterAll(() => pages.forEach(closePage));

test.each(TEMPLATES.map(({ id }) => id))('gaps of %s are as large as its pictures', async (id) => {
  for (const data of SIGNATURES) {
    const whole = await exportSignature(data, id);
    const gapped = await exportSignature(data, id, { images: 'gaps' });
    expect(gapped.images).toHaveLength(1);
    for (const page of pages) {
      const [before, after] = [show(page, whole.html), show(page, gapped.html)];
      expect(before.pictures.length).toBeGreaterThan(0);
      expect(after).toEqual(before);
    }
  }
});

test('gaps of scenes are as large as their pictures', WHOLE_LOT, async () => {
  const moved: string[] = [];
  let count = 0;
  for (const [name, design] of SCENES) {
    const whole = await exported(design);
    const gapped = await exported(design, 'gaps');
    expect(gapped.html).not.toContain('data:');
    for (const page of pages) {
      const [before, after] = [show(page, whole.html), show(page, gapped.html)];
      count += before.pictures.length;
      if (JSON.stringify(after) !== JSON.stringify(before)) moved.push(name);
    }
  }
  expect(moved).toEqual([]);
  expect(count).toBeGreaterThan(200);
});

interface Places {
  readonly root: string;
  /** Of each picture of known bytes, or of the gap in its place. */
  readonly pictures: readonly string[];
  readonly texts: readonly string[];
}

/** The side from which every gap has room for its number, in px. */
const REPORTED_FROM = 14;

/** What else stands alone in a table and reads like a number is none of these signatures. */
const isGap = (table: Element): boolean =>
  table.matches('table:has(> tbody > tr:only-child > td:only-child):not(:has(table))') &&
  /^(?:Picture )?\d{1,2}$/.test(table.textContent ?? '');

function show(page: Document, html: string): Places {
  // No requests: a picture's place does not depend on its file.
  page.body.innerHTML = html.replaceAll(/src="https:[^"]*"/g, '');
  const pictures = [...page.querySelectorAll<HTMLElement>('img[src^="data:"], table')].filter(
    (place) =>
      (place.matches('img') || isGap(place)) &&
      // Where there is no room for a number, a gap looks like any other distance.
      Math.min(place.offsetWidth, place.offsetHeight) >= REPORTED_FROM,
  );
  return {
    root: placeOf(page.body.firstElementChild ?? page.body),
    pictures: pictures.map(placeOf),
    texts: textsOf(page).map(({ data, rects }) => `${data}: ${rects}`),
  };
}

function textsOf(page: Document) {
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  const texts: { readonly data: string; readonly rects: string }[] = [];
  while (walker.nextNode() !== null) {
    const { currentNode } = walker;
    const table = currentNode.parentElement?.closest('table');
    if (table && isGap(table)) continue;
    const range = page.createRange();
    range.selectNodeContents(currentNode);
    const rects = [...range.getClientRects()].map(reported).join(' ');
    texts.push({ data: currentNode.textContent ?? '', rects });
  }
  return texts;
}

function placeOf(element: Element): string {
  return reported(element.getBoundingClientRect());
}

function reported({ left, top, right, bottom }: DOMRect): string {
  return [left, top, right, bottom].map((edge) => edge.toFixed(2)).join(' ');
}
