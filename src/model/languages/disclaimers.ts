import type { PhraseId } from './language-words';

/** The disclaimers there is a wording for in every language. */
export const DISCLAIMERS = [
  { id: 'confidential', label: 'Confidential' },
  { id: 'environment', label: 'Think before printing' },
  { id: 'views', label: 'Personal views' },
  { id: 'contract', label: 'No contract' },
  { id: 'virus', label: 'Viruses' },
] as const;

export type DisclaimerId = (typeof DISCLAIMERS)[number]['id'];

export function isDisclaimerId(value: unknown): value is DisclaimerId {
  return DISCLAIMERS.some(({ id }) => id === value);
}

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
