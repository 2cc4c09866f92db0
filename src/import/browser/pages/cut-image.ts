import { paint } from '../../../drawing/paint';
import { addressDisplay } from '../../../model/person/web/address-href';
import { loadCrossOrigin, loadImage, pictureOf } from '../../../pictures/browser/load-image';
import { pageSurfaces } from '../../../pictures/browser/page-surfaces';
import { cutPicture, type PictureArea } from '../../core/cut-picture';
import type { RemovalList } from '../mails/removal-list';
import { ADDRESS_ATTRIBUTE } from './address-attribute';
import { addressOf } from './draw-svg';
import type { CutPicture, DrawnPart, PiecePicture } from './drawn-parts';
import { contentBox } from './read-look';

/** As fine as good screens are. */
const FINEST = 2;

/**
 * Cuts pictures along their linked parts, as emails cannot link to a part of a picture. Where all parts lead to one place, or
 * the pixels may not be read, a picture stays whole; links that it cannot have are reported.
 */
export async function cutImages(
  maps: ReadonlyMap<HTMLElement, readonly PictureArea[]>,
  parts: Map<Element, DrawnPart>,
  removed: RemovalList,
): Promise<void> {
  for (const [element, areas] of maps) {
    const image = element as HTMLImageElement;
    const part = wholeOf(image, areas) ?? (await piecesOf(image, areas).catch(() => null));
    if (part !== null) parts.set(image, part);
    else {
      for (const { href } of areas)
        if (href !== null) removed.add('map', addressDisplay(href), image);
    }
  }
}

/** The whole picture, where its parts lead to one place. */
function wholeOf(image: HTMLImageElement, areas: readonly PictureArea[]): CutPicture | null {
  const [href = null, ...others] = new Set(areas.map((area) => area.href));
  if (href === null || others.length > 0) return null;
  const { width, height } = contentBox(image);
  const alt = image.alt || (areas[0]?.alt ?? '');
  return { shows: 'pieces', pieces: [{ x: 0, y: 0, width, height, src: srcOf(image), href, alt }] };
}

async function piecesOf(
  image: HTMLImageElement,
  areas: readonly PictureArea[],
): Promise<CutPicture | null> {
  if (image.hasAttribute(ADDRESS_ATTRIBUTE) && image.src.startsWith('data:')) return null;
  const isOwn = image.src.startsWith('data:');
  const source = await (isOwn ? loadImage(image.src) : loadCrossOrigin(image.src));
  const picture = pictureOf(source);
  const box = contentBox(image);
  const size = { width: Math.round(box.width), height: Math.round(box.height) };
  const [across, down] = [picture.width / size.width, picture.height / size.height];
  const scale = Math.max(1, Math.min(FINEST, across, down));
  const pieces: PiecePicture[] = [];
  for (const { area, ...place } of cutPicture(size, areas)) {
    const { x, y, width, height } = place;
    const drawn = { width: Math.ceil(width * scale), height: Math.ceil(height * scale) };
    const from = { x: x * across, y: y * down, width: width * across, height: height * down };
    const placement = { source: from, target: { x: 0, y: 0, ...drawn } };
    const src = await addressOf(paint(pageSurfaces, picture, placement, drawn));
    const alt = area === null ? '' : area.alt || image.alt;
    pieces.push({ ...place, src, alt, href: area?.href ?? null });
  }
  return { shows: 'pieces', pieces };
}

function srcOf(image: HTMLImageElement): string {
  return image.getAttribute(ADDRESS_ATTRIBUTE) ?? image.getAttribute('src') ?? '';
}
