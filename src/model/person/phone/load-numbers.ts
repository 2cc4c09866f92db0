import { lazy } from '../../../base/lazy';
import { SAMPLE_SIGNATURE, type Person } from '../signature';
import { PHONE_FIELDS } from '../text-fields';
import type { KnownNumbers } from './known-numbers';
import { phonesIn } from './phone';

/** The numbering plans of all countries. Heavy, and not needed before somebody enters a number. */
export const NUMBER_PLANS = lazy(() => import('./number-plans'));

type NumberPlans = Pick<typeof import('./number-plans'), 'knownNumbers' | 'countryOfAddress'>;

/** Whether a person has a number that is not the sample's. */
export function hasOwnNumber(person: Person): boolean {
  return PHONE_FIELDS.some(({ id }) => person[id] !== '' && person[id] !== SAMPLE_SIGNATURE[id]);
}

/**
 * What is known of the numbers of a person, once the numbering plans have loaded; undefined for the sample's, and where the plans
 * do not load: numbers stay as typed then.
 */
export async function loadNumbers(
  person: Person,
  hasKinds = false,
): Promise<KnownNumbers | undefined> {
  if (!hasOwnNumber(person)) return undefined;
  const plans = await NUMBER_PLANS.load().catch(() => null);
  return plans === null ? undefined : numbersOf(person, plans, hasKinds);
}

/** The same for contact cards, if the numbering plans have loaded. */
export function loadedNumbers(person: Person): KnownNumbers | undefined {
  const plans = hasOwnNumber(person) ? NUMBER_PLANS.current() : null;
  return plans === null ? undefined : numbersOf(person, plans, true);
}

/**
 * What is known of the numbers of a person by the numbering plans, with their kinds for contact cards. Numbers without a country
 * code are of the country that was chosen, else of that of the address.
 */
export function numbersOf(
  person: Person,
  { knownNumbers, countryOfAddress }: NumberPlans,
  hasKinds = false,
): KnownNumbers {
  const texts = PHONE_FIELDS.map(({ id }) => person[id]).filter((text) => text !== '');
  const all = texts.flatMap((text) => phonesIn(text).map(({ dialed }) => dialed));
  const isLocal = all.some((dialed) => !dialed.startsWith('+'));
  const own = isLocal && person.phoneCountry === '' ? countryOfAddress(person.address) : null;
  const country = own ?? person.phoneCountry;
  return knownNumbers(all, { country, format: person.phoneFormat, hasKinds });
}
