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
  return [...idsOf(page)].map(([picture, id]) => ({ id, name: nameOfPicture(picture) }));
}

/** The page with the pictures that the visitor has chosen in the places of lost ones, by the ids of these. */
export function withChosenPictures(page: Page, chosen: ReadonlyMap<string, string>): Page {
  if (chosen.size === 0) return page;
  const ids = idsOf(page);
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

/** Lost pictures with their ids: words and link, and a number where several have the same. */
function idsOf(page: Page): ReadonlyMap<PagePicture, string> {
  const counts = new Map<string, number>();
  const lost = picturesOf(page).filter((picture) => picture.src === '' && !isIcon(picture));
  return new Map(
    lost.map((picture) => {
      const name = `${picture.alt} ${picture.href ?? ''}`;
      const count = counts.get(name) ?? 0;
      counts.set(name, count + 1);
      return [picture, `${count} ${name}`];
    }),
  );
}

function isIcon({ href, width, height }: PagePicture): boolean {
  return href !== null && networkAt(href) !== null && Math.max(width, height) <= ICON;
}
