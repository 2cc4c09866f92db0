import { type BoundField } from '../../../model/person/bound-field-ids';
import { personInitials } from '../../../model/person/name/initials';
import { boundWords } from '../../../model/person/bound-fields';
import { CONTACT_FIELD_IDS, WORD_FIELD_IDS } from '../../../model/person/text-fields';
import { socialHref } from '../../../model/person/web/profile';
import { shownLine } from '../../../model/person/own-lines';
import type { Person } from '../../../model/person/signature';
import { SOCIAL_NETWORKS } from '../../../model/person/social';
import { cleanLine } from '../../../base/text';

/* Finds the fields of the person in the texts of a page. */

/** The words of a text and where each letter leads. */
export interface ReadWords {
  readonly text: string;
  readonly hrefs: readonly (string | null)[];
  /** The line breaks that stand within a word. */
  readonly broken: ReadonlySet<number>;
}

export interface Binder {
  /** The field that each letter of a text shows. Of fields with the same text, each is found once before one is again. */
  readonly bind: (words: ReadWords) => readonly (BoundField | null)[];
  /** The text of an element that shows nothing but this field. */
  readonly textOf: (field: BoundField) => string;
  /** Whether an address is the one to which such an element leads by itself. */
  readonly isLinkOf: (field: BoundField, href: string) => boolean;
}

interface Known {
  readonly text: string;
  readonly fields: BoundField[];
}

/** Shorter words stand in too many others. */
const SHORTEST = 2;
const MOST_INITIALS = 3;

/** Finds a person's own words. */
export function binderOf(person: Person): Binder {
  const known = knownWords(person);
  const profiles = new Map(
    SOCIAL_NETWORKS.flatMap(({ id }) => {
      const href = socialHref(id, person.socialLinks[id] ?? '');
      return href === null ? [] : [[sameAddress(href), id] as const];
    }),
  );
  const bind: Binder['bind'] = ({ text, hrefs, broken }) => {
    const found: (BoundField | null)[] = Array.from({ length: text.length }, () => null);
    const whole = [...text.split('').keys()].filter((at) => !broken.has(at));
    const flat = whole.map((at) => text.charAt(at).replace(/\s/, ' ')).join('');
    for (const { text: words, fields } of known) {
      for (const start of placesOf(words, flat)) {
        const [at = 0, last = 0] = [whole[start], whole[start + words.length - 1]];
        const isTaken = found.slice(at, last + 1).some((field) => field !== null);
        const field = isTaken ? undefined : fields.shift();
        if (field === undefined) continue;
        fields.push(field);
        found.fill(field, at, last + 1);
      }
    }
    for (const [at, href] of hrefs.entries()) {
      const profile = href === null ? undefined : profiles.get(sameAddress(href));
      if (profile !== undefined) found[at] ??= profile;
    }
    const isUnknown = found.every((field) => field === null);
    return isUnknown && isInitials(text, person) ? found.map(() => 'initials') : found;
  };
  return {
    bind,
    textOf: (field) => boundWords(person, field, '\n', personInitials).text,
    isLinkOf: (field, href) => {
      const own = boundWords(person, field, '').href;
      return own !== null && own.replace(/\/$/, '') === href.replace(/\/$/, '');
    },
  };
}

/** All texts of the person, the longest first. */
function knownWords(person: Person): readonly Known[] {
  const fields: readonly (readonly [BoundField, string])[] = [
    ...WORD_FIELD_IDS.map((field) => [field, cleanLine(person[field])] as const),
    ...CONTACT_FIELD_IDS.flatMap((field) =>
      [...new Set(['', '\n'].map((as) => boundWords(person, field, as).text))].map(
        (text) => [field, text] as const,
      ),
    ),
    ...person.lines.flatMap((line, index) => {
      const shown = shownLine(line);
      if (shown === null) return [];
      return [
        [`lines.${index}`, shown.value] as const,
        [`lines.${index}.label`, shown.label] as const,
      ];
    }),
    ['city', boundWords(person, 'city', '').text],
  ];
  const known = new Map<string, Known>();
  for (const [field, value] of fields) {
    const text = value.replaceAll(/\s/g, ' ');
    if (text.length < SHORTEST) continue;
    const same = known.get(text);
    if (same === undefined) known.set(text, { text, fields: [field] });
    else same.fields.push(field);
  }
  return [...known.values()].toSorted((one, other) => other.text.length - one.text.length);
}

/** Where words stand in a text as words of their own. */
function* placesOf(words: string, text: string): Generator<number> {
  for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + 1)) {
    const before = text.slice(0, at).at(-1) ?? ' ';
    const after = text.charAt(at + words.length) || ' ';
    if (!isWithin(before, words.charAt(0)) && !isWithin(words.at(-1) ?? ' ', after)) yield at;
  }
}

/** Whether a word goes on from one letter to the next. */
function isWithin(one: string, next: string): boolean {
  return /[\p{L}\p{N}]/u.test(one) && /[\p{L}\p{N}]/u.test(next);
}

function isInitials(text: string, person: Person): boolean {
  const count = [...text].length;
  return count <= MOST_INITIALS && personInitials(person, count) === text;
}

/** An address without what makes no difference. */
export function sameAddress(href: string): string {
  return href.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '');
}
