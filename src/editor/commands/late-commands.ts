import type { BuilderCommand } from './builder-command';
import { goToStyles } from './views/go-to-styles';
import { DETAIL_COMMANDS } from './texts/insert-detail';
import { GUIDE_COMMANDS } from './views/ruler-guides';
import { tieLabel, untieLabel } from './texts/tie-label';

/** Commands without a key and outside of menus: the palette and the panels that show them load late. */
export const LATE_COMMANDS: readonly BuilderCommand[] = [
  tieLabel,
  untieLabel,
  goToStyles,
  ...GUIDE_COMMANDS,
  ...DETAIL_COMMANDS.map(({ command }) => command),
];
