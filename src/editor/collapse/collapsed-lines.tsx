import { useCallback } from 'react';
import { BoxOutlines } from '../canvas/overlay/box-outlines';
import type { CanvasState } from '../canvas/overlay/use-overlay';
import { isShownCollapsed, selectOmittedLines, useDesignCollapse } from './collapsed-scene';

const NO_LINES: ReturnType<typeof selectOmittedLines> = [];

/** What goes as the design closes up is paled, with a dashed line around it, as what trimming cuts off is. */
export function CollapsedLines() {
  const collapse = useDesignCollapse();
  const boxesOf = useCallback(
    ({ app, interaction: { move } }: CanvasState) =>
      collapse === null || move !== null || isShownCollapsed(app)
        ? NO_LINES
        : selectOmittedLines(app, collapse),
    [collapse],
  );
  return (
    <BoxOutlines
      data-collapsed-lines=""
      boxesOf={boxesOf}
      className="fill-background/60 stroke-edge-strong/70 [stroke-dasharray:2_3]"
    />
  );
}
