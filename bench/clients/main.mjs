import { chromium } from 'playwright';
import { launchOptions } from '../../scripts/find-browser.mjs';
import { buildCore } from '../build-core.mjs';
import { measureScenes, shiftOf } from '../engines/measure.mjs';
import { fixed, showTable } from '../show.mjs';

/* Lists what is displaced or missing where a mail client shows a signature, by our model of that client. */

/** @typedef {import('../engines/measure.mjs').Place} Place */

const FAR = 1;

/** @type {typeof import('./core.ts')} */
const { signaturesAsTheyLeave, signaturesElsewhere } = await import(await buildCore('clients'));

const browser = await chromium.launch(launchOptions());
try {
  const page = await browser.newPage();
  const own = await placesOf(await signaturesAsTheyLeave());
  /** @type {string[][]} */
  const rows = [];
  for (const shown of await signaturesElsewhere()) {
    rows.push([
      shown.label,
      shown.certainty,
      `${shown.width} px`,
      ...compare(own, await placesOf(shown)),
    ]);
  }
  showTable(
    [
      'shown by',
      'how sure',
      'pane',
      'signatures',
      `over ${FAR} px`,
      'words lost',
      'farthest, median',
    ],
    rows,
  );

  /** Where things stand, from the first of them. @param {import('./core.ts').Shown} shown */
  async function placesOf({ width, signatures }) {
    await page.setViewportSize({ width, height: 900 });
    await page.setContent('<!DOCTYPE html><style>body{margin:0}</style><body>');
    return page.evaluate(measureScenes, signatures);
  }
} finally {
  await browser.close();
}

/**
 * @param {import('../engines/measure.mjs').Places} own
 * @param {import('../engines/measure.mjs').Places} theirs
 * @returns {string[]}
 */
function compare(own, theirs) {
  const names = Object.keys(own);
  const farthest = names.map((name) => farthestOf(own[name] ?? [], theirs[name] ?? []));
  const lost = names.filter((name) => !hasAllText(own[name] ?? [], theirs[name] ?? []));
  const middle = farthest.toSorted((a, b) => a - b)[Math.floor(names.length / 2)] ?? 0;
  return [
    String(names.length),
    String(farthest.filter((shift) => shift > FAR).length),
    String(lost.length),
    Number.isFinite(middle) ? `${fixed(middle)} px` : 'other lines',
  ];
}

/**
 * How far any text or picture stands from its place; both are counted from their first. A client may leave planes out,
 * and a reply has more around them.
 *
 * @param {readonly Place[]} own
 * @param {readonly Place[]} theirs
 */
function farthestOf(own, theirs) {
  const expected = own.filter(isSeen);
  /** @type {Place[]} */
  const found = [];
  for (const place of theirs) {
    if (place.what === expected[found.length]?.what) found.push(place);
  }
  const [from, to] = [fromFirst(expected), fromFirst(found)];
  return Math.max(0, ...from.map((place, index) => shiftOf(place, to[index])));
}

/** @param {Place} place */
function isSeen({ isText, what }) {
  return isText || what === 'IMG';
}

/** @param {readonly Place[]} places @returns {Place[]} */
function fromFirst(places) {
  const [[left = 0, top = 0] = []] = places[0]?.rects ?? [];
  return places.map((place) => ({
    ...place,
    rects: place.rects.map((rect) =>
      rect.map((edge, side) => edge - (side % 2 === 0 ? left : top)),
    ),
  }));
}

/** @param {readonly Place[]} own @param {readonly Place[]} theirs */
function hasAllText(own, theirs) {
  const text = wordsOf(theirs);
  return own.every((place) => !place.isText || text.includes(wordsOf([place])));
}

/** @param {readonly Place[]} places */
function wordsOf(places) {
  return places
    .flatMap(({ what, isText }) => (isText ? [what] : []))
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
