import { BUILDER_COMMANDS } from '../../src/editor/commands';
import type { BuilderCommand } from '../../src/editor/commands/builder-command';
import { FIX_COMMANDS } from '../../src/editor/commands/fixes';
import { GUIDE_COMMANDS } from '../../src/editor/commands/ruler-guides';

/** Everything a person can do in the designer, as the palette has it. */
export const ALL_COMMANDS: readonly BuilderCommand[] = [
  ...BUILDER_COMMANDS,
  ...GUIDE_COMMANDS,
  ...FIX_COMMANDS,
];
