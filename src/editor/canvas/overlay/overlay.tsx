import { memo } from 'react';
import { boundsOf, type Rect, type Size } from '../../../scene/geometry';
import { elementsOf } from '../../../scene/selection';
import { isCollapsed } from '../../../scene/stacks/members';
import { useAppSelector } from '../../../store/hooks';
import { useIfLoaded } from '../../../ui/hooks/use-lazy';
import { makeSelector } from '../../../store/make-selector';
import type { RootState } from '../../../store/state';
import { isShownCollapsed } from '../../collapse/collapsed-scene';
import { PARTS } from '../../lazy-parts';
import { selectDisplayedElement, selectDisplayedScene } from '../drawing/displayed';
import { BoxOutlines } from './box-outlines';
import { MarqueeBox } from './marquee-box';
import { Rulers } from './rulers';
import { SelectionLayer } from './selection-layer';
import type { CanvasState } from './use-overlay';

/**
 * What is drawn over the design, in px of the screen: drawings of their own, so that no element is painted for their sake.
 * A browser draws again what stands after a node that comes or goes in the same layer: so guides stand last in theirs.
 */
export const Overlay = memo(function Overlay(column: Size) {
  const isPreview = useAppSelector((state) => state.view.isPreview);
  const hasRulers = useAppSelector((state) => state.view.hasRulers);
  const late = useIfLoaded(PARTS);
  if (isPreview) return null;
  return (
    <>
      <svg
        aria-hidden="true"
        className="on-canvas pointer-events-none absolute inset-0 size-full select-none"
      >
        {late && <late.TrimLayer />}
        {late && <late.CollapsedLines />}
        <BoxOutlines boxesOf={selectHovered} className="fill-none stroke-accent/70" />
        <BoxOutlines boxesOf={selectListed} data-listed="" className="fill-none stroke-accent/70" />
        <BoxOutlines boxesOf={selectSlot} className="fill-none stroke-white stroke-5" />
        <BoxOutlines
          boxesOf={selectSlot}
          data-slot=""
          className="fill-accent/20 stroke-accent stroke-3"
        />
        {late && <late.StackLines />}
        <SelectionLayer />
        <MarqueeBox />
        {late && <late.GuidesLayer />}
      </svg>
      {late && <late.LiveNumbers />}
      {hasRulers !== false && <Rulers {...column} isUndecided={hasRulers === null} />}
    </>
  );
});

const NOTHING: readonly Rect[] = [];

/** Then what is drawn may not be where an outline would be. */
function isComparedClosed(app: RootState): boolean {
  return isCollapsed(selectDisplayedScene(app)) && isShownCollapsed(app);
}

/** What a press would take; nothing in motion, where it would change with each frame. */
const selectHovered = makeSelector(
  ({ app, isInMotion, interaction: { hovered, gesture } }: CanvasState) => [
    hovered === null || isInMotion || gesture.name !== 'idle' || isComparedClosed(app)
      ? null
      : selectDisplayedElement(app, hovered),
  ],
  (element) => (element && !element.locked ? [element] : NOTHING),
);

/** What is pointed at in a panel, of which a press in the list of layers takes also what is locked. */
const selectListed = makeSelector(
  ({ app, isInMotion, interaction: { listed, gesture } }: CanvasState) => [
    listed.length === 0 || isInMotion || gesture.name !== 'idle' || isComparedClosed(app)
      ? null
      : selectDisplayedScene(app),
    listed,
  ],
  (scene, listed) => {
    if (scene === null) return NOTHING;
    return listed.flatMap((together) => boundsOf(elementsOf(scene, together)) ?? []);
  },
);

/** Where the picture would be that is dragged over the canvas. */
const selectSlot = makeSelector(
  ({ app, interaction: { slot } }: CanvasState) => [
    slot === null ? null : selectDisplayedElement(app, slot),
  ],
  (element) => (element ? [element] : NOTHING),
);
