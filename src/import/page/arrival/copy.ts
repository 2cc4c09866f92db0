/** The text of the dialog 'Did it arrive?'. */
export const ARRIVAL_WORDS = {
  title: 'Did it arrive?',
  steps: [
    'Send yourself an email with your signature.',
    'Open it where you want to see it, select the signature, and copy it.',
    'Paste it below. Signet lays it beside what you took away, and says what changed.',
  ],
  paste: 'Paste what arrived here',
  taken: 'Taken away',
  takenReply: 'Taken away: the short reply signature',
  arrived: 'Arrived',
  client: 'Where did you read it?',
  comparing: 'Comparing',
  failed: 'This could not be laid out. Try another way to copy it.',
  other: 'Hardly any text of your signature is in it. Is it the same signature?',
  changes: 'What changed',
  none: 'Nothing. It arrived as it was.',
  again: 'Paste another',
  keep: 'Keep in the table',
  seen: 'Seen in',
  seenHint: 'Kept on this device only.',
  forget: 'Forget the table',
} as const;
