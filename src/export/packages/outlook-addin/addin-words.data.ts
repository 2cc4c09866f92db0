/** Whom an add-in is for: everybody in a company, or one person, who has a pane to see and choose a signature in. */
export type AddinKind = 'company' | 'person';

/** What Outlook shows of an add-in. It is the same for everybody, since a manifest must not change. */
interface AddinWords {
  /** At most 30 characters. */
  readonly name: string;
  readonly provider: string;
  /** At most 80 characters. */
  readonly what: string;
  readonly group: string;
  readonly button: string;
  readonly buttonWhat: string;
}

export const ADDIN_WORDS: Readonly<Record<AddinKind, AddinWords>> = {
  company: {
    name: 'Company signatures',
    provider: 'Company signatures',
    what: 'Sets the signature of each person in new messages, replies and appointments.',
    group: 'Signature',
    button: 'Insert signature',
    buttonWhat: 'Sets the signature of the sender again.',
  },
  person: {
    name: 'Your email signature',
    provider: 'Your email signature',
    what: 'Sets your signature in messages and appointments, by a button or in a pane.',
    group: 'Signature',
    button: 'Insert signature',
    buttonWhat: 'Sets the signature of the sender again.',
  },
};

/** The button that opens the pane. */
export const PANE_WORDS = {
  button: 'Choose signature',
  buttonWhat: 'Shows the signature of the sender, inserts it, and takes another one.',
} as const;
