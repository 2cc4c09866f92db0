/** What Outlook shows of the add-in. All of it is the same for every company, since a manifest must not change. */
export const ADDIN_WORDS = {
  /** At most 30 characters. */
  name: 'Company signatures',
  provider: 'Company signatures',
  /** At most 80 characters. */
  what: 'Sets the signature of each person in new messages, replies and appointments.',
  group: 'Signature',
  button: 'Insert signature',
  buttonWhat: 'Sets the signature of the sender again.',
} as const;
