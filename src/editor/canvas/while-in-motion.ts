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
  let isMoved = false;
  let due = 0;
  return (node: Node, view: Viewport, isInMotion: boolean): void => {
    if (drawn !== null && isSameView(drawn, view) && !isMoved) return;
    const now = performance.now();
    if (isInMotion && !isMoved && now >= due) due = now + REDRAW_MS;
    isMoved = isInMotion && drawn !== null && now < due;
    if (isMoved && drawn !== null) {
      move(node, view, drawn);
      return;
    }
    drawn = view;
    due = now + REDRAW_MS;
    draw(node, view);
  };
}

function isSameView(a: Viewport, b: Viewport): boolean {
  return a.zoom === b.zoom && a.panX === b.panX && a.panY === b.panY;
}
