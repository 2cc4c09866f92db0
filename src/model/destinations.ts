import type { ClientId } from './findings/clients';

/** A place where a visitor uses the signature. */
export interface Destination {
  readonly id: DestinationId;
  /** As the question 'Where will you use it?' offers it. */
  readonly label: string;
  /** The clients that it stands for; none for the one that stands for all others. */
  readonly clients: readonly ClientId[];
}

export type DestinationId =
  'gmail' | 'outlook-new' | 'outlook-classic' | 'apple-mail' | 'phone' | 'thunderbird' | 'other';

/** In the order in which they are offered. */
export const DESTINATIONS: readonly Destination[] = [
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
];
