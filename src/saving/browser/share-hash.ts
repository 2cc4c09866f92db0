import { deflateSync, strFromU8, strToU8 } from 'fflate';
import { decodeBase64, encodeBase64 } from '../../base/base64';
import { hash } from '../../model/picture/fingerprint';
import { fail, ok, type Result } from '../../base/result';
import { LINK_VERSION, LONGEST_HASH, type LinkProblem } from '../../model/share-link';
import { inflateUpTo } from '../../platform/inflate-up-to';

/*
 * '#s1.<length>.<checksum>.<packed>': the text deflated without a header (RFC 1951) and written in base64url (RFC 4648), how
 * many characters that is, and a checksum of them. By the length, a link that was cut differs from one that was changed, and
 * its end is found when something was written right behind it.
 */

const FORM = /^#s(\d{1,6})\.(\d{1,6})\.([0-9a-z]{1,7})\.([\w-]*)/;

/** In bytes. No signature that fits a link unpacks to nearly as much: a small link cannot fill the memory. */
const MOST_UNPACKED = 1_000_000;

/** A text as the hash of an address. */
export function toShareHash(text: string): string {
  const packed = toBase64Url(deflateSync(strToU8(text), { level: 9 }));
  return `#s${LINK_VERSION}.${packed.length}.${checksum(packed)}.${packed}`;
}

/** The text of a hash for which `isShareHash` holds, or why there is none. Never throws. */
export function fromShareHash(given: string): Result<string, LinkProblem> {
  if (given.length > LONGEST_HASH) return fail({ code: 'too-long' });
  const found = FORM.exec(given);
  if (found === null) return fail({ code: 'damaged' });
  const [, version = '', length = '', sum = '', come = ''] = found;
  if (Number(version) > LINK_VERSION) return fail({ code: 'newer', version: Number(version) });
  // There was no version before the first, and none is written in another way.
  if (version !== String(LINK_VERSION)) return fail({ code: 'damaged' });
  if (come.length < Number(length)) {
    return fail({ code: 'cut', come: come.length, of: Number(length) });
  }
  const packed = come.slice(0, Number(length));
  const bytes = fromBase64Url(packed);
  if (bytes === null || checksum(packed) !== sum) return fail({ code: 'damaged' });
  const out = inflateUpTo(bytes, MOST_UNPACKED);
  return out === null ? fail({ code: 'damaged' }) : ok(strFromU8(out));
}

function checksum(text: string): string {
  return hash(text).toString(36);
}

function toBase64Url(bytes: Uint8Array): string {
  return encodeBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Null for what is none. */
function fromBase64Url(text: string): Uint8Array | null {
  return decodeBase64(text.replaceAll('-', '+').replaceAll('_', '/'));
}
