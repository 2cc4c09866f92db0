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
 * synonyms in the order in which the data names them, then letters of several words.
 */
export function searchCommands(
  commands: readonly BuilderCommand[],
  query: string,
): readonly BuilderCommand[] {
  const asked = wordsOf(query);
  return commands
    .map((command) => ({ command, rank: rankOf(command, asked) }))
    .filter(({ rank }) => rank !== null)
    .toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0))
    .map(({ command }) => command);
}

/** How far back in the command the asked words begin, in words; null when one of them is not there. */
function rankOf(command: BuilderCommand, asked: readonly string[]): number | null {
  const family = COMMAND_FAMILIES[familyOf(command)];
  const words = wordsOf(`${command.label} ${family}`);
  const entries = synonymsOf(command);
  // 'Add' stands before the name of every element: without it, 'name' finds that element first.
  const lead = command.label.startsWith('Add ') ? 1 : 0;
  const places = asked.map((word) => {
    const place = words.findIndex((each) => each.startsWith(word));
    if (place !== -1) return Math.max(0, place - lead);
    const initials = words.findIndex((_, at) => isAt(word, words.slice(at)));
    const behind = initials === -1 ? Number.POSITIVE_INFINITY : BEHIND_SYNONYMS + initials;
    return Math.min(placeAmong(entries, word), behind);
  });
  const rank = places.reduce((sum, place) => sum + place, 0);
  return Number.isFinite(rank) ? rank : null;
}

/** More words than any label has. */
const BEHIND_LABELS = 100;

/** More words than any entry of synonyms has. */
const MOST_SYNONYMS = 100;

/** Letters of several words of a label may be another word by chance: 'icon' is 'Insert Company Name', too. */
const BEHIND_SYNONYMS = BEHIND_LABELS + MOST_SYNONYMS;

/** How far back a word stands among synonyms, whole ones before those that merely begin so; infinite where it does not. */
function placeAmong(entries: readonly (readonly string[])[], word: string): number {
  const places = entries.flatMap((synonyms) => {
    const whole = synonyms.indexOf(word);
    const begun = synonyms.findIndex((synonym) => synonym.startsWith(word));
    return begun === -1 ? [] : whole === -1 ? begun + MOST_SYNONYMS : whole;
  });
  return BEHIND_LABELS + Math.min(...places);
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
