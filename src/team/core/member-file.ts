import { hashes } from '../../model/picture/fingerprint';
import type { Member } from './list/member';

/** An address that is a name of a file everywhere, no device of Windows before its first dot, and no word of any shell. */
const PLAIN =
  /^(?!(?:con|prn|aux|nul|com\d|lpt\d)\.)[a-z0-9][a-z0-9._+-]{0,60}@[a-z0-9][a-z0-9.-]{0,60}[a-z0-9]$/;

/**
 * The name of a member's files, without an ending: their address, or where that could not be the name of a file everywhere,
 * one that is made of it: 64 bits of it, so that no two of a company have the same.
 */
export function memberFile({ address }: Pick<Member, 'address'>): string {
  if (PLAIN.test(address)) return address;
  const bits = hashes(address, 2).map((part) => part.toString(36));
  return `person-${bits.join('')}`;
}
