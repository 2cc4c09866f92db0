import type { BuilderCommand } from './builder-command';
import { goToStyles } from './go-to-styles';
import { DETAIL_COMMANDS } from './insert-detail';
import { GUIDE_COMMANDS } from './ruler-guides';
import { tieLabel, untieLabel } from './tie-label';

/** Commands without a key and outside of menus: the palette and the panels that show them load late. */
export const LATE_COMMANDS: readonly BuilderCommand[] = [
  tieLabel,
  untieLabel,
  goToStyles,
  ...GUIDE_COMMANDS,
  ...DETAIL_COMMANDS.map(({ command }) => command),
];
