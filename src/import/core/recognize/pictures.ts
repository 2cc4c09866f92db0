import { networkAt } from '../../../model/person/web/profile';
import type { Page, PagePicture } from '../rebuild/page';
import type { FoundField } from '../found-field';

/** How large photos and logos are, in px along a side: what is smaller is an icon, what is larger a banner. */
const SIDE = { min: 28, max: 260 };
/** How much wider than high a photo is, or the other way round. */
const LONGEST_PHOTO = 1.5;

const PHOTO_WORDS =
  /photo|foto|portr[aä]i?t|retrato|ritratto|portret|headshot|avatar|profile|\bpic\b/i;
const LOGO_WORDS = /logo|brand|wordmark/i;

/** The photo and the logo among the pictures of a page, as far as their shapes and words show which they are. */
export function findPictures({ items }: Page): readonly FoundField[] {
  const pictures = items.filter((item) => item.kind === 'picture').filter(isOfPerson);
  const photo = pictures.find((picture) => isPhoto(picture)) ?? null;
  const logo = pictures.find((picture) => picture !== photo && isLogo(picture)) ?? null;
  return [...fieldOf('profileImageUrl', photo), ...fieldOf('logoUrl', logo)];
}

function fieldOf(
  field: 'profileImageUrl' | 'logoUrl',
  picture: PagePicture | null,
): readonly FoundField[] {
  return picture === null ? [] : [{ field, value: picture.src, isSure: true }];
}

function isOfPerson({ src, width, height, href, isPiece = false }: PagePicture): boolean {
  const isSized = [width, height].every((side) => side <= SIDE.max) && width >= SIDE.min;
  const isWhole = src !== '' && !isPiece;
  return isWhole && isSized && height >= SIDE.min / 2 && networkAt(href ?? '') === null;
}

function isPhoto({ alt, src, href, width, height, radius }: PagePicture): boolean {
  const words = `${alt} ${fileName(src)}`;
  const ratio = Math.max(width / height, height / width);
  if (ratio > LONGEST_PHOTO || LOGO_WORDS.test(words)) return false;
  if (PHOTO_WORDS.test(words) || isRound({ width, height, radius })) return true;
  // What is wider than high and leads to a page is the mark of a company.
  const isMark = width > height && /^https?:/i.test(href ?? '');
  return height >= 2 * SIDE.min && !isMark;
}

function isLogo({ alt, src, width, height }: PagePicture): boolean {
  return LOGO_WORDS.test(`${alt} ${fileName(src)}`) || width > height * 1.2;
}

/** Whether a picture is cut to a circle. */
export function isRound({
  width,
  height,
  radius,
}: Pick<PagePicture, 'width' | 'height' | 'radius'>): boolean {
  return radius >= Math.min(width, height) / 2 - 1;
}

function fileName(src: string): string {
  return src.startsWith('data:') ? '' : (src.split('/').at(-1) ?? '');
}
