import { autoUpdate, flip, offset, shift, useFloating } from '@floating-ui/react';
import { Ellipsis } from 'lucide-react';
import { useLayoutEffect } from 'react';
import { useStore } from 'react-redux';
import { boundsOf } from '../../scene/geometry';
import { useBuilderSelector } from '../../store/builder-hooks';
import type { BuilderState } from '../../store/builder-store';
import { IconButton } from '../../ui/icon-button';
import { Menu, MenuSeparator } from '../../ui/menu';
import { CommandItem } from '../chrome/command-item';
import { ToolbarButton } from '../chrome/toolbar-button';
import type { BuilderCommand } from '../commands/builder-command';
import { toScreen } from '../gestures/viewport';
import { commandIcon } from '../chrome/command-icons';
import { BAR_GROUPS, BAR_MENU, groupsThatFit } from './bar-groups';
import { selectDrawnSelected } from './displayed';
import { useHand } from './gesture-store';

/** From how many selected elements on the bar is shown. */
const FEWEST = 2;
const GAP_PX = 12;
/** Room for the rulers. */
const EDGE_PX = 28;

interface SelectionBarProps {
  /** The canvas, within which the bar stays. */
  readonly root: HTMLElement;
}

/** What can be done with several elements, above them; below where there is no room. */
export function SelectionBar({ root }: SelectionBarProps) {
  const count = useBuilderSelector((state) => selectDrawnSelected(state).length);
  const isPreview = useBuilderSelector((state) => state.view.isPreview);
  const isHandBusy = useHand(({ gesture }) => gesture.name !== 'idle');
  if (count < FEWEST || isPreview || isHandBusy) return null;
  return <OpenBar root={root} />;
}

function OpenBar({ root }: SelectionBarProps) {
  const { floatingStyles, setFloating } = useBarPlace(root);
  const room = useBuilderSelector(({ view }) => view.column.width - 2 * EDGE_PX);
  const isCoarse = matchMedia('(pointer: coarse)').matches;
  const shown = groupsThatFit(room, isCoarse);
  const rest = [...BAR_GROUPS.slice(shown.length), ...BAR_MENU];
  return (
    <div
      ref={setFloating}
      style={floatingStyles}
      role="toolbar"
      aria-label="Selection"
      className="flex items-center rounded-card bg-raised p-1 shadow-float"
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

/** Keeps the bar beside the box around the selection, wherever zoom, pan and steps take that. */
function useBarPlace(root: HTMLElement) {
  const store = useStore<BuilderState>();
  const selected = useBuilderSelector(selectDrawnSelected);
  const view = useBuilderSelector((state) => state.view);
  const { refs, floatingStyles, update } = useFloating({
    placement: 'top',
    whileElementsMounted: autoUpdate,
    middleware: [
      offset(GAP_PX),
      flip({ boundary: root, padding: EDGE_PX }),
      shift({ boundary: root, padding: EDGE_PX, crossAxis: true }),
    ],
  });
  useLayoutEffect(() => {
    refs.setPositionReference({
      getBoundingClientRect: () => selectionRect(store.getState(), root),
      contextElement: root,
    });
  }, [refs, store, root]);
  useLayoutEffect(update, [update, selected, view]);
  return { floatingStyles, setFloating: refs.setFloating };
}

/** The box around the selection, in px of the window. */
function selectionRect(state: BuilderState, root: HTMLElement): DOMRect {
  const bounds = boundsOf(selectDrawnSelected(state));
  if (bounds === null) return new DOMRect();
  const corner = root.getBoundingClientRect();
  const { x, y, width, height } = toScreen(bounds, state.view);
  return new DOMRect(corner.x + x, corner.y + y, width, height);
}
