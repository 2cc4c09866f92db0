import type { Shortcut } from '../../store/command';
import type { BuilderCommand } from '../commands/builder-command';

/** What the list of shortcuts says of some commands: commands that share a line share their keys. */
export function shortcutLines(
  commands: readonly BuilderCommand[],
): readonly { readonly does: string; readonly keys: readonly Shortcut[] }[] {
  const names = new Set(commands.map(({ label, listedAs = label }) => listedAs));
  return [...names].map((does) => ({
    does,
    keys: commands.flatMap(({ label, listedAs = label, shortcuts = [] }) =>
      listedAs === does ? shortcuts : [],
    ),
  }));
}
