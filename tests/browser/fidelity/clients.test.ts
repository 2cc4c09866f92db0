import { afterAll, expect, test } from 'vitest';
import type { Design } from '../../../src/scene/scene';
import { exported } from './exported';
import { FIXTURES, SEEDED, WHOLE_LOT, type NamedDesign } from './named-scenes';
import { differences, greatestShift, placesInExport, shifted, type Places } from './places';
import { closePage, openPage } from './test-page';

/*
 * What mail clients impose on everything in a mail moves nothing: their sheets, each alone and all together, quirks mode,
 * and attributes that they take away.
 */

/** Rules of clients' own style sheets (layout study, section 4). */
const SHEETS = [
  'td,table{box-sizing:border-box}',
  'table{border-collapse:collapse}',
  'img{max-width:100%;height:auto}',
  'td{vertical-align:middle}',
  'a img{border:2px solid red}',
  'table{width:auto}',
  'body{font-family:serif}',
  'td{line-height:1.5}',
  'table{font-size:20px}',
  'body{direction:rtl;text-align:center}',
  // Evolution, webview.css: each line takes its direction from its own first letter.
  'body,div,p,td{unicode-bidi:plaintext}',
];
const ALL = SHEETS.join('');
const REMOVED = / (?:cellspacing|cellpadding|role)="[^"]*"/g;

const ALL_SCENES = [...FIXTURES, ...SEEDED];
const SOME_SCENES = [...FIXTURES, ...SEEDED.filter((_, index) => index % 10 === 0)];

const standards = openPage('standards');
const standing = new WeakMap<Design, Places>();
afterAll(() => closePage(standards));

test.each(SHEETS)('nothing moves under %s', async (sheet) => {
  expect(await shiftsUnder(openPage('standards', sheet), SOME_SCENES)).toEqual([]);
});

test('nothing moves where spacing attributes and roles are removed', WHOLE_LOT, async () => {
  expect(await shiftsUnder(openPage('standards'), ALL_SCENES, bare)).toEqual([]);
});

test.each(['standards', 'quirks'] as const)(
  'nothing moves under all of it together, in %s mode',
  WHOLE_LOT,
  async (mode) => {
    expect(await shiftsUnder(openPage(mode, ALL), ALL_SCENES, bare)).toEqual([]);
  },
);

test('nine scenes in ten stand within 1 px where cells are padded', WHOLE_LOT, async () => {
  const page = openPage('standards', 'td{padding:1px}');
  const moved: string[] = [];
  for (const [name, design] of ALL_SCENES) {
    const { expected, found } = await bothPlaces(page, design);
    const most = [...expected].map(([id, rects]) => greatestShift(rects, found.get(id) ?? []));
    if (Math.max(0, ...most) > 1) moved.push(name);
  }
  expect(moved.slice(ALL_SCENES.length / 10)).toEqual([]);
  closePage(page);
});

function bare(html: string): string {
  return html.replaceAll(REMOVED, '');
}

/** What moves on a client's page, each with its scene; the page is closed. */
async function shiftsUnder(
  page: Document,
  scenes: readonly NamedDesign[],
  change: (html: string) => string = (html) => html,
): Promise<readonly string[]> {
  const moved: string[] = [];
  for (const [name, design] of scenes) {
    const { expected, found } = await bothPlaces(page, design, change);
    moved.push(...differences(expected, found).map((each) => `${name}: ${each}`));
  }
  closePage(page);
  return moved;
}

/** Where the elements of an export stand by themselves, and where on a client's page. */
async function bothPlaces(
  page: Document,
  design: Design,
  change: (html: string) => string = (html) => html,
): Promise<{ readonly expected: Places; readonly found: Places }> {
  const { html, doc } = await exported(design);
  const found = placesInExport(page, change(html), doc);
  // Where text is centered or runs to the left, the signature as a whole stands elsewhere on the page.
  const start = page.body.querySelector('table')?.getBoundingClientRect().left ?? 0;
  const own = standing.get(design) ?? placesInExport(standards, html, doc);
  standing.set(design, own);
  return { expected: shifted(own, start), found };
}
