import { Lock } from 'lucide-react';
import { memo, useRef } from 'react';
import type { SceneElement } from '../../scene/scene';
import { useAppSelector } from '../../store/hooks';
import { cx } from '../../ui/cx';
import { toScreen, type Viewport } from '../gestures/viewport';
import { selectRenderedLocked, selectRenderedSelection } from './displayed';
import { useInteraction } from './interaction-store';
import { Handles } from './handles';
import { useLiveViewport } from './live-viewport';
import { Stage } from './stage';
import { useMovedNode } from './use-move';

/** In px of the screen, at any zoom. */
const BADGE = 18;
const BADGE_ICON = 10;

/** What shows the selection and the locks, above the elements. */
export function SelectionLayer() {
  const isPreview = useAppSelector((state) => state.view.isPreview);
  if (isPreview) return null;
  return (
    <g aria-hidden="true">
      <Outlines />
      <LockBadges />
      <SelectedHandles />
    </g>
  );
}

function Outlines() {
  const selected = useAppSelector(selectRenderedSelection);
  const ref = useRef<SVGGElement>(null);
  useMovedNode(ref);
  return (
    <Stage>
      {selected.filter(({ locked }) => locked).map(outlineOf)}
      <g ref={ref}>{selected.filter(({ locked }) => !locked).map(outlineOf)}</g>
    </Stage>
  );
}

function outlineOf(element: SceneElement) {
  return <Outline key={element.id} element={element} />;
}

const Outline = memo(function Outline({
  element: { id, x, y, width, height, locked },
}: {
  readonly element: SceneElement;
}) {
  return (
    <rect
      {...{ x, y, width, height }}
      fill="none"
      vectorEffect="non-scaling-stroke"
      data-selection-outline={id}
      className={cx(
        'pointer-events-none stroke-[1.5]',
        locked ? 'stroke-edge-strong [stroke-dasharray:4_3]' : 'stroke-accent',
      )}
    />
  );
});

function LockBadges() {
  const locked = useAppSelector(selectRenderedLocked);
  const view = useLiveViewport();
  return locked.map((element) => <LockBadge key={element.id} element={element} view={view} />);
}

interface LockBadgeProps {
  readonly element: SceneElement;
  readonly view: Viewport;
}

const LockBadge = memo(function LockBadge({ element, view }: LockBadgeProps) {
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

/** Handles are for one element alone, and out of the way while it is dragged. */
function SelectedHandles() {
  const selected = useAppSelector(selectRenderedSelection);
  const view = useLiveViewport();
  const isDragged = useInteraction(({ gesture }) => gesture.name === 'dragging');
  const [only] = selected;
  if (selected.length !== 1 || only === undefined || only.locked || isDragged) return null;
  return <Handles element={only} view={view} />;
}
