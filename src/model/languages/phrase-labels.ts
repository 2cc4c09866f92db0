import type { PhraseId } from './language-words';

/** What the form calls the fixed words of templates. */
export const PHRASE_LABELS: Readonly<Record<PhraseId, string>> = {
  connect: 'Heading of the links',
  regards: 'Greeting',
  sincerely: 'Greeting',
  care: 'Tag line',
  signal: 'Status line',
  issue: 'Issue',
  poweredBy: '‘Powered by’ line',
  curiosity: 'What it is powered by',
  meeting: 'Meeting link',
  appStore: 'App Store badge',
  googlePlay: 'Google Play badge',
  scan: 'Text beside the QR code',
  confidential: 'Footer',
};
