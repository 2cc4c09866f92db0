import { cityOf } from './postal/city';
import { BESIDE, isBoundField, OWN_LINE, type BoundField } from './bound-field-ids';
import { contactWords, type BoundWords } from './contact-words';
import type { InitialsOf } from './name/load-initials';
import { socialHref } from './web/profile';
import { shownLine } from './own-lines';
import type { Person } from './signature';
import { isSocialId } from './social';
import { cleanWords, isContactField, isWordField } from './text-fields';
import { cleanLine, cleanLines } from '../../base/text';

/**
 * The text of a field of the person. `as` are the words that were there: what is made of a field takes its form from them.
 * Without `initialsOf`, which loads late, initials stay as they were.
 */
export function boundWords(
  person: Person,
  field: BoundField,
  as: string,
  initialsOf?: InitialsOf,
): BoundWords {
  const [, beside] = BESIDE.exec(field) ?? [];
  if (isBoundField(beside)) {
    return wordsAlone(boundWords(person, beside, '', initialsOf).text === '' ? '' : as);
  }
  if (isContactField(field)) return contactWords(person, field, as);
  if (isSocialId(field)) {
    const href = socialHref(field, person.socialLinks[field] ?? '');
    return { text: href === null ? '' : as, href };
  }
  if (field === 'initials') {
    const isBlank = cleanLine(person.fullName) === '' && cleanLine(person.companyName) === '';
    return wordsAlone(initialsOf?.(person, [...as].length) ?? (isBlank ? '' : as));
  }
  if (field === 'city') return wordsAlone(cityOf(cleanLines(person.address)));
  const [, line, label] = OWN_LINE.exec(field) ?? [];
  if (line !== undefined) return lineWords(person, Number(line), label !== undefined);
  return wordsAlone(isWordField(field) ? cleanWords(field, person[field]) : '');
}

function lineWords({ lines }: Person, index: number, isLabel: boolean): BoundWords {
  const line = lines[index];
  const shown = line === undefined ? null : shownLine(line);
  if (shown === null) return wordsAlone('');
  return isLabel ? wordsAlone(shown.label) : { text: shown.value, href: shown.href };
}

function wordsAlone(text: string): BoundWords {
  return { text, href: null };
}
