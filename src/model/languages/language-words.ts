import type { ContactIcon } from '../contact-icons';
import type { ContactFieldId } from '../person/text-fields';
import type { DisclaimerId } from './disclaimers';

/** The fixed words of templates and blocks. */
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

/** Every text of a signature that its author did not type, in one language. */
export interface Translations {
  readonly labels: Readonly<Record<ContactFieldId, string>>;
  /** As short as the language has them. */
  readonly shortLabels: Readonly<Record<ContactFieldId, string>>;
  /** One letter each. */
  readonly letters: Readonly<Record<ContactFieldId, string>>;
  /** What the icons of contact details show. */
  readonly symbols: Readonly<Record<ContactIcon, string>>;
  readonly phrases: Readonly<Record<PhraseId, string>>;
  readonly disclaimers: Readonly<Record<DisclaimerId, string>>;
}
