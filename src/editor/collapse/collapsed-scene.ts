import type { CollapseEmpty } from '../../export';
import { hasSameItems } from '../../base/has-same-items';
import type { ElementContext } from '../../scene/element-definition';
import { boundsOf, type Rect } from '../../scene/geometry';
import { stackingOrder, visibleElements } from '../../scene/selection';
import type { Scene } from '../../scene/scene';
import { makeSelector } from '../../store/make-selector';
import type { RootState } from '../../store/state';
import { selectDisplayedScene, selectStacked } from '../canvas/drawing/displayed';
import { useElementContext } from '../element-context';
import { useCollapse } from './use-collapse';

/*
 * A design that closes up is drawn closed up where it cannot be edited: in the preview, and below the picture of differences.
 * While it is edited, all elements stay in place, and a sign marks those that will be removed.
 */

/** How a design closes up. */
export interface SceneCollapse {
  readonly close: (scene: Scene) => Scene;
}

/** How the open design closes up; the same object as long as it does so in the same way. Null where it does not. */
export function useDesignCollapse(): SceneCollapse | null {
  const context = useElementContext();
  const collapseEmpty = useCollapse();
  return collapseEmpty && selectCollapse(collapseEmpty, context);
}

const selectCollapse = makeSelector(
  (collapseEmpty: CollapseEmpty, context: ElementContext) => [collapseEmpty, context],
  (collapseEmpty, context): SceneCollapse => ({ close: (scene) => collapseEmpty(scene, context) }),
);

/** What is displayed, closed up. */
export const selectCollapsedScene = makeSelector(
  (state: RootState, collapse: SceneCollapse) => [selectDisplayedScene(state), collapse],
  (scene, collapse) => collapse.close(scene),
);

/** Whether the design is drawn as it closes up. */
export function isShownCollapsed({ view, selection }: RootState): boolean {
  return view.isPreview || (view.isDifference && selection.length === 0);
}

const selectCollapsedStacked = makeSelector(
  (state: RootState, collapse: SceneCollapse) => [selectCollapsedScene(state, collapse)],
  (scene) => stackingOrder(visibleElements(scene)),
  hasSameItems,
);

/** What is drawn, from the undermost to the topmost. */
export function selectDrawn(state: RootState, collapse: SceneCollapse | null) {
  const isCollapsed = collapse !== null && isShownCollapsed(state);
  return isCollapsed ? selectCollapsedStacked(state, collapse) : selectStacked(state);
}

const NO_LINES: readonly Rect[] = [];

/** How far apart two are, in px, that go with one line. */
const APART = 40;

/** The boxes of the lines that go, each around all that stands in it. */
export const selectOmittedLines = makeSelector(
  (state: RootState, collapse: SceneCollapse) => [
    selectDisplayedScene(state),
    selectCollapsedScene(state, collapse),
  ],
  (scene, closed): readonly Rect[] => {
    if (closed === scene) return NO_LINES;
    const left = new Set(closed.elements.map(({ id }) => id));
    const going = visibleElements(scene).filter(({ id }) => !left.has(id));
    return going.toSorted((a, b) => a.x - b.x).reduce(joinLine, NO_LINES);
  },
);

function joinLine(lines: readonly Rect[], box: Rect): readonly Rect[] {
  const line = lines.find((other) => isInLine(other, box));
  const { x, y, width, height } = box;
  if (line === undefined) return [...lines, { x, y, width, height }];
  return lines.map((other) => (other === line ? (boundsOf([line, box]) ?? line) : other));
}

function isInLine(line: Rect, { x, y, height }: Rect): boolean {
  const middle = y + height / 2;
  return x - line.x - line.width <= APART && middle > line.y && middle < line.y + line.height;
}
