import {
  Circle,
  Eye,
  Grid3x3,
  Minus,
  Plus,
  Redo2,
  Undo2,
  Hand,
  MousePointer2,
  Square,
  SquareDashedMousePointer,
  Type,
  type LucideIcon,
} from 'lucide-react';
import { type ReactNode, useSyncExternalStore } from 'react';
import { memoizeObject } from '../../base/memoize';
import { LazyHistory } from '../../saving/page/lazy-history';
import { grownFrame } from '../../scene/frame';
import type { Scene } from '../../scene/scene';
import { visibleElements } from '../../scene/selection';
import { drawnBy, type Tool } from '../../scene/tool';
import { useAppSelector, useAppStore } from '../../store/hooks';
import { Button } from '../../ui/buttons/button';
import { cx } from '../../ui/cx';
import { IconButton } from '../../ui/buttons/icon-button';
import { Menu, MenuSeparator } from '../../ui/overlays/menu';
import { useMediaQuery } from '../../ui/hooks/use-media-query';
import { focusCanvas } from '../canvas/focus-canvas';
import { useHasOneRow } from '../canvas/use-has-one-row';
import { useIsTight } from '../canvas/use-is-tight';
import { LazyFootBar } from '../canvas/overlay/lazy-selection-bar';
import { useHasFootBar } from '../canvas/overlay/use-has-foot-bar';
import { useDropState } from '../canvas/pointer/interaction-store';
import { useLiveViewportStore } from '../canvas/viewport/live-viewport';
import { redo, undo } from '../commands/edit';
import { TOOL_COMMANDS } from '../commands/tools';
import { floatsOver } from '../commands/views/column';
import {
  toggleGrid,
  togglePreview,
  zoomIn,
  zoomOut,
  fitAll,
  fitSelection,
  ZOOM_COMMANDS,
  backToContent,
} from '../commands/views/view';
import { DROP_STATES, type DropState } from '../gestures/drop-state';
import { isLost } from '../gestures/start-view';
import { rulerOf } from '../gestures/viewport';
import { useIsSideways } from '../handheld';
import { selectScene, selectSelection } from '../selectors';
import { useCommand } from '../use-command';
import { CommandItem } from './command-item';
import { elementCount } from './status-line';
import { ToolbarButton } from './toolbar-button';

/** Floats at the bottom of the canvas: what a drag would do, what there is, and how the canvas is looked at. */
export function CanvasToolbar() {
  const hasGrid = useAppSelector((state) => state.view.hasGrid);
  const isPreview = useAppSelector((state) => state.view.isPreview);
  const isTight = useIsTight();
  const isReplaced = useIsToolbarReplaced();
  return (
    <div
      className={cx(
        'pointer-events-none absolute inset-x-2 bottom-3 flex flex-col items-center gap-2 max-sm:inset-x-1 sm:short:pointer-coarse:bottom-2',
        !isTight && 'sm:short:flex-row-reverse sm:short:justify-center',
      )}
    >
      <BackToContent />
      <LazyFootBar />
      <div
        role="toolbar"
        aria-label="Canvas"
        className={cx(
          'pointer-events-auto max-w-full items-center rounded-card bg-raised p-1 shadow-float max-sm:w-full sm:short:shrink-0 sm:short:pointer-coarse:p-0.5',
          isReplaced ? 'hidden' : 'flex',
        )}
      >
        <Readout />
        <ToolSwitch />
        <ToolbarGroup>
          <ToolbarButton command={toggleGrid} Icon={Grid3x3} isPressed={hasGrid} />
          <span className="zoom-step">
            <ToolbarButton command={zoomOut} Icon={Minus} />
          </span>
          <ZoomMenu />
          <span className="zoom-step">
            <ToolbarButton command={zoomIn} Icon={Plus} />
          </span>
        </ToolbarGroup>
        <ToolbarGroup>
          <ToolbarButton command={togglePreview} Icon={Eye} isPressed={isPreview} />
          <ToolbarButton command={undo} Icon={Undo2} />
          <ToolbarButton command={redo} Icon={Redo2} />
          <LazyHistory
            side="top"
            here="canvas"
            disabledReason={isPreview ? 'Leave the preview to edit.' : undefined}
          />
        </ToolbarGroup>
      </div>
    </div>
  );
}

/** Whether the only row of buttons that a low canvas has room for is another: the bar of the selection, or that of a crop. */
function useIsToolbarReplaced(): boolean {
  const isCropping = useAppSelector(({ view }) => view.cropped !== null);
  const isSideways = useIsSideways();
  const hasOneRow = useHasOneRow();
  const hasFootBar = useHasFootBar();
  return (hasOneRow && hasFootBar) || (isSideways && isCropping);
}

function ToolbarGroup({ children }: { readonly children: ReactNode }) {
  return (
    <div className="flex items-center px-1 last:border-l last:pe-0 max-sm:grow max-sm:justify-around slim-for-fingers">
      {children}
    </div>
  );
}

const DROP_DOTS: Readonly<Record<DropState, string>> = {
  waiting: 'bg-edge',
  valid: 'bg-accent',
  invalid: 'bg-danger',
};

/** What dropping would do while something is dragged, where to begin while nothing is there; how much there is and is selected. */
function Readout() {
  const drop = useDropState();
  const count = useAppSelector((state) => selectScene(state).elements.length);
  const selected = useAppSelector((state) => selectSelection(state).length);
  return (
    <div className="flex min-w-42 flex-col justify-center self-stretch border-r px-1 text-xs max-[45rem]:sr-only lg:max-[69rem]:sr-only sm:short:sr-only">
      {(drop !== 'waiting' || count === 0) && (
        <p
          data-drop-state={drop}
          className="flex items-center gap-1.5 font-medium whitespace-nowrap"
        >
          <span aria-hidden="true" className={cx('size-1.5 rounded-full', DROP_DOTS[drop])} />
          {DROP_STATES[drop]}
        </p>
      )}
      <p className="whitespace-nowrap text-ink-muted tabular-nums">
        <span data-element-count="">{elementCount(count)}</span>
        {' · '}
        <span data-selected-count="">{selected} selected</span>
      </p>
    </div>
  );
}

/** The percentage, which opens the ways to change it. */
function ZoomMenu() {
  const percent = useAppSelector((state) => Math.round(state.view.zoom * 100));
  const button = (
    <button
      type="button"
      aria-label={`Zoom, ${percent}%`}
      className="h-control w-12 rounded-control text-center text-sm text-ink-muted tabular-nums hover:bg-wash hover:text-ink data-[state=open]:bg-wash"
    >
      {percent}%
    </button>
  );
  return (
    <Menu side="top" align="center" trigger={button}>
      {ZOOM_COMMANDS.map((command) => (
        <CommandItem
          key={command.id}
          command={command}
          isOn={command.id === `view.zoom.${percent}`}
        />
      ))}
      <MenuSeparator />
      <CommandItem command={fitAll} />
      <CommandItem command={fitSelection} />
    </Menu>
  );
}

/** A button back to the design while none of it is in sight. Checked at every move of the view; renders only on a change. */
function BackToContent() {
  const { getState } = useAppStore();
  const { subscribe, get } = useLiveViewportStore();
  const read = (): boolean => {
    const state = getState();
    const { view, textEdit } = state;
    const { column } = view;
    const { width, height } = column;
    // What lies behind the buttons at the foot is not seen.
    const seen = { width, height: height - floatsOver(column) };
    // The view follows what is being written, which is no part of the scene yet.
    return (
      textEdit === null &&
      width > 0 &&
      isLost(boxesOf(selectScene(state)), get(), seen, rulerOf(view))
    );
  };
  const isShown = useSyncExternalStore(subscribe, read, read);
  return isShown && <BackButton />;
}

function BackButton() {
  const { label, run } = useCommand(backToContent);
  const isAboveBar = useHasFootBar();
  return (
    <Button
      className={cx(
        'pointer-events-auto rounded-full shadow-float sm:short:absolute sm:short:bottom-full sm:short:mb-2',
        !isAboveBar && 'max-sm:mb-14',
      )}
      onClick={run}
    >
      {label}
    </Button>
  );
}

const boxesOf = memoizeObject((scene: Scene) => {
  const visible = visibleElements(scene);
  return visible.length > 0 ? visible : [grownFrame(scene)];
});

/** Touch pans without a tool, but needs one to select several elements; what it adds comes by a tap in the library. */
const TOOLS = {
  mouse: ['select', 'hand', 'rectangle', 'circle', 'text'],
  finger: ['select', 'marquee'],
} as const;

const ICONS: Readonly<Record<Tool, LucideIcon>> = {
  select: MousePointer2,
  hand: Hand,
  marquee: SquareDashedMousePointer,
  rectangle: Square,
  circle: Circle,
  text: Type,
};

const TOOL_SWITCH =
  'flex items-center px-1 max-sm:absolute max-sm:bottom-16 max-sm:left-13 max-sm:rounded-card max-sm:bg-raised max-sm:p-1 max-sm:shadow-float sm:border-r';

/** What a press on the canvas is for. On a phone it floats beside the help, as the toolbar is full, unless the bar of the selection does. */
function ToolSwitch() {
  const isTouch = useMediaQuery('(pointer: coarse)');
  const hasOneRow = useHasOneRow();
  const isReplaced = useHasFootBar() || hasOneRow;
  return (
    <fieldset aria-label="Tools" className={isReplaced ? 'hidden' : TOOL_SWITCH}>
      {TOOLS[isTouch ? 'finger' : 'mouse'].map((tool) => (
        <ToolButton key={tool} tool={tool} />
      ))}
    </fieldset>
  );
}

/** What the toolbar has no room for beside the checks; the library and a key have it, too. */
const ONLY_WIDE = 'max-lg:hidden';

/** A tool that is chosen is put away by another press. */
function ToolButton({ tool }: { readonly tool: Tool }) {
  const { label, shortcut, isEnabled, reason, run } = useCommand(TOOL_COMMANDS[tool]);
  const { run: putAway } = useCommand(TOOL_COMMANDS.select);
  const { getState } = useAppStore();
  const isChosen = useAppSelector(({ view }) => view.tool === tool);
  const Icon = ICONS[tool];
  const choose = () => {
    run();
    // Enter puts down there what the tool draws.
    if (drawnBy(tool) !== null) focusCanvas(getState().selection);
  };
  return (
    <IconButton
      label={label}
      shortcut={shortcut}
      icon={<Icon className="size-4" aria-hidden="true" />}
      className={tool === 'circle' ? ONLY_WIDE : undefined}
      isPressed={isChosen}
      disabledReason={isEnabled || isChosen ? undefined : reason}
      onClick={isChosen ? putAway : choose}
    />
  );
}
