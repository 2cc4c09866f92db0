import { Lock } from 'lucide-react';
import { memo } from 'react';
import type { Handle } from '../../scene/operations/resize';
import { findElement } from '../../scene/registry';
import type { SceneElement } from '../../scene/scene';
import { useBuilderSelector } from '../../store/builder-hooks';
import { cx } from '../../ui/cx';
import { handleSpots } from '../gestures/handle-spots';
import { toScreen, type Viewport } from '../gestures/viewport';
import { selectDisplayedLocked, selectDisplayedSelected } from './displayed';

/** In px of the screen, at any zoom. */
const HANDLE = 8;
const GRIP = 14;
const BADGE = 18;
const BADGE_ICON = 10;

const CURSORS: Readonly<Record<Handle, string>> = {
  nw: 'cursor-nwse-resize',
  n: 'cursor-ns-resize',
  ne: 'cursor-nesw-resize',
  e: 'cursor-ew-resize',
  se: 'cursor-nwse-resize',
  s: 'cursor-ns-resize',
  sw: 'cursor-nesw-resize',
  w: 'cursor-ew-resize',
};

/** What shows the selection and the locks, in px of the screen above the elements. */
export function SelectionLayer() {
  const selected = useBuilderSelector(selectDisplayedSelected);
  const locked = useBuilderSelector(selectDisplayedLocked);
  const view = useBuilderSelector((state) => state.view);
  if (view.isPreview) return null;
  const [only] = selected;
  const hasHandles = selected.length === 1 && only !== undefined && !only.locked;
  return (
    <g aria-hidden="true">
      {selected.map((element) => (
        <Outline key={element.id} element={element} view={view} />
      ))}
      {locked.map((element) => (
        <LockBadge key={element.id} element={element} view={view} />
      ))}
      {hasHandles && <Handles element={only} view={view} />}
    </g>
  );
}

interface MarkProps {
  readonly element: SceneElement;
  readonly view: Viewport;
}

const Outline = memo(function Outline({ element, view }: MarkProps) {
  return (
    <rect
      {...toScreen(element, view)}
      fill="none"
      data-selection-outline={element.id}
      className={cx(
        'pointer-events-none stroke-[1.5]',
        element.locked ? 'stroke-edge-strong [stroke-dasharray:4_3]' : 'stroke-accent',
      )}
    />
  );
});

const LockBadge = memo(function LockBadge({ element, view }: MarkProps) {
  const { x, y, width } = toScreen(element, view);
  return (
    <g
      data-lock-badge={element.id}
      transform={`translate(${x + width} ${y})`}
      className="pointer-events-none"
    >
      <circle r={BADGE / 2} className="fill-inverse" />
      <Lock
        x={-BADGE_ICON / 2}
        y={-BADGE_ICON / 2}
        width={BADGE_ICON}
        height={BADGE_ICON}
        className="text-on-inverse"
        strokeWidth={2.5}
      />
    </g>
  );
});

function Handles({ element, view }: MarkProps) {
  const spots = handleSpots(toScreen(element, view), findElement(element.type).handles);
  return (
    <g data-element-id={element.id}>
      {spots.map(({ handle, at }) => (
        <g key={handle} transform={`translate(${at.x} ${at.y})`} className={CURSORS[handle]}>
          <rect
            x={-HANDLE / 2}
            y={-HANDLE / 2}
            width={HANDLE}
            height={HANDLE}
            className="fill-white stroke-accent stroke-[1.5]"
          />
          <rect
            x={-GRIP / 2}
            y={-GRIP / 2}
            width={GRIP}
            height={GRIP}
            data-handle={handle}
            fill="transparent"
          />
        </g>
      ))}
    </g>
  );
}
