import { Ellipsis } from 'lucide-react';
import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { boundsOf } from '../../../scene/geometry';
import { makeSelector } from '../../../store/make-selector';
import type { RootState } from '../../../store/state';
import { useAppSelector } from '../../../store/hooks';
import { IconButton } from '../../../ui/buttons/icon-button';
import { Menu, MenuSeparator } from '../../../ui/overlays/menu';
import { commandIcon } from '../../chrome/command-icons';
import { CommandItem } from '../../chrome/command-item';
import { ToolbarButton } from '../../chrome/toolbar-button';
import { ALIGN_COMMANDS, DISTRIBUTE_COMMANDS } from '../../commands/align';
import {
  group,
  hide,
  lock,
  ORDER_COMMANDS,
  show,
  stack,
  ungroup,
  unlock,
  unstack,
} from '../../commands/arrange';
import type { BuilderCommand } from '../../commands/builder-command';
import { floatsOver } from '../../commands/column';
import { deleteSelected, duplicateSelected } from '../../commands/edit';
import { BAR_EDGE_PX, barPlace } from '../../gestures/bar-place';
import { toScreen, type Viewport } from '../../gestures/viewport';
import { selectDisplayedSelection, selectStacked } from '../drawing/displayed';
import { useInteractionStore } from '../pointer/interaction-store';
import { useElementSize } from '../use-element-size';
import { useOverlay, type CanvasState } from './use-overlay';

/** What can be done with several elements, beside them. */
export function SelectionBar() {
  const ref = useRef<HTMLDivElement>(null);
  useBarPlace(ref);
  const room = useAppSelector(({ view }) => view.column.width - 2 * BAR_EDGE_PX);
  const isCoarse = matchMedia('(pointer: coarse)').matches;
  const shown = groupsThatFit(room, isCoarse);
  const rest = [...BAR_GROUPS.slice(shown.length), ...BAR_MENU];
  return (
    <div
      ref={ref}
      role="toolbar"
      aria-label="Selection"
      className="absolute top-0 left-0 flex w-max items-center rounded-card bg-raised p-1 shadow-float"
    >
      {shown.map((commands) => (
        <div
          key={commands[0]?.id}
          className="flex not-first:ms-1 not-first:border-l not-first:border-hairline not-first:ps-1"
        >
          {commands.map((command) => (
            <ToolbarButton key={command.id} command={command} Icon={commandIcon(command)} />
          ))}
        </div>
      ))}
      <MoreMenu groups={rest} />
    </div>
  );
}

/** What found no room, and what is not asked for as often. */
function MoreMenu({ groups }: { readonly groups: readonly (readonly BuilderCommand[])[] }) {
  const button = (
    <IconButton label="More" icon={<Ellipsis className="size-4" aria-hidden="true" />} />
  );
  return (
    <Menu align="end" trigger={button}>
      {groups.map((commands, index) => (
        <div key={commands[0]?.id}>
          {index > 0 && <MenuSeparator />}
          {commands.map((command) => {
            const Icon = commandIcon(command);
            return <CommandItem key={command.id} command={command} icon={<Icon />} />;
          })}
        </div>
      ))}
    </Menu>
  );
}

/** Keeps the bar at what is seen of the selection, wherever zoom, pan and steps take that, and notes where it is. */
function useBarPlace(bar: RefObject<HTMLElement | null>): void {
  const { change } = useInteractionStore();
  const selected = useAppSelector(selectDisplayedSelection);
  const others = useAppSelector(selectOthers);
  const canvas = useAppSelector((state) => state.view.column);
  const size = useElementSize(bar);
  const draw = useCallback(
    (node: HTMLElement, view: Viewport) => {
      const bounds = boundsOf(selected);
      if (bounds === null || size.width === 0) return;
      const beside = others.map((other) => toScreen(other, view));
      const place = barPlace(toScreen(bounds, view), beside, size, canvas, floatsOver(canvas));
      node.style.transform = `translate(${place.x}px, ${place.y}px)`;
      change({ bar: { ...place, ...size } });
    },
    [selected, others, size, canvas, change],
  );
  useOverlay(bar, viewOf, draw);
  useEffect(() => () => change({ bar: null }), [change]);
}

const selectOthers = makeSelector(
  (state: RootState) => [selectStacked(state), selectDisplayedSelection(state)],
  (stacked, selected) => stacked.filter((element) => !selected.includes(element)),
);

function viewOf({ view }: CanvasState) {
  return [view] as const;
}

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
  [stack, unstack],
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
