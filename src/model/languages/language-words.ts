import type { DisclaimerId } from './disclaimers';

/** What can be said of where somebody is reached. */
export type ContactWord =
  'phone' | 'mobile' | 'fax' | 'email' | 'website' | 'address' | 'secondAddress';

/** What templates and blocks say by themselves. */
export type PhraseId =
  | 'connect'
  | 'regards'
  | 'sincerely'
  | 'care'
  | 'signal'
  | 'issue'
  | 'poweredBy'
  | 'curiosity'
  | 'meeting'
  | 'appStore'
  | 'googlePlay'
  | 'scan'
  | 'confidential';

/** Everything a signature says that nobody typed, in one language. */
export interface Translations {
  readonly labels: Readonly<Record<ContactWord, string>>;
  /** As short as the language has them. */
  readonly shortLabels: Readonly<Record<ContactWord, string>>;
  /** One letter each. */
  readonly letters: Readonly<Record<ContactWord, string>>;
  readonly phrases: Readonly<Record<PhraseId, string>>;
  readonly disclaimers: Readonly<Record<DisclaimerId, string>>;
}
