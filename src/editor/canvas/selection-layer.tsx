import type { Point } from '../../scene/geometry';
import { useAppSelector } from '../../store/hooks';
import { makeSelector } from '../../store/make-selector';
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
  ({ app }: CanvasState) => [selectDisplayedSelection(app)],
  (selected) => ({
    locked: selected.filter((element) => element.locked),
    free: selected.filter((element) => !element.locked),
  }),
);

const lockedBoxes = (now: CanvasState) => selectParted(now).locked;
const freeBoxes = (now: CanvasState) => selectParted(now).free;

const NOWHERE: Point = { x: 0, y: 0 };
const moveOffset = ({ interaction }: CanvasState) => interaction.move?.offset ?? NOWHERE;

/** Handles are for one element alone, and out of the way while it is dragged. */
function SelectedHandles() {
  const selected = useAppSelector(selectDisplayedSelection);
  const isDragged = useInteraction(({ gesture }) => gesture.name === 'dragging');
  const [only] = selected;
  if (selected.length !== 1 || only === undefined || only.locked || isDragged) return null;
  return <PlacedHandles element={only} />;
}

function PlacedHandles({ element }: Pick<Parameters<typeof Handles>[0], 'element'>) {
  return <Handles element={element} view={useLiveViewport()} />;
}
