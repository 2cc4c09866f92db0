import { clientIds, MAIL_CLIENTS, type ClientId } from './clients';
import type { Difference } from '../clients/client-rules';
import type { Finding } from './findings';
import { byGravity } from './severity';

/** How a signature fares in a mail client; `step` where its pictures need one more step there, and nothing else is wrong. */
export type ClientStatus = 'fine' | 'step' | 'differs' | 'broken';

export interface ClientState {
  readonly id: ClientId;
  readonly name: string;
  readonly status: ClientStatus;
  /** The findings that are open for it, the gravest first. */
  readonly open: readonly Finding[];
  /** What will look a little different there, and needs no fix. */
  readonly reported: readonly (Finding | Difference)[];
}

/** The clients in which tests of ours have run a signature. None yet: all findings follow from published rules. */
export const TRIED_CLIENTS: readonly ClientId[] = [];

/** Every client with what is known of a signature there. A finding that names no client is about all of them. */
export function clientStates(
  findings: readonly Finding[],
  differences: readonly Difference[] = [],
): readonly ClientState[] {
  const ofClients = findings.filter(({ about }) => about !== 'input');
  return clientIds().map((id) => {
    const about = ofClients.filter(({ clients }) => clients.length === 0 || clients.includes(id));
    const open = about.filter(({ severity }) => severity !== 'info').toSorted(byGravity);
    const reported = [
      ...about.filter(({ severity, clients }) => severity === 'info' && clients.length > 0),
      ...differences.filter(({ clients }) => clients.includes(id)),
    ];
    return { id, name: MAIL_CLIENTS[id], status: statusOf(open), open, reported };
  });
}

function statusOf(open: readonly Finding[]): ClientStatus {
  const first = open.find(({ ofPicturesInside }) => ofPicturesInside !== true);
  if (first !== undefined) return first.severity === 'broken' ? 'broken' : 'differs';
  return open.length > 0 ? 'step' : 'fine';
}
