import type { ClientId } from './findings/clients';

interface DestinationRow {
  readonly id: string;
  /** As the question 'Where will you use it?' offers it. */
  readonly label: string;
  /** The clients that it stands for; none for the one that stands for all others. */
  readonly clients: readonly ClientId[];
}

/** The places where visitors use their signatures, in the order in which they are offered. */
const ROWS = [
  { id: 'gmail', label: 'Gmail', clients: ['gmail'] },
  { id: 'outlook-new', label: 'Outlook (new and web)', clients: ['outlook-web', 'outlook-mac'] },
  { id: 'outlook-classic', label: 'Outlook classic', clients: ['outlook-classic'] },
  { id: 'apple-mail', label: 'Apple Mail', clients: ['apple-mail'] },
  {
    id: 'phone',
    label: 'iPhone and Android',
    clients: ['ios-mail', 'outlook-mobile', 'samsung'],
  },
  { id: 'thunderbird', label: 'Thunderbird', clients: ['thunderbird'] },
  { id: 'other', label: 'Something else', clients: [] },
] as const satisfies readonly DestinationRow[];

export type DestinationId = (typeof ROWS)[number]['id'];

export interface Destination extends DestinationRow {
  readonly id: DestinationId;
}

export const DESTINATIONS: readonly Destination[] = ROWS;
