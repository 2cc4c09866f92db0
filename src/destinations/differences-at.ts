import type { EmailOutput } from '../export';
import { guideLines } from '../model/clients/client-rules';
import { DESTINATIONS, type Destination } from '../model/destinations';
import { clientIds } from '../model/findings/clients';
import { PLACES } from './places.data';

/** What will look different at a place of this very signature, in a line each: what its findings and differences are about. */
export function differencesAt(
  { id, clients }: Destination,
  { findings, differences }: Pick<EmailOutput, 'findings' | 'differences'>,
): readonly string[] {
  const { advice } = PLACES[id];
  const lines = guideLines(clients.length > 0 ? clients : UNLISTED, [...findings, ...differences]);
  return advice === undefined ? lines : [advice, ...lines];
}

/** The clients that no place is for alone. */
const UNLISTED = clientIds().filter((id) =>
  DESTINATIONS.every(({ clients }) => !clients.includes(id)),
);
