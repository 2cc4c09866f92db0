import { useCallback } from 'react';
import { BoxOutlines } from '../canvas/overlay/box-outlines';
import type { CanvasState } from '../canvas/overlay/use-overlay';
import { isShownClosed, selectGoingLines, useDesignClosing } from './closed-scene';

const NO_LINES: ReturnType<typeof selectGoingLines> = [];

/** What goes as the design closes up is paled, with a dashed line around it, as what trimming cuts off is. */
export function ClosingLines() {
  const closing = useDesignClosing();
  const boxesOf = useCallback(
    ({ app, interaction: { move } }: CanvasState) =>
      closing === null || move !== null || isShownClosed(app)
        ? NO_LINES
        : selectGoingLines(app, closing),
    [closing],
  );
  return (
    <BoxOutlines
      data-closing=""
      boxesOf={boxesOf}
      className="fill-background/60 stroke-edge-strong/70 [stroke-dasharray:2_3]"
    />
  );
}
