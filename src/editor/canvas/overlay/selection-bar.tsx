import { AlignHorizontalSpaceAround, Ellipsis, type LucideIcon } from 'lucide-react';
import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { boundsOf } from '../../../scene/geometry';
import { FEWEST_TO_DISTRIBUTE } from '../../../scene/operations/distribute';
import { makeSelector } from '../../../store/make-selector';
import type { RootState } from '../../../store/state';
import { useAppSelector } from '../../../store/hooks';
import { IconButton } from '../../../ui/buttons/icon-button';
import { Menu, MenuSeparator } from '../../../ui/overlays/menu';
import { commandIcon } from '../../chrome/command-icons';
import { CommandItem } from '../../chrome/command-item';
import { ToolbarButton } from '../../chrome/toolbar-button';
import { ALIGN_COMMANDS, DISTRIBUTE_COMMANDS } from '../../commands/places/align';
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
} from '../../commands/places/arrange';
import type { BuilderCommand } from '../../commands/builder-command';
import { selectChosen, unitsOfUnlocked } from '../../commands/command-facts';
import { floatsBelowBar } from '../../commands/views/column';
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
  return (
    <>
      <div
        ref={ref}
        role="toolbar"
        aria-label="Selection"
        className="absolute top-0 left-0 flex w-max items-center rounded-card bg-raised p-1 shadow-float"
      >
        <BarButtons />
      </div>
      <BarPlace bar={ref} />
    </>
  );
}

function BarButtons() {
  const room = useAppSelector(({ view }) => view.column.width - 2 * BAR_EDGE_PX);
  const isCoarse = matchMedia('(pointer: coarse)').matches;
  const canSpread = useAppSelector(canBeSpread);
  const { bar, menu } = BARS[canSpread ? 'spread' : 'plain'];
  const shown = groupsThatFit(bar, room, isCoarse);
  const rest = [...bar.slice(shown.length).map((entries) => entries.flatMap(commandsOf)), ...menu];
  return (
    <>
      {shown.map((entries) => (
        <div
          key={entries[0]?.label}
          className="flex not-first:ms-1 not-first:border-l not-first:border-hairline not-first:ps-1"
        >
          {entries.map((entry) =>
            'commands' in entry ? (
              <BarMenuButton key={entry.label} {...entry} />
            ) : (
              <ToolbarButton key={entry.id} command={entry} Icon={commandIcon(entry)} />
            ),
          )}
        </div>
      ))}
      <MoreMenu groups={rest} />
    </>
  );
}

/** A button that opens commands which are alike. */
function BarMenuButton({ label, Icon, commands }: BarMenu) {
  const button = <IconButton label={label} icon={<Icon className="size-4" aria-hidden="true" />} />;
  return (
    <Menu trigger={button}>
      {commands.map((command) => {
        const Own = commandIcon(command);
        return <CommandItem key={command.id} command={command} icon={<Own />} />;
      })}
    </Menu>
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

/**
 * Keeps the bar at what is seen of the selection, wherever zoom, pan and steps take that, and notes where it is. It shows nothing, and
 * is a component so that no button is rendered for that.
 */
function BarPlace({ bar }: { readonly bar: RefObject<HTMLElement | null> }): null {
  const { change } = useInteractionStore();
  const selected = useAppSelector(selectDisplayedSelection);
  const others = useAppSelector(selectOthers);
  const canvas = useAppSelector((state) => state.view.column);
  const size = useElementSize(bar);
  const draw = useCallback(
    (node: HTMLElement, view: Viewport) => {
      const bounds = boundsOf(selected);
      if (bounds === null || size.width === 0) return;
      const { floats, corner } = floatsBelowBar(canvas);
      const beside = [...corner, ...others.map((other) => toScreen(other, view))];
      const place = barPlace(toScreen(bounds, view), beside, size, canvas, floats);
      node.style.transform = `translate(${place.x}px, ${place.y}px)`;
      change({ bar: { ...place, ...size } });
    },
    [selected, others, size, canvas, change],
  );
  useOverlay(bar, viewOf, draw);
  useEffect(() => () => change({ bar: null }), [change]);
  return null;
}

const selectOthers = makeSelector(
  (state: RootState) => [selectStacked(state), selectDisplayedSelection(state)],
  (stacked, selected) => {
    const chosen = new Set(selected);
    return stacked.filter((element) => !chosen.has(element));
  },
);

function viewOf({ view }: CanvasState) {
  return [view] as const;
}

/** Commands that share a button. */
interface BarMenu {
  readonly label: string;
  readonly Icon: LucideIcon;
  readonly commands: readonly BuilderCommand[];
}

type BarEntry = BuilderCommand | BarMenu;
type Groups = readonly (readonly BuilderCommand[])[];
type BarGroups = readonly (readonly BarEntry[])[];

/** The commands that an entry of a bar is or opens. */
export function commandsOf(entry: BarEntry): readonly BuilderCommand[] {
  return 'commands' in entry ? entry.commands : [entry];
}

/** Whether enough is selected that distances between can be made equal. */
function canBeSpread(state: RootState): boolean {
  return unitsOfUnlocked(selectChosen(state)).length >= FEWEST_TO_DISTRIBUTE;
}

const DISTRIBUTE: BarMenu = {
  label: 'Distribute',
  Icon: AlignHorizontalSpaceAround,
  commands: DISTRIBUTE_COMMANDS,
};
const GROUPING: readonly BuilderCommand[] = [group, ungroup];
const ALIGNING: Groups = [ALIGN_COMMANDS.slice(0, 3), ALIGN_COMMANDS.slice(3, 6)];

/** What stands in the menu at any width. */
const MENU: Groups = [
  [stack, unstack],
  [duplicateSelected, deleteSelected],
  ORDER_COMMANDS,
  [lock, unlock, hide, show],
];

/**
 * What the bar for a selection shows, and its menu: what several elements are selected for. The first groups first where room is
 * short. Nine buttons are the most: from three elements on, a menu of distributing takes the place of ungrouping.
 */
export const BARS: Readonly<
  Record<'plain' | 'spread', { readonly bar: BarGroups; readonly menu: Groups }>
> = {
  plain: { bar: [...ALIGNING, GROUPING], menu: [DISTRIBUTE_COMMANDS, ...MENU] },
  spread: {
    bar: [...ALIGNING, [DISTRIBUTE, group]],
    menu: [[ungroup], ...MENU],
  },
};

/** In px: a button with a mouse and with a finger, the line between two groups, the edge of the bar. */
const SIZES = { fine: 32, coarse: 44, line: 9, edge: 8 };

/** The groups of a bar that find room in `width` px beside the button of the menu, in their order. */
export function groupsThatFit(groups: BarGroups, width: number, isCoarse: boolean): BarGroups {
  const button = isCoarse ? SIZES.coarse : SIZES.fine;
  let left = width - SIZES.edge - button;
  const count = groups.findIndex((entries) => {
    left -= entries.length * button + SIZES.line;
    return left < 0;
  });
  return count === -1 ? groups : groups.slice(0, count);
}
