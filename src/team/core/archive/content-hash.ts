import { hashes } from '../../../model/picture/fingerprint';
import type { MadeSignature } from '../made-signature';

/**
 * What tells whether a signature is the one of the last run: FNV-1a from four seeds, 128 bits as hexadecimal digits. It
 * finds changes; it keeps no secret, and does not withstand somebody who wants two signatures to have the same.
 */
export function contentHash({ html, text }: Pick<MadeSignature, 'html' | 'text'>): string {
  const parts = hashes(`${html}\u0000${text}`, 4);
  return parts.map((part) => part.toString(16).padStart(8, '0')).join('');
}
