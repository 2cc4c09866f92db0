import { lazy } from '../../../base/lazy';
import { SAMPLE_SIGNATURE, type Person } from '../signature';
import { CONTACT_FIELDS } from '../text-fields';
import type { KnownNumbers } from './known-numbers';

/** The numbering plans of all countries. Heavy, and not needed before somebody enters a number. */
export const NUMBER_PLANS = lazy(() => import('./number-plans'));

const PHONE_FIELDS = CONTACT_FIELDS.filter(({ kind }) => kind === 'phone').map(({ id }) => id);

type NumberPlans = Pick<typeof import('./number-plans'), 'knownNumbersIn' | 'countryOfAddress'>;

/** Whether a person has a number that is not the sample's. */
export function hasOwnNumber(person: Person): boolean {
  return PHONE_FIELDS.some((id) => person[id] !== '' && person[id] !== SAMPLE_SIGNATURE[id]);
}

/**
 * What is known of the numbers of a person, once the numbering plans have loaded; undefined for the sample's, and where the plans
 * do not load: numbers stay as typed then.
 */
export async function loadNumbers(person: Person): Promise<KnownNumbers | undefined> {
  if (!hasOwnNumber(person)) return undefined;
  const plans = await NUMBER_PLANS.load().catch(() => null);
  return plans === null ? undefined : numbersOf(person, plans);
}

/** The same, if the numbering plans have loaded. */
export function loadedNumbers(person: Person): KnownNumbers | undefined {
  const plans = hasOwnNumber(person) ? NUMBER_PLANS.current() : null;
  return plans === null ? undefined : numbersOf(person, plans);
}

/** What is known of the numbers of a person by the numbering plans: without a country code, of that of their address. */
export function numbersOf(
  person: Person,
  { knownNumbersIn, countryOfAddress }: NumberPlans,
): KnownNumbers {
  const texts = PHONE_FIELDS.map((id) => person[id]).filter((text) => text !== '');
  const country = person.phoneCountry || (countryOfAddress(person.address) ?? '');
  return knownNumbersIn(texts, country);
}
