import { literal, stacked, type Block } from '../../../email/builders';
import type { Look } from '../../template';
import type { Contact } from '../../view';
import { contactFlow, type ContactStyle } from './contact';

/** Addresses without labels, as they stand on envelopes: each by itself. */
export function envelopes(addresses: readonly Contact[], style: ContactStyle, look: Look): Block {
  return stacked(
    6,
    addresses.map((address) => contactFlow([address], literal('\n'), style, look)),
  );
}
