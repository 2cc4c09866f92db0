import { parseImageSource } from '../../model/picture/image-source';
import { readableOn, WHITE } from '../../model/color/color';
import type { Person } from '../../model/person/signature';
import type { Page, PagePicture } from './rebuild/page';
import {
  linkOf,
  networkReader,
  pictureElement,
  rebuildScene,
  type PictureBackground,
  type PictureReader,
} from './rebuild/rebuild';
import type { DraftElement } from './rebuild/drafted';
import type { ElementStyle, Scene } from '../../scene/scene';
import type { Rect } from '../../scene/geometry';
import { SCENE_LIMITS } from '../../scene/limits';
import type { TableNode } from '../../email/nodes';
import { walk } from '../../email/walk';
import { nameOfPicture } from './lost-pictures';
import { isLikeColor } from './like-color';
import { isRound } from './recognize/pictures';

/** How large the picture of a network is at most, in px, and how much longer one side may be than the other. */
const BADGE = { least: 8, side: 64, ratio: 1.4 };
/** From there on a picture is a banner: its width in px, and how much wider than high it is. */
const BANNER = { width: 240, ratio: 2.5 };
/** Pictures of that few pixels only keep a place. */
const SPACER = 2;

/** A signature from elsewhere as a scene of elements that follow the person. `stamp` begins the numbers of their ids. */
export function sceneOfMail(page: Page, person: Person, stamp: number): Scene {
  return rebuildScene(page, { person, readPicture: importedPictures(person), stamp });
}

/**
 * What the pictures of others become: profiles by where they lead, the person's own by their address, else pictures as they
 * are.
 */
function importedPictures(person: Person): PictureReader {
  const networkAt = networkReader(person);
  return (picture, _index, background) => {
    const { src, href, width, height } = picture;
    const network = href === null ? null : networkAt(href);
    const ratio = Math.max(width / height, height / width);
    const isBadge = Math.max(width, height) <= BADGE.side && ratio <= BADGE.ratio;
    // The link shows whose profile it is: the picture need not have come along.
    if (network !== null && isBadge && Math.min(width, height) >= BADGE.least) {
      const isOwn = person.socialLinks[network] !== undefined && person.socialLinks[network] !== '';
      const place = squared(background.backing ?? picture);
      return pictureElement(place, {
        type: network,
        style: {
          socialStyle: 'icons',
          ...badgeColors(background, picture),
          ...cornersOf(background, picture),
        },
        ...(!isOwn && linkOf(href)),
      });
    }
    if (isSpacer(src) || Math.min(width, height) <= SPACER) return null;
    if (src === '') return lostPicture(picture);
    if (src === person.profileImageUrl) {
      return pictureElement(picture, {
        type: 'photo',
        shape: person.profileImageShape,
        ...ownAlt(picture.alt, person.fullName),
        style: edgesOf(person.profileImageShape === 'round' ? { ...picture, radius: 0 } : picture),
        ...linkOf(href),
      });
    }
    const type = width >= BANNER.width && width >= height * BANNER.ratio ? 'banner' : 'picture';
    const isLogo = src === person.logoUrl;
    return pictureElement(picture, {
      type: isLogo ? 'logo' : type,
      ...(isLogo
        ? { shape: person.logoShape, ...ownAlt(picture.alt, person.companyName) }
        : { content: src, alt: picture.alt }),
      freeRatio: true,
      style: edgesOf(picture),
      ...linkOf(href),
    });
  };
}

/**
 * The words of a photo or a logo, where they are its own: those that have the name of whom it shows, and those that only state
 * what it is, follow the person.
 */
function ownAlt(alt: string, name: string): Pick<DraftElement, 'alt'> {
  const words = wordsOf(alt);
  const names = new Set(wordsOf(name));
  return words.some((word) => names.has(word)) || words.every((word) => GENERIC.has(word))
    ? {}
    : { alt };
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

const GENERIC: ReadonlySet<string> = new Set(
  'logo logotype company firm brand image img picture photo photograph portrait profile headshot avatar user my our the of signature porträt retrato ritratto foto bild logotipo imagen'.split(
    ' ',
  ),
);

/** A scene without the places of lost pictures of which its email has nothing: it begins with what is left. */
export function withoutLost<T extends Scene>(scene: T, email: TableNode): T {
  const shown = new Set(
    walk(email).flatMap((node) =>
      'origin' in node ? (node.origin ?? []).map((origin) => 'id' in origin && origin.id) : [],
    ),
  );
  const elements = scene.elements.filter(
    ({ id, type, content = '' }) => type !== 'banner' || content !== '' || shown.has(id),
  );
  return { ...scene, elements };
}

/** Keeps the place, the words and the link of a picture that did not come along. */
function lostPicture(picture: PagePicture): DraftElement {
  return pictureElement(picture, {
    type: 'banner',
    ...nameOf(picture),
    alt: picture.alt,
    freeRatio: true,
    style: {},
    ...linkOf(picture.href),
  });
}

function nameOf(picture: PagePicture): Pick<DraftElement, 'name'> {
  const words = nameOfPicture(picture);
  return words === '' ? {} : { name: words.slice(0, SCENE_LIMITS.name) };
}

/** The shape of a photo that is shown so. */
export function shapeOfPhoto(picture: PagePicture): Person['profileImageShape'] {
  if (isRound(picture)) return 'round';
  return picture.radius > 2 ? 'square' : 'rectangle';
}

function edgesOf({ radius, shadow }: PagePicture): Pick<ElementStyle, 'radius' | 'shadow'> {
  return {
    ...(Math.round(radius) === 0 ? {} : { radius: Math.round(radius) }),
    ...(shadow && { shadow }),
  };
}

/**
 * A badge has the color of the backing of its icon, or of the box that it takes the place of; an icon without one keeps
 * what is around it. Where the color of the icon is not known or cannot be seen, that of the badge can.
 */
function badgeColors(
  { color, backing }: PictureBackground,
  { tint, corner }: PagePicture,
): Pick<ElementStyle, 'backgroundColor' | 'color'> {
  const isSeen = tint !== undefined && !isLikeColor(tint, color);
  if (isSeen && corner === null) return { backgroundColor: color, color: tint };
  if (backing !== null && (!isSeen || corner === undefined)) return { backgroundColor: color };
  if (isSeen) return { backgroundColor: tint };
  return color === WHITE ? {} : { backgroundColor: readableOn(WHITE, color) };
}

/** From there on corners are those of a circle; below, those of a square: as shares of a side. */
const ROUND = 0.4;
const SQUARE = 0.08;

/** The corners of a badge: a circle, a square, or those of its own picture. */
function cornersOf(
  { backing }: PictureBackground,
  { width, height, radius, corner }: PagePicture,
): Pick<ElementStyle, 'radius'> {
  const box = corner == null && backing !== null ? backing : { width, height };
  const side = Math.min(box.width, box.height);
  const own = corner == null ? (backing?.radii[0] ?? null) : corner;
  const seen = Math.max(own ?? 0, radius);
  if (seen >= ROUND * side) return { radius: Math.floor(side / 2) };
  return own !== null && seen <= SQUARE * side ? { radius: 0 } : {};
}

/** The largest square in the middle of a box. */
function squared({ x, y, width, height }: Rect): Rect {
  const side = Math.min(width, height);
  return {
    x: x + (width - side) / 2,
    y: y + (height - side) / 2,
    width: side,
    height: side,
  };
}

function isSpacer(src: string): boolean {
  const read = parseImageSource(src);
  return (
    read.ok &&
    read.value.kind === 'data' &&
    Math.max(read.value.size.width, read.value.size.height) <= SPACER
  );
}
