import { BUILDER_COMMANDS } from '../../src/editor/commands';
import type { BuilderCommand } from '../../src/editor/commands/builder-command';
import { LATE_COMMANDS } from '../../src/editor/commands/late-commands';
import { FIX_COMMANDS } from '../../src/editor/commands/fixes';

/** Everything a person can do in the designer, as the palette has it. */
export const ALL_COMMANDS: readonly BuilderCommand[] = [
  ...BUILDER_COMMANDS,
  ...LATE_COMMANDS,
  ...FIX_COMMANDS,
];
