import { pictureKey, type ImportedMail } from '../../core/mail';
import { hostOf } from '../../core/recognize/hosts';
import { imageSourceAddress, parseImageSource } from '../../../model/picture/image-source';
import { cleanLine } from '../../../base/text';
import type { RemovalList } from './removal-list';

/** A picture of a mail: its own bytes or its address on the web, or why it has none. */
export type ImportedPicture =
  | { readonly kind: 'own'; readonly src: string }
  | { readonly kind: 'remote'; readonly address: string }
  | { readonly kind: 'tracker' | 'missing' };

/** Addresses of pictures that only count who opens a mail. */
const COUNTS = /\/(?:px|pixel|beacon|track(?:ing|er)?|open(?:ed)?)(?:[/.?]|$)/i;

/** Finds what the pictures of a mail show. */
export interface PictureFinder {
  readonly ofImage: (image: HTMLElement) => ImportedPicture;
  /** Of one behind a box, which is found by its name alone. */
  readonly ofBackground: (source: string, box: SizedBox) => ImportedPicture;
}

/** What determines how large something is: an element, or a rule of a style sheet. */
export interface SizedBox {
  readonly style: CSSStyleDeclaration;
  readonly getAttribute: (name: string) => string | null;
}

/** Where Gmail keeps the pictures of its signatures, for those alone. */
const STORE = /^https?:\/\/[\w.-]*googleusercontent\.com\/mail-sig\//i;

/** How large a picture is at most that only counts who opens a mail, in px. */
const TRACKER = 2;

export function pictureFinder(mail: ImportedMail, removed: RemovalList): PictureFinder {
  const pictures = new Map(mail.pictures);
  let next = 0;
  const find = (source: string, box: SizedBox, other: () => string | undefined) => {
    const address = originalAddress(source, removed);
    if (address !== null) {
      if (!isTracker(box, address)) {
        if (STORE.test(address)) removed.add('stored-picture', 'Gmail');
        return remotePicture(address);
      }
      removed.add('tracker', hostOf(address));
      return { kind: 'tracker' } as const;
    }
    const named = pictures.get(pictureKey(source));
    const own = /^data:/i.test(source) ? source : (named ?? other());
    const read = parseImageSource(own ?? '');
    return read.ok && read.value.kind === 'data'
      ? ({ kind: 'own', src: imageSourceAddress(read.value) } as const)
      : MISSING;
  };
  return {
    ofImage(image) {
      const source = image.getAttribute('src')?.trim() ?? '';
      const picture = find(source, image, () => mail.unnamed[next++]);
      if (picture === MISSING) {
        removed.add('missing-picture', missingName(image, source));
      }
      return picture;
    },
    ofBackground: (source, box) => find(source, box, () => undefined),
  };
}

const MISSING: ImportedPicture = { kind: 'missing' };

/** What a missing picture is asked for by: its words, else the name of its file, else where it leads; blank without any. */
function missingName(image: HTMLElement, source: string): string {
  const words = image.getAttribute('alt')?.trim() ?? '';
  const [file = ''] = /[^\\/:]+\.(?:png|jpe?g|gif|webp|svg|bmp|emz|wmz)$/i.exec(source) ?? [];
  const link = image.closest('a[href]')?.getAttribute('href') ?? '';
  return (words || cleanLine(file) || hostOf(link)).slice(0, LONGEST_NAME);
}

const LONGEST_NAME = 60;

function remotePicture(given: string): ImportedPicture {
  const read = parseImageSource(given);
  const isLink = read.ok && read.value.kind === 'link';
  return isLink ? { kind: 'remote', address: read.value.href } : { kind: 'missing' };
}

/**
 * The address of a picture on the web. Gmail shows pictures through its own servers, which others cannot use, with the original
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

function isTracker(box: SizedBox, address: string): boolean {
  const sides = ['width', 'height'].map((side) => {
    const given = box.style.getPropertyValue(side) || box.getAttribute(side) || '';
    if (given === '') return Number.POSITIVE_INFINITY;
    // A length in inches is not small because its number is.
    return /^[\d.]+(?:px)?$/.test(given) ? Number.parseFloat(given) : TRACKER + 1;
  });
  const isUntold = sides.every((side) => side === Number.POSITIVE_INFINITY);
  return sides.every((side) => side <= TRACKER) || (isUntold && COUNTS.test(address));
}
