import {
  COMMAND_FAMILIES,
  familyOf,
  type BuilderCommand,
  type CommandFamily,
} from '../commands/builder-command';
import { SYNONYMS } from './synonyms.data';

/** Commands under the heading that the palette gives them. */
export interface CommandSection {
  readonly title: string;
  readonly commands: readonly BuilderCommand[];
}

const FAMILIES = Object.keys(COMMAND_FAMILIES) as readonly CommandFamily[];

/** Commands by their families, in the order of these; families without any are left out. */
export function byFamily(commands: readonly BuilderCommand[]): readonly CommandSection[] {
  return FAMILIES.map((family) => ({
    title: COMMAND_FAMILIES[family],
    commands: commands.filter((command) => familyOf(command) === family),
  })).filter(({ commands: some }) => some.length > 0);
}

/**
 * The commands that a query means, the best first. Each of its words must begin a word of the command or of its family, or be
 * letters from the starts of several: 'bring', 'forw br' and 'brfo' all find 'Bring forward'. Words of labels come first, then
 * those of families, synonyms in the order in which the data names them, and letters of several words, which may be another word
 * by chance: 'icon' is 'Insert Company Name', too. Of those found in one way, the ones that can be used now come first.
 */
export function searchCommands(
  commands: readonly BuilderCommand[],
  query: string,
  canBeUsed: (command: BuilderCommand) => boolean = () => true,
): readonly BuilderCommand[] {
  const asked = wordsOf(query);
  return commands
    .flatMap((command) => {
      const match = matchOf(command, asked);
      return match === null ? [] : [{ command, ...match, isIdle: !canBeUsed(command) }];
    })
    .toSorted((a, b) => a.way - b.way || Number(a.isIdle) - Number(b.isIdle) || a.rank - b.rank)
    .map(({ command }) => command);
}

/** By what a command is found, the best first. */
const WAYS = { wholeLabel: 0, label: 1, family: 2, synonyms: 3, initials: 4 };

interface Match {
  /** The worst of its words. */
  readonly way: number;
  /** How far back in the command the asked words begin, in words. */
  readonly rank: number;
}

/** How a query finds a command; null when one of its words is not there. */
function matchOf(command: BuilderCommand, asked: readonly string[]): Match | null {
  const label = wordsOf(command.label);
  const words = [...label, ...wordsOf(COMMAND_FAMILIES[familyOf(command)])];
  const entries = synonymsOf(command);
  // 'Add' stands before the name of every element: without it, 'name' finds that element first.
  const lead = command.label.startsWith('Add ') ? 1 : 0;
  const matches = asked.map((word): Match => {
    const place = words.findIndex((each) => each.startsWith(word));
    const way = place < label.length ? WAYS.label : WAYS.family;
    if (place !== -1) return { way, rank: Math.max(0, place - lead) };
    const synonym = placeAmong(entries, word);
    if (Number.isFinite(synonym)) return { way: WAYS.synonyms, rank: synonym };
    const initials = words.findIndex((_, at) => isAt(word, words.slice(at)));
    return { way: WAYS.initials, rank: initials === -1 ? Number.POSITIVE_INFINITY : initials };
  });
  const rank = matches.reduce((sum, match) => sum + match.rank, 0);
  if (!Number.isFinite(rank)) return null;
  if (asked.join(' ') === label.join(' ')) return { way: WAYS.wholeLabel, rank };
  return { way: Math.max(...matches.map((match) => match.way)), rank };
}

/** More words than any entry of synonyms has. */
const MOST_SYNONYMS = 100;

/** How far back a word stands among synonyms, whole ones before those that merely begin so; infinite where it does not. */
function placeAmong(entries: readonly (readonly string[])[], word: string): number {
  const places = entries.flatMap((synonyms) => {
    const whole = synonyms.indexOf(word);
    const begun = synonyms.findIndex((synonym) => synonym.startsWith(word));
    return begun === -1 ? [] : whole === -1 ? begun + MOST_SYNONYMS : whole;
  });
  return Math.min(...places);
}

/** Other words for a command, by entry. */
function synonymsOf({ id }: BuilderCommand): readonly (readonly string[])[] {
  const ids = Object.keys(SYNONYMS).filter(
    (known) => known === id || (known.endsWith('.') && id.startsWith(known)),
  );
  return ids.map((known) => wordsOf(SYNONYMS[known] ?? ''));
}

/** Whether letters can be taken from the starts of these words, in order, beginning with the first. */
function isAt(letters: string, [word, ...others]: readonly string[]): boolean {
  if (letters === '') return true;
  if (word === undefined || word[0] !== letters[0]) return false;
  let length = 1;
  while (length < letters.length && letters[length] === word[length]) length++;
  for (; length > 0; length--) {
    const rest = letters.slice(length);
    if (rest === '' || others.some((_, at) => isAt(rest, others.slice(at)))) return true;
  }
  return false;
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}%]+/gu) ?? [];
}
