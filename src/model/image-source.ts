import { decodeBase64 } from './base64';
import { fail, ok, type Result } from './result';
import { websiteHref } from './links';

/** The kinds of picture that every mail client shows. */
export const IMAGE_TYPES = ['image/png', 'image/jpeg', 'image/gif'] as const;
export type ImageType = (typeof IMAGE_TYPES)[number];

/** Where a picture comes from: its own bytes, or an absolute web address. */
export type ImageSource =
  | { readonly kind: 'data'; readonly type: ImageType; readonly base64: string }
  | { readonly kind: 'link'; readonly href: string };

export type ImageSourceProblem = 'blank' | 'relative' | 'refused';

/**
 * Reads a picture's address, whoever wrote it. Data URLs must hold base64 of a PNG, JPG or GIF; links must be `http:` or
 * `https:`; a relative address needs `baseUrl` (an origin) to become absolute.
 */
export function parseImageSource(
  address: string,
  baseUrl?: string,
): Result<ImageSource, ImageSourceProblem> {
  const value = address.trim();
  if (value === '') return fail('blank');
  if (/^data:/i.test(value)) return parseDataUrl(value);
  if (/^https?:\/\//i.test(value)) return parseLink(value);
  if (!/^[./\w%-][^:\\]*$/.test(value) || value.startsWith('//')) return fail('refused');
  if (baseUrl === undefined) return fail('relative');
  return parseLink(`${baseUrl.replace(/\/+$/, '')}/${value.replace(/^(?:\.?\/)+/, '')}`);
}

/** The address of a source, as an `src` attribute holds it. */
export function imageSourceAddress(source: ImageSource): string {
  return source.kind === 'data' ? `data:${source.type};base64,${source.base64}` : source.href;
}

function parseDataUrl(value: string): Result<ImageSource, ImageSourceProblem> {
  const [, type = '', payload = ''] =
    /^data:([a-z/+.-]+);base64,([a-z0-9+/=\s]+)$/i.exec(value) ?? [];
  const known = IMAGE_TYPES.find((candidate) => candidate === type.toLowerCase());
  if (known === undefined) return fail('refused');
  const base64 = payload.replace(/\s+/g, '');
  return decodeBase64(base64) === null
    ? fail('refused')
    : ok({ kind: 'data', type: known, base64 });
}

function parseLink(value: string): Result<ImageSource, ImageSourceProblem> {
  const href = websiteHref(value);
  return href === null ? fail('refused') : ok({ kind: 'link', href });
}
