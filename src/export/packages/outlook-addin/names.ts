import { strToU8 } from 'fflate';
import { hexOfBytes } from '../../../base/hex-of-bytes';
import { hmacSha256, sha256 } from '../../../base/sha256';
import type { AddinKind } from './addin-words.data';
import type { AddinPlace } from './place';

/** The name of the file of an address. The script makes the same one. */
export function personName({ key }: Pick<AddinPlace, 'key'>, address: string): string {
  return hexOfBytes(hmacSha256(bytesOfHex(key), strToU8(address)));
}

/** The number of an add-in in Office: the same for the same place, another for each kind of manifest, and for one person. */
export function addinId(
  { folder }: Pick<AddinPlace, 'folder'>,
  kind: AddinKind,
  manifest: 'xml' | 'json',
): string {
  const whose = kind === 'company' ? '' : `of one ${kind} `;
  const bytes = sha256(strToU8(`signet outlook add-in ${whose}${manifest} ${folder}`)).slice(0, 16);
  // Version 8 of RFC 9562: an id of its maker's own making.
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return hexOfBytes(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

function bytesOfHex(digits: string): Uint8Array {
  return Uint8Array.from({ length: digits.length / 2 }, (_, at) =>
    Number.parseInt(digits.slice(at * 2, at * 2 + 2), 16),
  );
}
