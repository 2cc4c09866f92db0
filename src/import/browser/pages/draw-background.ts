import type { Size } from '../../../model/picture/fit';
import { hasTooManyPixels } from '../../../model/picture/picture-bytes';
import { loadCrossOrigin, loadImage } from '../../../pictures/browser/load-image';

import { rejectAfter } from '../../../pictures/browser/reject-after';
import { htmlInSvg } from '../../../pictures/browser/svg-picture';
import type { DrawnPart } from './drawn-parts';
import { drawSvg, heldPicture } from './draw-svg';
import { px } from './read-look';

const ADDRESS = /url\("([^"]*)"\)/g;

/** The properties that set how a picture lies behind a box. */
const COPIED_STYLES = [
  'background-size',
  'background-position',
  'background-repeat',
  'background-origin',
  'border-top-width',
  'border-right-width',
  'border-bottom-width',
  'border-left-width',
  'padding-top',
  'padding-right',
  'padding-bottom',
  'padding-left',
  'border-top-left-radius',
  'border-top-right-radius',
  'border-bottom-right-radius',
  'border-bottom-left-radius',
] as const;

/** How long a picture may take that can only be shown. */
const TIMEOUT_MS = 4000;
/** How much the ratio of a picture may differ from that of the box that it fills. */
const LOOSE = 0.03;

export function hasBackground(element: Element): boolean {
  return getComputedStyle(element).backgroundImage.includes('url(');
}

/**
 * The pictures behind a box as one of its size, as the browser paints them; one that looks like a color or a run of two becomes
 * that, as emails have no text on pictures. One on the web that may not be read stays where it is if it fills the box. Null where
 * nothing can be seen; rejects what can be neither drawn nor kept.
 */
export async function drawBackground(
  element: Element,
  loadsPictures: boolean,
): Promise<DrawnPart | null> {
  const style = getComputedStyle(element);
  const { width, height } = element.getBoundingClientRect();
  if (!loadsPictures && /url\("(?!data:)/.test(style.backgroundImage)) {
    throw new Error('Nobody has asked for these pictures');
  }
  const held = await heldBackground(style.backgroundImage).catch(() => null);
  if (held === null) return linkedBackground(style, { width, height });
  const box = document.implementation.createHTMLDocument().createElement('div');
  for (const name of COPIED_STYLES) box.style.setProperty(name, style.getPropertyValue(name));
  box.style.backgroundImage = held;
  box.style.cssText += `;box-sizing:border-box;border-style:solid;border-color:transparent;width:${width}px;height:${height}px`;
  const drawn = await drawSvg(htmlInSvg(box, { width, height }), { width, height });
  if (drawn === null) return null;
  return drawn.plain ?? { shows: 'background', src: drawn.src, radius: 0 };
}

/** A `background-image` with the bytes of all its pictures. */
async function heldBackground(css: string): Promise<string> {
  const addresses = [...new Set([...css.matchAll(ADDRESS)].map(([, address = '']) => address))];
  const held = new Map<string, string>();
  for (const address of addresses) {
    if (address.startsWith('data:')) continue;
    const image = await loadCrossOrigin(address);
    if (hasTooManyPixels({ width: image.naturalWidth, height: image.naturalHeight })) {
      throw new Error('The picture is too large');
    }
    held.set(address, await heldPicture(image));
  }
  return css.replaceAll(ADDRESS, (whole, address: string) =>
    held.has(address) ? `url("${held.get(address) ?? ''}")` : whole,
  );
}

/** One picture alone that fills its box, by its address. */
async function linkedBackground(style: CSSStyleDeclaration, box: Size): Promise<DrawnPart> {
  const [, address] = /^url\("(https?:[^"]*)"\)$/.exec(style.backgroundImage) ?? [];
  if (address === undefined) throw new Error('These pictures cannot be read');
  const { naturalWidth: width, naturalHeight: height } = await rejectAfter(
    loadImage(address),
    TIMEOUT_MS,
  );
  if (!fills({ width, height }, box, style.backgroundSize)) {
    throw new Error('A part of the picture cannot be shown');
  }
  return { shows: 'background', src: address, radius: px(style.borderTopLeftRadius) };
}

function fills(picture: Size, box: Size, size: string): boolean {
  if (size === '100% 100%') return true;
  if (/^(?:cover|contain|100%(?: auto)?|auto 100%)$/.test(size)) {
    const ratio = picture.width / picture.height / (box.width / box.height);
    return Math.abs(ratio - 1) <= LOOSE;
  }
  return (
    size === 'auto' &&
    Math.abs(picture.width - box.width) <= 1 &&
    Math.abs(picture.height - box.height) <= 1
  );
}
