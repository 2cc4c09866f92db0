import { hash } from '../model/fingerprint';
import type { Member } from './list/member';

/** An address that is a name of a file everywhere, no device of Windows before its first dot, and no word of any shell. */
const PLAIN =
  /^(?!(?:con|prn|aux|nul|com\d|lpt\d)\.)[a-z0-9][a-z0-9._+-]{0,60}@[a-z0-9][a-z0-9.-]{0,60}[a-z0-9]$/;

/**
 * The name of a member's files, without an ending: their address, or where that could not be the name of a file everywhere,
 * one that is made of it: 64 bits of it, so that no two of a company have the same.
 */
export function memberFile({ address }: Pick<Member, 'address'>): string {
  return PLAIN.test(address)
    ? address
    : `person-${SEEDS.map((seed) => hash(address, seed).toString(36)).join('')}`;
}

const SEEDS = [0x811c9dc5, 0x9747b28c] as const;
