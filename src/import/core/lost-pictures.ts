import { cleanLine } from '../../base/text';
import { addressDisplay } from '../../model/person/web/address-href';
import { networkAt } from '../../model/person/web/profile';
import { picturesOf } from './likeness';
import type { Page, PagePicture } from './rebuild/page';

/** A picture that did not come along with a signature: its place did. */
export interface LostPicture {
  /** The same whenever the signature is laid out. */
  readonly id: string;
  /** Its words, else where it leads; blank where it has neither. */
  readonly name: string;
}

/** From there on a picture is no icon, in px. */
const ICON = 64;

/** The pictures that a visitor may have the files of. Icons of networks are drawn here. */
export function lostPictures(page: Page): readonly LostPicture[] {
  const [lost] = namedPictures(page);
  return [...lost].map(([id, picture]) => ({ id, name: nameOfPicture(picture) }));
}

/** The page with the pictures that the visitor has chosen in the places of lost ones, by the ids of these. */
export function withChosenPictures(page: Page, chosen: ReadonlyMap<string, string>): Page {
  if (chosen.size === 0) return page;
  const [, ids] = namedPictures(page);
  const items = page.items.map((item) => {
    const src = item.kind === 'picture' ? chosen.get(ids.get(item) ?? '') : undefined;
    return src === undefined ? item : { ...item, src };
  });
  return { ...page, items };
}

/** What the canvas and its findings call a picture that did not come along: its words, else where it leads. */
export function nameOfPicture({ alt, href }: PagePicture): string {
  return cleanLine(alt) || (href === null ? '' : addressDisplay(href));
}

/** Lost pictures by their ids, and the ids by these. */
function namedPictures(
  page: Page,
): readonly [ReadonlyMap<string, PagePicture>, ReadonlyMap<unknown, string>] {
  const lost = new Map<string, PagePicture>();
  const ids = new Map<unknown, string>();
  for (const picture of picturesOf(page)) {
    if (picture.src !== '' || isIcon(picture)) continue;
    const name = `${picture.alt} ${picture.href ?? ''}`;
    let at = 0;
    while (lost.has(`${at} ${name}`)) at++;
    lost.set(`${at} ${name}`, picture);
    ids.set(picture, `${at} ${name}`);
  }
  return [lost, ids];
}

function isIcon({ href, width, height }: PagePicture): boolean {
  return href !== null && networkAt(href) !== null && Math.max(width, height) <= ICON;
}
