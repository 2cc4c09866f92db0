import { pictureKey, type ForeignMail } from '../../import/mail';
import { imageSourceAddress, parseImageSource } from '../../model/image-source';
import type { RemovalList } from './removal-list';

/** A picture of a mail: its own bytes or its address on the web, or why it has none. */
export type ForeignPicture =
  | { readonly kind: 'own'; readonly src: string }
  | { readonly kind: 'remote'; readonly address: string }
  | { readonly kind: 'tracker' | 'missing' };

/** Addresses under which nothing but a count is kept. */
const COUNTS = /\/(?:px|pixel|beacon|track(?:ing|er)?|open(?:ed)?)(?:[/.?]|$)/i;

export type PictureFinder = (image: Element) => ForeignPicture;

/** How large a picture is at most that only counts who opens a mail, in px. */
const TRACKER = 2;

/** Finds what the pictures of a mail show. */
export function pictureFinder(mail: ForeignMail, removed: RemovalList): PictureFinder {
  let next = 0;
  return (image) => {
    const source = image.getAttribute('src')?.trim() ?? '';
    const address = originalAddress(source, removed);
    if (address !== null) {
      if (!isTracker(image, address)) return remotePicture(address);
      removed.add('tracker', hostOf(address));
      return { kind: 'tracker' };
    }
    const named = mail.pictures.get(pictureKey(source));
    const own = /^data:/i.test(source) ? source : (named ?? mail.unnamed[next++]);
    const read = parseImageSource(own ?? '');
    if (read.ok && read.value.kind === 'data') {
      return { kind: 'own', src: imageSourceAddress(read.value) };
    }
    removed.add('missing-picture', image.getAttribute('alt')?.trim().slice(0, 60) ?? '');
    return { kind: 'missing' };
  };
}

function remotePicture(given: string): ForeignPicture {
  const read = parseImageSource(given);
  const isLink = read.ok && read.value.kind === 'link';
  return isLink ? { kind: 'remote', address: read.value.href } : { kind: 'missing' };
}

/**
 * Where a picture on the web is. Gmail shows the pictures of others through its own servers, which nobody else may ask, with the
 * address behind a hash. Null for what is not on the web.
 */
function originalAddress(source: string, removed: RemovalList): string | null {
  const address = source.startsWith('//') ? `https:${source}` : source;
  if (!/^https?:\/\//i.test(address)) return null;
  const [, original] =
    /^https?:\/\/[\w.-]*googleusercontent\.com\/[^#]*#(https?:\/\/.+)$/i.exec(address) ?? [];
  if (original === undefined) return address;
  removed.add('wrapped-link', hostOf(address));
  return original;
}

function isTracker(image: Element, address: string): boolean {
  const sides = ['width', 'height'].map((side) => {
    const { style } = image as HTMLElement;
    const given = style.getPropertyValue(side) || image.getAttribute(side) || '';
    if (given === '') return Number.POSITIVE_INFINITY;
    // Lengths in inches are no smaller for their numbers.
    return /^[\d.]+(?:px)?$/.test(given) ? Number.parseFloat(given) : TRACKER + 1;
  });
  const isUntold = sides.every((side) => side === Number.POSITIVE_INFINITY);
  return sides.every((side) => side <= TRACKER) || (isUntold && COUNTS.test(address));
}

/** The host of an address, for the list of what was taken out. */
export function hostOf(address: string): string {
  return /^https?:\/\/([^/?#:]*)/i.exec(address)?.[1]?.toLowerCase() ?? '';
}
