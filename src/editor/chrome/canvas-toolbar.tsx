import { Eye, Grid3x3, Minus, Plus, Redo2, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { HistoryMenu } from '../../saving/page/history-menu';
import { useAppSelector } from '../../store/hooks';
import { cx } from '../../ui/cx';
import { useDropState } from '../canvas/pointer/interaction-store';
import { redo, undo } from '../commands/edit';
import { toggleGrid, togglePreview, zoomIn, zoomOut } from '../commands/view';
import { DROP_STATES, type DropState } from '../gestures/drop-state';
import { selectScene, selectSelection } from '../selectors';
import { BackToContent } from './back-to-content';
import { elementCount } from './status-line';
import { ToolSwitch } from './tool-switch';
import { ToolbarButton } from './toolbar-button';
import { ZoomMenu } from './zoom-menu';

/** Floats at the bottom of the canvas: what a drag would do, what there is, and how the canvas is looked at. */
export function CanvasToolbar() {
  const hasGrid = useAppSelector((state) => state.view.hasGrid);
  const isPreview = useAppSelector((state) => state.view.isPreview);
  return (
    <div className="pointer-events-none absolute inset-x-2 bottom-3 flex flex-col items-center gap-2 max-sm:inset-x-1">
      <BackToContent />
      <div
        role="toolbar"
        aria-label="Canvas"
        className="pointer-events-auto flex max-w-full items-center rounded-card bg-raised p-1 shadow-float"
      >
        <Readout />
        <ToolSwitch />
        <ToolbarGroup>
          <ToolbarButton command={toggleGrid} Icon={Grid3x3} isPressed={hasGrid} />
          <ToolbarButton command={zoomOut} Icon={Minus} />
          <ZoomMenu />
          <ToolbarButton command={zoomIn} Icon={Plus} />
        </ToolbarGroup>
        <ToolbarGroup>
          <ToolbarButton command={togglePreview} Icon={Eye} isPressed={isPreview} />
          <ToolbarButton command={undo} Icon={Undo2} />
          <ToolbarButton command={redo} Icon={Redo2} />
          <HistoryMenu
            side="top"
            disabledReason={isPreview ? 'Leave the preview to edit.' : undefined}
          />
        </ToolbarGroup>
      </div>
    </div>
  );
}

function ToolbarGroup({ children }: { readonly children: ReactNode }) {
  return (
    <div className="flex items-center px-1 last:pe-0 sm:border-l max-sm:last:border-l">
      {children}
    </div>
  );
}

const DROP_DOTS: Readonly<Record<DropState, string>> = {
  waiting: 'bg-edge',
  valid: 'bg-accent',
  invalid: 'bg-danger',
};

/** What dropping would do, the number of elements, and how many are selected. */
function Readout() {
  const drop = useDropState();
  const count = useAppSelector((state) => selectScene(state).elements.length);
  const selected = useAppSelector((state) => selectSelection(state).length);
  return (
    <div className="min-w-36 px-1 text-xs max-sm:sr-only sm:short:sr-only">
      <p data-drop-state={drop} className="flex items-center gap-1.5 font-medium whitespace-nowrap">
        <span aria-hidden="true" className={cx('size-1.5 rounded-full', DROP_DOTS[drop])} />
        {DROP_STATES[drop]}
      </p>
      <p className="whitespace-nowrap text-ink-muted tabular-nums">
        <span data-element-count="">{elementCount(count)}</span>
        {' · '}
        <span data-selected-count="">{selected} selected</span>
      </p>
    </div>
  );
}
