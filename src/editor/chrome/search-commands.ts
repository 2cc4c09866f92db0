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
 * The commands that a query means, the best first. Each of its words must stand at the starts of words of the command,
 * one or several: 'bring', 'forw br' and 'brfo' all find 'Bring forward', and so does the name of its family. What
 * merely has a synonym of a word comes last.
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
  const synonyms = synonymsOf(command);
  const places = asked.map((word) => {
    const place = words.findIndex((_, at) => isAt(word, words.slice(at)));
    if (place !== -1) return place;
    return synonyms.some((synonym) => synonym.startsWith(word)) ? BEHIND_LABELS : -1;
  });
  return places.includes(-1) ? null : places.reduce((sum, place) => sum + place, 0);
}

/** More words than any label has. */
const BEHIND_LABELS = 100;

/** Other words for a command. */
function synonymsOf({ id }: BuilderCommand): readonly string[] {
  const ids = Object.keys(SYNONYMS).filter(
    (known) => known === id || (known.endsWith('.') && id.startsWith(known)),
  );
  return ids.flatMap((known) => wordsOf(SYNONYMS[known] ?? ''));
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
