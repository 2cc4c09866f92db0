import type { Rect, Size } from '../../../scene/geometry';
import { useAppSelector } from '../../../store/hooks';
import { makeSelector } from '../../../store/make-selector';
import type { RootState } from '../../../store/state';
import { isShownClosed } from '../../closing/closed-scene';
import { ClosingLines } from '../../closing/closing-lines';
import { BoxOutlines } from './box-outlines';
import { selectDisplayedElement, selectDisplayedScene } from '../drawing/displayed';
import { GuidesLayer } from './guides-layer';
import { LiveNumbers } from './live-numbers';
import { MarqueeBox } from './marquee-box';
import { Rulers } from './rulers';
import { SelectionLayer } from './selection-layer';
import { TrimLayer } from './trim-layer';
import type { CanvasState } from './use-overlay';

/**
 * What is drawn over the design, in px of the screen: drawings of their own, so that no element is painted for their sake.
 * A browser draws anew what stands after a node that comes or goes in the same layer: so guides stand last in theirs.
 */
export function Overlay(column: Size) {
  const isPreview = useAppSelector((state) => state.view.isPreview);
  if (isPreview) return null;
  return (
    <>
      <svg
        aria-hidden="true"
        className="on-canvas pointer-events-none absolute inset-0 size-full select-none"
      >
        <TrimLayer />
        <ClosingLines />
        <BoxOutlines boxesOf={selectHovered} className="fill-none stroke-accent/70" />
        <SelectionLayer />
        <MarqueeBox />
        <GuidesLayer />
      </svg>
      <LiveNumbers />
      <Rulers {...column} />
    </>
  );
}

const NOTHING: readonly Rect[] = [];

/** Then what is drawn may not be where an outline would be. */
function isComparedClosed(app: RootState): boolean {
  return selectDisplayedScene(app).frame.closeUp === true && isShownClosed(app);
}

/** What a press would take. In motion it is another at once, and nobody aims. */
const selectHovered = makeSelector(
  ({ app, isInMotion, interaction: { hovered, gesture } }: CanvasState) => [
    hovered === null || isInMotion || gesture.name !== 'idle' || isComparedClosed(app)
      ? null
      : selectDisplayedElement(app, hovered),
  ],
  (element) => (element && !element.locked ? [element] : NOTHING),
);
