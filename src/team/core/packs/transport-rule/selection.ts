import { filtered, type Sequence } from '../../../../base/sequence';
import type { Member } from '../../list/member';
import { GROUP_FIELDS, type GroupFieldId } from '../../plan';
import { fits, type DirectoryGroup, type ListedCondition } from '../directory/groups';

/** Which senders a rule is for, as Exchange takes it. Both must hold where both have something; of each, one is enough. */
export interface RuleSelection {
  /** `-SenderADAttributeMatchesPatterns`: `Country:^Germany$`. */
  readonly patterns: readonly string[];
  /** `-SenderADAttributeContainsWords`: `Department:Sales`. */
  readonly words: readonly string[];
}

export const EVERYBODY: RuleSelection = { patterns: [], words: [] };

/** What Exchange calls the fields in conditions (learn.microsoft.com, New-TransportRule). */
const ATTRIBUTES: Readonly<Record<GroupFieldId, string>> = {
  department: 'Department',
  country: 'Country',
  companyName: 'Company',
  office: 'Office',
  city: 'City',
  state: 'State',
  jobTitle: 'Title',
};

/** A rule has 8 KB in all (learn.microsoft.com, Exchange Online limits), most of which its signature may take. */
const MOST_CHARACTERS = 2000;
/** A longer pattern or word is refused. */
const LONGEST = 120;

/**
 * How a rule finds those in a group; null where it cannot. Values of one parameter, also of several attributes, are combined by
 * 'or' alone, and different parameters by 'and': so a rule looks at two fields at most, at one as a whole and at the other for
 * words in it. What is found is tried on the list: it holds for all in the group and for none that is not in it.
 */
export function selectionOf(
  { conditions }: Pick<DirectoryGroup, 'conditions'>,
  members: Sequence<Member>,
): RuleSelection | null {
  if (conditions.length === 0) return EVERYBODY;
  const strangers = filtered(members, (member) => !fits(member, conditions));
  return candidates(conditions).find((each) => isSound(each, strangers)) ?? null;
}

/** The whole before parts of it: a field may follow from another one. */
function candidates(conditions: readonly ListedCondition[]): readonly RuleSelection[] {
  const pairs = conditions.flatMap((first) =>
    conditions.filter((each) => each !== first).map((second) => selectionBy(first, second)),
  );
  const single = conditions.map((condition) => selectionBy(condition));
  const all = conditions.length === 1 ? single : [...pairs, ...single];
  return all.filter((each) => each !== null);
}

function selectionBy(whole: ListedCondition, part?: ListedCondition): RuleSelection | null {
  const patterns = whole.writings.map((text) => patternOf(whole.field, text));
  const words = part?.writings.map((text) => wordOf(part.field, text)) ?? [];
  const texts = [...patterns, ...words];
  if (texts.includes(null) || texts.join('').length > MOST_CHARACTERS) return null;
  return {
    patterns: patterns.filter((each) => each !== null),
    words: words.filter((each) => each !== null),
  };
}

/** Signs that mean something in patterns, and those that separate them, are any sign. */
function patternOf(field: GroupFieldId, text: string): string | null {
  const pattern = `^${text.replace(/[^\p{L}\p{N} ]/gu, '.')}$`;
  const isPlain = !/[\u{10000}-\u{10ffff}]/u.test(text);
  return isPlain && text !== '' && pattern.length <= LONGEST
    ? `${ATTRIBUTES[field]}:${pattern}`
    : null;
}

/** Words are separated by commas, and nothing is known of a way to write one in them. */
function wordOf(field: GroupFieldId, text: string): string | null {
  const isPlain = /^[^,:]+$/.test(text) && text.length <= LONGEST;
  return isPlain ? `${ATTRIBUTES[field]}:${text}` : null;
}

/** Whether a rule passes over everybody who is not in the group, however freely Exchange compares. */
function isSound(selection: RuleSelection, strangers: Iterable<Member>): boolean {
  const isWhole = comparers(selection.patterns, (text) => {
    const pattern = new RegExp(text, 'iu');
    return (value) => pattern.test(value);
  });
  const hasWord = comparers(selection.words, (text) => {
    const word = text.toLowerCase();
    return (value) => value.toLowerCase().includes(word);
  });
  for (const { facts } of strangers) if (isWhole(facts) && hasWord(facts)) return false;
  return true;
}

type Facts = Member['facts'];

/** Whether one of the texts fits, each compared with the field that it names; true where there are none. */
function comparers(
  texts: readonly string[],
  compare: (text: string) => (value: string) => boolean,
): (facts: Facts) => boolean {
  const all = GROUP_FIELDS.flatMap((field) => {
    const start = `${ATTRIBUTES[field]}:`;
    return texts
      .filter((text) => text.startsWith(start))
      .map((text) => ({ field, test: compare(text.slice(start.length)) }));
  });
  return (facts) => all.length === 0 || all.some(({ field, test }) => test(facts[field] ?? ''));
}
