import { decodeBase64, withoutSpace } from '../../base/base64';
import type { Size } from './fit';
import { websiteHref } from '../person/web/web-address';
import { hasTooManyPixels, IMAGE_TYPES, readPicture, type ImageType } from './picture-bytes';
import { memoize } from '../../base/memoize';
import { fail, ok, type Result } from '../../base/result';

export { IMAGE_TYPES, type ImageType } from './picture-bytes';

/** A picture as its own bytes. */
export interface EmbeddedPicture {
  readonly kind: 'data';
  readonly type: ImageType;
  readonly base64: string;
}

interface LinkedPicture {
  readonly kind: 'link';
  readonly href: string;
}

/** Where a picture comes from: its own bytes, which contain its natural size in px, or an absolute web address. */
export type ImageSource = (EmbeddedPicture & { readonly size: Size }) | LinkedPicture;

export type ImageSourceProblem = 'blank' | 'relative' | 'refused';

/**
 * Reads a picture's address, whatever its origin. Data URLs must hold base64 of a whole PNG, JPG or GIF of no outrageous size;
 * links must be `http:` or `https:`, which is added where a host and a path are all there is. What begins as a path does is
 * relative, and needs `baseUrl` (an origin) to become absolute.
 */
export function parseImageSource(
  address: string,
  baseUrl?: string,
): Result<ImageSource, ImageSourceProblem> {
  const value = address.trim();
  if (value === '') return fail('blank');
  if (/^data:/i.test(value)) return parseDataUrl(value);
  if (!isPicturePath(value)) {
    return /^https?:\/\/|^\/\/|^[^/?#]+\.[^/?#]+\//i.test(value)
      ? parseLink(value)
      : fail('refused');
  }
  if (/[:\\]/.test(value)) return fail('refused');
  if (baseUrl === undefined) return fail('relative');
  return parseLink(`${baseUrl.replace(/\/+$/, '')}/${value.replace(/^(?:\.{0,2}\/)+/, '')}`);
}

/** Whether an address begins as a path does, on whatever website it is. */
export function isPicturePath(address: string): boolean {
  return /^\.{0,2}\/(?!\/)/.test(address.trim());
}

/** The address of a source, as an `src` attribute holds it. */
export function imageSourceAddress(source: EmbeddedPicture | LinkedPicture): string {
  return source.kind === 'data' ? `data:${source.type};base64,${source.base64}` : source.href;
}

/** The bytes are searched, and the preview asks at every key, mostly for the same two pictures. */
const parseDataUrl = memoize(readDataUrl, 16_000_000);

/** In characters: mail programs write the name of the file into it. */
const LONGEST_HEADER = 1000;
/** A type and its parameters (RFC 2397): nothing of that but the type is of use. */
const HEADER = /^data:([a-z/]+)(?:;[\w.+*-]+=(?:"[^"]*"|[^;,"]*))*;base64,/i;

function readDataUrl(value: string): Result<ImageSource, ImageSourceProblem> {
  const [header, given = ''] = HEADER.exec(value.slice(0, LONGEST_HEADER)) ?? [];
  const type = IMAGE_TYPES.find((candidate) => candidate === given.toLowerCase());
  if (header === undefined || type === undefined) return fail('refused');
  const letters = withoutSpace(value.slice(header.length));
  const bytes = decodeBase64(letters);
  if (bytes === null) return fail('refused');
  const { size, isWhole } = readPicture(bytes, type);
  if (!isWhole || size === null || hasTooManyPixels(size)) return fail('refused');
  const base64 = letters.padEnd(Math.ceil(letters.length / 4) * 4, '=');
  return ok({ kind: 'data', type, base64, size });
}

function parseLink(value: string): Result<ImageSource, ImageSourceProblem> {
  const href = websiteHref(value);
  return href === null ? fail('refused') : ok({ kind: 'link', href });
}
