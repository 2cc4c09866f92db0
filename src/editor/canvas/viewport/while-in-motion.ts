import { hasSameItems } from '../../../base/has-same-items';
import { isSameView, type Viewport } from '../../gestures/viewport';

/** During a zoom, how long a drawing is stretched as it is before it is drawn again, sharp. */
const REDRAW_MS = 240;

/** How far it is stretched at most: beyond, its letters are coarse, or it leaves the rims of the canvas bare. */
const STRETCH = { min: 0.7, max: 2 };

interface Drawing<Node, Look extends readonly unknown[]> {
  /** Draws it for a view, and for what else it depends on. */
  readonly draw: (node: Node, view: Viewport, ...look: Look) => void;
  /** Moves what was drawn for one view to where another has it. */
  readonly move: (node: Node, view: Viewport, drawn: Viewport) => void;
  /** How far a drawing reaches beyond what is seen of it, in px: so far a pan can move it. */
  readonly reach: number;
}

/**
 * Follows the view with a drawing. While the view is in motion the drawing is moved as it is, which is a compositor's work;
 * it is drawn again where that shows too little of it, now and then in a zoom, and once the view rests.
 */
export function whileInMotion<Node, Look extends readonly unknown[] = []>({
  draw,
  move,
  reach,
}: Drawing<Node, Look>) {
  let drawn: { readonly view: Viewport; readonly look: Look } | null = null;
  let moved: Viewport | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const drawNow = (node: Node, view: Viewport, look: Look): void => {
    clearTimeout(timer);
    timer = undefined;
    [drawn, moved] = [{ view, look }, null];
    draw(node, view, ...look);
  };
  return (node: Node, view: Viewport, isInMotion: boolean, ...look: Look): void => {
    const before = drawn !== null && hasSameItems(drawn.look, look) ? drawn.view : null;
    if (before !== null && moved === null && isSameView(before, view)) return;
    if (before === null || !isInMotion || isBeyond(before, view, reach)) {
      drawNow(node, view, look);
      return;
    }
    moved = view;
    move(node, view, before);
    if (view.zoom !== before.zoom) {
      timer ??= setTimeout(() => drawNow(node, moved ?? view, look), REDRAW_MS);
    }
  };
}

/** Whether a drawing for one view shows too little, or too coarsely, of another. */
function isBeyond(from: Viewport, { zoom, panX, panY }: Viewport, reach: number): boolean {
  const by = zoom / from.zoom;
  if (by !== 1) return by < STRETCH.min || by > STRETCH.max;
  return Math.max(Math.abs(panX - from.panX), Math.abs(panY - from.panY)) > reach;
}
