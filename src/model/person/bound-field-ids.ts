import { OWN_LINE_LIMITS } from './own-lines';
import { isSocialId, type SocialId } from './social';
import { isContactField, isWordField, type ContactFieldId, type WordFieldId } from './text-fields';

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

export const BESIDE = /^with\.(.+)$/;
export const OWN_LINE = /^lines\.(\d)(\.label)?$/;

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

function isMade(field: string): field is 'initials' | 'city' {
  return field === 'initials' || field === 'city';
}
