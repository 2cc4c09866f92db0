import { ALIGN_COMMANDS, DISTRIBUTE_COMMANDS } from '../../commands/align';
import { group, hide, lock, ORDER_COMMANDS, show, ungroup, unlock } from '../../commands/arrange';
import type { BuilderCommand } from '../../commands/builder-command';
import { deleteSelected, duplicateSelected } from '../../commands/edit';

type Groups = readonly (readonly BuilderCommand[])[];

/** What the bar for a selection shows: what several elements are selected for. The first groups first where room is short. */
export const BAR_GROUPS: Groups = [
  ALIGN_COMMANDS.slice(0, 3),
  ALIGN_COMMANDS.slice(3, 6),
  [group, ungroup],
];

/** What stands in its menu at any width. */
export const BAR_MENU: Groups = [
  DISTRIBUTE_COMMANDS,
  [duplicateSelected, deleteSelected],
  ORDER_COMMANDS,
  [lock, unlock, hide, show],
];

/** In px: a button with a mouse and with a finger, the line between two groups, the edge of the bar. */
const SIZES = { fine: 32, coarse: 44, line: 9, edge: 8 };

/** The groups that find room in `width` px beside the button of the menu, in their order. */
export function groupsThatFit(width: number, isCoarse: boolean): Groups {
  const button = isCoarse ? SIZES.coarse : SIZES.fine;
  let left = width - SIZES.edge - button;
  const count = BAR_GROUPS.findIndex((commands) => {
    left -= commands.length * button + SIZES.line;
    return left < 0;
  });
  return count === -1 ? BAR_GROUPS : BAR_GROUPS.slice(0, count);
}
