import { cityOf } from './postal/city';
import { initialsOf } from './name/initials';

import { socialHref } from './web/profile';
import type { SafeHref } from '../links';
import { OWN_LINE_LIMITS, shownLine } from './own-lines';
import type { Person } from './signature';
import { isSocialId, type SocialId } from './social';
import {
  contactDisplay,
  contactHref,
  hasLines,
  isContactField,
  isWordField,
  type ContactFieldId,
  type WordFieldId,
} from './text-fields';
import { cleanLine, cleanLines } from '../../base/text';

/*
 * What a text can show of the person in the midst of other words: a field, what is made of one (initials, town), the profile
 * that words link to, a line of one's own, or words that stand beside a field and are there only with it: its label.
 */

export type BoundField =
  | ContactFieldId
  | WordFieldId
  | SocialId
  | 'initials'
  | 'city'
  | `lines.${number}`
  | `lines.${number}.label`
  | `with.${ContactFieldId | WordFieldId}`;

/** What a bound part shows now. */
interface BoundWords {
  /** Blank where the person has nothing there. */
  readonly text: string;
  readonly href: SafeHref | null;
}

const BESIDE = /^with\.(.+)$/;
const OWN_LINE = /^lines\.(\d)(\.label)?$/;

/** Whether a value that anyone may have written is a bound field. */
export function isBoundField(value: unknown): value is BoundField {
  if (typeof value !== 'string') return false;
  const [, line] = OWN_LINE.exec(value) ?? [];
  if (line !== undefined) return Number(line) < OWN_LINE_LIMITS.count;
  const [, beside] = BESIDE.exec(value) ?? [];
  if (beside !== undefined) return isWordField(beside) || isContactField(beside);
  return isWordField(value) || isContactField(value) || isSocialId(value) || isMade(value);
}

/** The field of the form that a bound part follows. */
export function fieldOf(field: BoundField): string {
  if (field === 'initials') return 'fullName';
  if (field === 'city') return 'address';
  const [, beside = field] = BESIDE.exec(field) ?? [];
  return OWN_LINE.test(field) ? 'lines' : beside;
}

/** Whether the words of a bound part are none of the person's, but only there with a field: a network's name, a label. */
export function isOwnWords(field: BoundField): boolean {
  return isSocialId(field) || BESIDE.test(field);
}

/** The text of a field of the person. `as` are the words that were there: what is made of a field takes its form from them. */
export function boundWords(person: Person, field: BoundField, as: string): BoundWords {
  const [, beside] = BESIDE.exec(field) ?? [];
  if (isBoundField(beside)) {
    return wordsAlone(boundWords(person, beside, '').text === '' ? '' : as);
  }
  if (isContactField(field)) return contactWords(person[field], field, as);
  if (isSocialId(field)) {
    const href = socialHref(field, person.socialLinks[field] ?? '');
    return { text: href === null ? '' : as, href };
  }
  if (field === 'initials') {
    const name = cleanLine(person.fullName) || cleanLine(person.companyName);
    return wordsAlone(initialsOf(name, [...as].length));
  }
  if (field === 'city') return wordsAlone(cityOf(cleanLines(person.address)));
  const [, line, label] = OWN_LINE.exec(field) ?? [];
  if (line !== undefined) return lineWords(person, Number(line), label !== undefined);
  return wordsAlone(isWordField(field) ? cleanLine(person[field]) : '');
}

function contactWords(value: string, field: ContactFieldId, as: string): BoundWords {
  const shown = contactDisplay(field, value);
  const text = hasLines(field)
    ? cleanLines(shown).join(as.includes('\n') ? '\n' : ', ')
    : cleanLine(shown);
  return { text, href: contactHref(field, value) };
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

function isMade(field: string): field is 'initials' | 'city' {
  return field === 'initials' || field === 'city';
}
