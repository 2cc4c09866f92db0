import { fingerprint } from '../model/fingerprint';
import type { Member } from './list/member';

/** An address that is a name of a file everywhere, and no word of any shell or spreadsheet. */
const PLAIN = /^[a-z0-9][a-z0-9._+-]{0,60}@[a-z0-9][a-z0-9.-]{0,60}[a-z0-9]$/;

/**
 * The name of a member's files, without an ending: their address, or where that could not be the name of a file everywhere,
 * one that is made of it. Never the same for two members.
 */
export function memberFile({ address }: Pick<Member, 'address'>): string {
  return PLAIN.test(address) ? address : `person-${fingerprint(address)}`;
}
