import { useCallback } from 'react';
import { useAppSelector } from '../../store/hooks';
import { BoxOutlines } from '../canvas/overlay/box-outlines';
import type { CanvasState } from '../canvas/overlay/use-overlay';
import {
  isShownCollapsed,
  selectOmittedLines,
  useDesignCollapse,
  selectCollapsedScene,
} from './collapsed-scene';

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

/** A note about an element that is removed with its line when the design closes up. */
export function CollapseNote({ id }: { readonly id: string }) {
  const collapse = useDesignCollapse();
  const isGoing = useAppSelector(
    (state) =>
      collapse !== null &&
      !selectCollapsedScene(state, collapse).elements.some((each) => each.id === id),
  );
  return (
    isGoing && (
      <p className="border-t px-4 py-3 text-sm text-ink-muted">
        Empty: its line closes up in the email.
      </p>
    )
  );
}
