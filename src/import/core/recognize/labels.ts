import { SOCIAL_NETWORKS, type SocialId } from '../../../model/person/social';
import { PERSON_FIELDS } from '../../../model/person/text-fields';
import { LABELS, type LabelKind } from './data/labels.data';

/* What labels stand for. One letter can be short for several things; what it stands beside decides which. */

export type { LabelKind };

/** What a label may stand for; none where it is no label. */
export function labelKinds(words: string): readonly LabelKind[] {
  const key = keyOf(words);
  if (key === '') return [];
  const known = KINDS.get(key) ?? KINDS.get(key.replace(/ ?\d$/, ''));
  if (known !== undefined) return known;
  // 'Tel/Fax', 'Tel. & WhatsApp', 'Phone / Mobile': the first that is known, if all are labels.
  const parts = words.split(COUPLED).filter((part) => keyOf(part) !== '');
  if (parts.length > 3) return [];
  const all = parts.map(
    (part) => KINDS.get(keyOf(part)) ?? (NETWORKS.has(keyOf(part)) ? [] : null),
  );
  return all.includes(null) ? [] : (all.find((kinds) => kinds !== null && kinds.length > 0) ?? []);
}

/** The network whose name a label is. */
export function labelNetwork(words: string): SocialId | null {
  return NETWORKS.get(keyOf(words)) ?? null;
}

/** The kinds in a file's name or in the words that stand for a picture: 'phone-icon-2x', 'Icon: Email'. */
export function pictureLabel(words: string): readonly LabelKind[] {
  if (words.length > LONGEST_PICTURE) return [];
  const whole = labelKinds(words.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' '));
  if (whole.length > 0) return whole;
  const parts = words
    .split(/[^\p{L}]+|(?<=\p{Ll})(?=\p{Lu})/u)
    .filter((part) => [...part].length > 1);
  return parts.map(labelKinds).find((kinds) => kinds.length > 0) ?? [];
}

/** The label that ends a text, and where it begins: 'Zimmer 5, Tel.: ' ends with one. */
export function labelAtEnd(text: string): Label | null {
  // Before a code of the post stands its country: 'D-70173'.
  if (/\p{L}[-–]$/u.test(text)) return null;
  return found(text, tailsOf(text.slice(-LONGEST)), text.length);
}

/** The label that begins a text, with its sign of the end: 'Address: …' has one. Null for words without such a sign. */
export function labelAtStart(text: string): (Label & { readonly end: number }) | null {
  const [whole = '', words = ''] = /^(.{1,40}?)\s*(?:[:：]|\s[-–—]\s|\s?›)\s*/u.exec(text) ?? [];
  const kinds = labelKinds(words);
  const network = labelNetwork(words);
  if (kinds.length > 0 || network !== null) return { kinds, network, start: 0, end: whole.length };
  const [symbol = ''] = /^[\p{So}\p{Sk}\u{fe0f}]{1,3}\s*/u.exec(text) ?? [];
  const drawn = labelKinds(symbol);
  return drawn.length === 0 ? null : { kinds: drawn, network: null, start: 0, end: symbol.length };
}

export interface Label {
  readonly kinds: readonly LabelKind[];
  readonly network: SocialId | null;
  readonly start: number;
}

const LONGEST = 40;
const LONGEST_PICTURE = 60;
const COUPLED = /\s*[/&+,|]\s*|\s+(?:and|und|et|y|e|or|oder)\s+/u;

/** The words at the end of a text, the most first. */
function* tailsOf(text: string): Generator<string> {
  yield text;
  const starts = [...text.matchAll(/(?<=[\s,;(|/])\S/gu)].map(({ index }) => index);
  for (const start of starts.slice(-4)) yield text.slice(start);
}

function found(text: string, tails: Iterable<string>, end: number): Label | null {
  for (const tail of tails) {
    const start = end - tail.length + (tail.length - tail.trimStart().length);
    // Of a word that was cut, the rest is no label.
    if (start > 0 && /[\p{L}\p{N}]/u.test(text.charAt(start - 1))) continue;
    const kinds = labelKinds(tail);
    const network = labelNetwork(tail);
    if (kinds.length > 0 || network !== null) return { kinds, network, start };
  }
  return null;
}

/** Words without signs, blanks and height of letters. */
function keyOf(words: string): string {
  if (words.length > LONGEST) return '';
  return words
    .normalize('NFC')
    .replaceAll(/[\p{P}\p{Sm}\p{Sk}\p{Cf}\p{Mn}|№]/gu, (sign) => (sign === '@' ? sign : ''))
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim();
}

const KINDS: ReadonlyMap<string, readonly LabelKind[]> = kindsByKey();

function kindsByKey(): ReadonlyMap<string, readonly LabelKind[]> {
  const all = new Map<string, LabelKind[]>();
  const add = (kind: LabelKind, word: string): void => {
    const kinds = all.get(keyOf(word)) ?? [];
    if (!kinds.includes(kind)) all.set(keyOf(word), [...kinds, kind]);
  };
  for (const [kind, words] of Object.entries(LABELS) as [LabelKind, string][]) {
    for (const word of words.split(', ')) add(kind, word);
  }
  for (const { id, label } of PERSON_FIELDS) add(id, label);
  return all;
}

const NETWORKS: ReadonlyMap<string, SocialId> = new Map([
  ...SOCIAL_NETWORKS.flatMap(({ id, label }) =>
    id === 'link' ? [] : [[keyOf(label), id] as const],
  ),
  ['twitter', 'twitter'],
  ['x twitter', 'twitter'],
  ['insta', 'instagram'],
  ['ig', 'instagram'],
  ['fb', 'facebook'],
  ['wa', 'whatsapp'],
]);
