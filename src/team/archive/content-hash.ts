import { hash } from '../../model/fingerprint';
import type { MadeSignature } from '../made-signature';

/** Any four numbers that differ would do. */
const SEEDS = [0x811c9dc5, 0x9747b28c, 0x3c6ef372, 0x1f83d9ab];

/**
 * What tells whether a signature is the one of the last run: FNV-1a from four seeds, 128 bits as hexadecimal digits. It
 * finds changes; it keeps no secret, and does not withstand somebody who wants two signatures to have the same.
 */
export function contentHash({ html, text }: Pick<MadeSignature, 'html' | 'text'>): string {
  const content = `${html}\u0000${text}`;
  return SEEDS.map((seed) => hash(content, seed).toString(16).padStart(8, '0')).join('');
}
