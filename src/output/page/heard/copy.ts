import { once } from '../../../base/once';

/** The texts about what a screen reader reads. */
export const HEARD_WORDS = {
  title: 'What is heard',
  description: 'Line by line, as a screen reader reads it',
  stripped: 'Without hidden names',
  strippedHint:
    'As in Yahoo, HEY, Roundcube and others, which remove what only screen readers get.',
  same: 'Nothing sounds different there.',
  structure: 'Structure',
  about:
    'Modeled on how NVDA reads a page, at the usual speed of its voice. Other screen readers differ a little.',
  source: 'Email Markup Consortium: what is tested',
  sourceHref: 'https://emailmarkup.org/en/reports/accessibility/2025',
  loading: 'Loading',
} as const;

const SECONDS_A_MINUTE = 60;

/** How long it takes, as a visitor reads it. */
export function durationWords(ms: number): string {
  const seconds = ms === 0 ? 0 : Math.max(1, Math.round(ms / 1000));
  const minutes = Math.floor(seconds / SECONDS_A_MINUTE);
  const rest = seconds % SECONDS_A_MINUTE;
  if (minutes === 0) return `${seconds} s`;
  return rest === 0 ? `${minutes} min` : `${minutes} min ${rest} s`;
}

/** `4 lines sound different there.` */
export function changedWords(count: number): string {
  if (count === 0) return HEARD_WORDS.same;
  return count === 1 ? '1 line sounds different there.' : `${count} lines sound different there.`;
}

const languageNames = once(() => new Intl.DisplayNames(['en'], { type: 'language' }));

/** The name of a language by its tag. */
export function languageName(tag: string): string {
  return /^[a-z]{2,3}(?:-[\da-z]{2,8})*$/i.test(tag) ? (languageNames().of(tag) ?? tag) : tag;
}
