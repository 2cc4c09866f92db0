import { autoUpdate, flip, offset, shift, useFloating } from '@floating-ui/react';
import {
  AlignCenterVertical,
  AlignEndVertical,
  AlignStartVertical,
  BringToFront,
  Copy,
  Lock,
  LockOpen,
  SendToBack,
  Trash2,
  type LucideIcon,
} from 'lucide-react';
import { useLayoutEffect } from 'react';
import { useStore } from 'react-redux';
import { boundsOf } from '../../scene/geometry';
import { useBuilderSelector } from '../../store/builder-hooks';
import type { BuilderState } from '../../store/builder-store';
import { IconButton } from '../../ui/icon-button';
import { ALIGN_COMMANDS } from '../commands/align';
import { lock, ORDER_COMMANDS, unlock } from '../commands/arrange';
import type { BuilderCommand } from '../commands/builder-command';
import { deleteSelected, duplicateSelected } from '../commands/edit';
import { toScreen } from '../gestures/viewport';
import { useCommand } from '../use-command';
import { selectDrawnSelected } from './displayed';
import { useHand } from './gesture-store';

/** From how many selected elements on the bar is shown. */
const FEWEST = 2;
const GAP_PX = 12;
/** Room for the rulers. */
const EDGE_PX = 28;

const ICONS: Readonly<Record<string, LucideIcon>> = {
  'edit.duplicate': Copy,
  'edit.delete': Trash2,
  'arrange.lock': Lock,
  'arrange.unlock': LockOpen,
  'arrange.align.left': AlignStartVertical,
  'arrange.align.center': AlignCenterVertical,
  'arrange.align.right': AlignEndVertical,
  'arrange.order.forward': BringToFront,
  'arrange.order.backward': SendToBack,
};

const BAR_GROUPS: readonly (readonly BuilderCommand[])[] = [
  [duplicateSelected, deleteSelected],
  [lock, unlock],
  ALIGN_COMMANDS,
  ORDER_COMMANDS,
];

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
  return (
    <div
      ref={setFloating}
      style={floatingStyles}
      role="toolbar"
      aria-label="Selection"
      className="flex items-center gap-1 rounded-card bg-raised p-1 shadow-float"
    >
      {BAR_GROUPS.map((commands, index) => (
        <div
          key={commands[0]?.id}
          className={index === 0 ? 'flex' : 'flex border-l border-hairline pl-1'}
        >
          {commands.map((command) => (
            <BarButton key={command.id} command={command} />
          ))}
        </div>
      ))}
    </div>
  );
}

function BarButton({ command }: { readonly command: BuilderCommand }) {
  const { label, shortcut, isEnabled, reason, run } = useCommand(command);
  const Icon = ICONS[command.id] ?? Copy;
  return (
    <IconButton
      label={label}
      shortcut={shortcut}
      icon={<Icon className="size-4" aria-hidden="true" />}
      disabledReason={isEnabled ? undefined : (reason ?? `${label}: nothing to change`)}
      onClick={run}
    />
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
