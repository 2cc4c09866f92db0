import { textDirection, type Direction } from '../../base/text';
import type { Person } from '../person/signature';
import { chosenLanguage, directionOf } from './signature-language';

/**
 * The direction of a design with these texts: that of the language that was chosen, else the one in which more of them begin.
 * Addresses have Latin letters in every language and do not count.
 */
export function textsDirection(
  person: Partial<Pick<Person, 'language'>>,
  texts: readonly string[],
): Direction {
  const chosen = chosenLanguage(person);
  if (chosen !== null) return directionOf(chosen);
  const worded = texts
    .map((text) => text.replaceAll(ADDRESS, ''))
    .filter((text) => /\p{L}/u.test(text));
  const fromRight = worded.filter((text) => textDirection(text) === 'rtl').length;
  return fromRight * 2 > worded.length ? 'rtl' : 'ltr';
}

/** What has the sign of a mail address, or a dot, within it. */
const ADDRESS = /\S+[@.]\S+/gu;
