import { boundsOf, type Point } from '../../scene/geometry';
import { useAppSelector } from '../../store/hooks';
import { makeSelector } from '../../store/make-selector';
import type { RootState } from '../../store/state';
import { handlesOf } from '../gestures/resize';
import { BoxOutlines } from './box-outlines';
import { selectDisplayedSelection } from './displayed';
import { Handles } from './handles';
import { useInteraction } from './interaction-store';
import { useLiveViewport } from './live-viewport';
import { LockBadges } from './lock-badges';
import type { CanvasState } from './use-overlay';

/** What shows the selection and the locks, above the elements. */
export function SelectionLayer() {
  return (
    <>
      <BoxOutlines
        boxesOf={lockedBoxes}
        className="fill-none stroke-edge-strong stroke-[1.5] [stroke-dasharray:4_3]"
      />
      <BoxOutlines
        boxesOf={freeBoxes}
        offsetOf={moveOffset}
        className="fill-none stroke-accent stroke-[1.5]"
      />
      <LockBadges />
      <SelectedHandles />
    </>
  );
}

const selectParted = makeSelector(
  (app: RootState) => [selectDisplayedSelection(app)],
  (selected) => {
    const free = selected.filter(({ locked }) => !locked);
    const around = free.length > 1 ? boundsOf(free) : null;
    return {
      locked: selected.filter(({ locked }) => locked),
      free,
      outlined: around === null ? free : [...free, around],
    };
  },
);

const selectFree = (app: RootState) => selectParted(app).free;
const lockedBoxes = ({ app }: CanvasState) => selectParted(app).locked;
/** Of several, what they are moved and resized as: the box around them. */
const freeBoxes = ({ app }: CanvasState) => selectParted(app).outlined;

const NOWHERE: Point = { x: 0, y: 0 };
const moveOffset = ({ interaction }: CanvasState) => interaction.move?.offset ?? NOWHERE;

/** Handles stand around all that may be changed, and out of the way while it is dragged. */
function SelectedHandles() {
  const free = useAppSelector(selectFree);
  const isDragged = useInteraction(({ gesture }) => gesture.name === 'dragging');
  const box = boundsOf(free);
  const set = handlesOf(free);
  if (box === null || set === 'none' || isDragged) return null;
  return <PlacedHandles box={box} set={set} />;
}

function PlacedHandles(props: Pick<Parameters<typeof Handles>[0], 'box' | 'set'>) {
  return <Handles {...props} view={useLiveViewport()} />;
}
