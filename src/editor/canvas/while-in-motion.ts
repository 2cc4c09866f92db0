import type { Viewport } from '../gestures/viewport';

/** While the view is in motion, how long a drawing is moved as it is before it is drawn anew, sharp. */
const REDRAW_MS = 120;

interface Drawing<Node> {
  readonly draw: (node: Node, view: Viewport) => void;
  /** Moves what was drawn for one view to where another has it. */
  readonly move: (node: Node, view: Viewport, drawn: Viewport) => void;
}

/**
 * Follows the view with a drawing. While the view is in motion the drawing is moved as it is, which is a compositor's work;
 * it is drawn anew now and then, and once the view rests.
 */
export function whileInMotion<Node>({ draw, move }: Drawing<Node>) {
  let drawn: Viewport | null = null;
  let moved: Viewport | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const drawNow = (node: Node, view: Viewport): void => {
    clearTimeout(timer);
    timer = undefined;
    [drawn, moved] = [view, null];
    draw(node, view);
  };
  return (node: Node, view: Viewport, isInMotion: boolean): void => {
    if (drawn !== null && moved === null && isSameView(drawn, view)) return;
    if (drawn === null || !isInMotion) {
      drawNow(node, view);
      return;
    }
    moved = view;
    move(node, view, drawn);
    timer ??= setTimeout(() => drawNow(node, moved ?? view), REDRAW_MS);
  };
}

function isSameView(a: Viewport, b: Viewport): boolean {
  return a.zoom === b.zoom && a.panX === b.panX && a.panY === b.panY;
}
