import { boundsOf, type Point, type Rect } from '../../../scene/geometry';
import { useAppSelector } from '../../../store/hooks';
import { makeSelector } from '../../../store/make-selector';
import type { RootState } from '../../../store/state';
import { handlesOf } from '../../gestures/resize';
import { BoxOutlines } from './box-outlines';
import { selectDisplayedSelection } from '../drawing/displayed';
import { Handles } from './handles';
import { useInteraction } from '../pointer/interaction-store';
import { useLiveViewport } from '../viewport/live-viewport';
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
        boxesOf={memberBoxes}
        offsetOf={moveOffset}
        className="fill-none stroke-accent/60"
      />
      <BoxOutlines
        boxesOf={boxAround}
        offsetOf={moveOffset}
        className="fill-none stroke-accent stroke-[1.5]"
      />
      <LockBadges />
      <SelectedHandles />
    </>
  );
}

const NO_BOXES: readonly Rect[] = [];

/** What may be changed is one box: around several, and each of them is outlined more faintly. */
const selectParted = makeSelector(
  (app: RootState) => [selectDisplayedSelection(app)],
  (selected) => {
    const free = selected.filter(({ locked }) => !locked);
    const around = boundsOf(free);
    return {
      locked: selected.filter(({ locked }) => locked),
      free,
      members: free.length > 1 ? free : NO_BOXES,
      around: around === null ? NO_BOXES : [around],
    };
  },
);

const selectFree = (app: RootState) => selectParted(app).free;
const lockedBoxes = ({ app }: CanvasState) => selectParted(app).locked;
const memberBoxes = ({ app }: CanvasState) => selectParted(app).members;
const boxAround = ({ app }: CanvasState) => selectParted(app).around;

const NOWHERE: Point = { x: 0, y: 0 };
const moveOffset = ({ interaction }: CanvasState) => interaction.move?.offset ?? NOWHERE;

/** Handles stand around all that may be changed, and out of the way while that is dragged or written in. */
function SelectedHandles() {
  const free = useAppSelector(selectFree);
  const isDragged = useInteraction(({ gesture }) => gesture.name === 'dragging');
  const isWritten = useAppSelector(({ textEdit }) => textEdit !== null);
  const box = boundsOf(free);
  const set = handlesOf(free);
  if (box === null || set === 'none' || isDragged || isWritten) return null;
  const [first, ...others] = free;
  const only = others.length === 0 ? first?.id : undefined;
  return <PlacedHandles box={box} set={set} only={only} />;
}

function PlacedHandles(props: Pick<Parameters<typeof Handles>[0], 'box' | 'set' | 'only'>) {
  return <Handles {...props} view={useLiveViewport()} />;
}
