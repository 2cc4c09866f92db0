import { addressDisplay, addressHref } from '../../model/person/web/address-href';
import type { Rect } from '../../scene/geometry';
import { networkAt } from '../../model/person/web/profile';
import { familiesOf } from './rebuild/font-names';
import { likenessOf, picturesOf, wordsOfLine, type Likeness } from './likeness';
import type { Page, PageItem, PageRun } from './rebuild/page';
import { isLoss, type Removal } from './removal';

/** How often what was taken out counts at most, of each kind and name: a mail may hold any number. */
const MOST_COUNTED = 10;

/** What an icon counts for that leads where it led, and is redrawn. */
const REDRAWN = 0.25;

/**
 * How like a rebuilt signature is to the one from elsewhere: by its look, and by all that is on it. What was taken out before
 * the original was laid out counts too, and links, pictures and fonts that are not there any more are named: the figure is 1
 * only where nothing is missing.
 */
export function importLikeness(
  original: Page,
  rebuilt: Page,
  removals: readonly Removal[],
): Likeness {
  const look = likenessOf(original, rebuilt);
  const missing = [
    ...lostPictures(original, rebuilt),
    ...lostLinks(original, rebuilt),
    ...lostFonts(original, rebuilt),
  ].map((each) => ({ ...each, isMissing: true }));
  const taken = removals
    .filter(isLoss)
    .reduce((sum, { count }) => sum + Math.min(count, MOST_COUNTED), 0);
  const redrawn = redrawnIcons(original, rebuilt);
  const lost = missing.length + taken + REDRAWN * redrawn.length + (original.isCut ? 1 : 0);
  const there = look.lines.all + look.pictures.all + linksOf(original).size;
  const share = there + lost === 0 ? 1 : there / (there + lost);
  return {
    ...look,
    figure: look.figure * share,
    mismatches: [...look.mismatches, ...missing, ...redrawn],
  };
}

/** Pictures that have no source on the original, unless another stands in their place: their words are none. */
function lostPictures(original: Page, rebuilt: Page): Likeness['mismatches'] {
  const seen = picturesOf(original).filter(({ src }) => src === '');
  return seen
    .filter((picture) => {
      const there = rebuilt.items.filter((item) => isAround(item, picture));
      const isInWords = there.some((item) => wordsIn(item) !== '' && wordsIn(item) === picture.alt);
      return isInWords || there.every(({ kind }) => kind === 'text');
    })
    .map((picture) => ({ what: picture.alt || 'a picture', rect: picture }));
}

/** Whether the middle of something lies within an item. */
function isAround(item: PageItem, { x, y, width, height }: Rect): boolean {
  const [across, down] = [x + width / 2 - item.x, y + height / 2 - item.y];
  return across > 0 && across < item.width && down > 0 && down < item.height;
}

function wordsIn(item: PageItem): string {
  return item.kind === 'text' ? item.lines.map(wordsOfLine).join(' ') : '';
}

/** Icons of networks in whose place another stands. */
function redrawnIcons(original: Page, rebuilt: Page): Likeness['mismatches'] {
  const there = new Set(picturesOf(rebuilt).map(({ src }) => src));
  return picturesOf(original).flatMap((picture) => {
    const { src, href, alt } = picture;
    const network = href === null || src === '' || there.has(src) ? null : networkAt(href);
    return network === null ? [] : [{ what: `${alt || network.label} (redrawn)`, rect: picture }];
  });
}

function lostLinks(original: Page, rebuilt: Page): Likeness['mismatches'] {
  const there = linksOf(rebuilt);
  return [...linksOf(original)]
    .filter(([href]) => !there.has(href))
    .map(([href, rect]) => ({ what: `the link to ${addressDisplay(href)}`, rect }));
}

/** Where the links of a page lead, and where the first of each stands. */
function linksOf({ items }: Page): ReadonlyMap<string, PageItem> {
  const all = items.flatMap((item) =>
    hrefsOf(item).flatMap((href) => {
      const address = href === null ? null : addressHref(href);
      return address === null ? [] : [[address.replace(/\/$/, ''), item] as const];
    }),
  );
  return new Map(all.toReversed());
}

function hrefsOf(item: PageItem): readonly (string | null)[] {
  return item.kind === 'text' ? runsOf(item).map(({ href }) => href) : [item.href];
}

function runsOf(item: PageItem): readonly PageRun[] {
  return item.kind === 'text' ? item.lines.flatMap(({ runs }) => runs) : [];
}

/** The fonts of the words of something. */
function fontsOf(item: PageItem): readonly string[] {
  const seen = runsOf(item).filter(({ text }) => text.trim() !== '');
  return seen.map(({ family }) => familiesOf(family)[0] ?? '');
}

function lostFonts(original: Page, rebuilt: Page): Likeness['mismatches'] {
  const there = new Set(rebuilt.items.flatMap(fontsOf));
  const fonts = new Map(
    original.items
      .flatMap((item) => fontsOf(item).map((name) => [name, item] as const))
      .toReversed(),
  );
  return [...fonts]
    .filter(([name]) => name !== '' && !there.has(name))
    .map(([name, rect]) => ({ what: `the font ${name}`, rect }));
}
