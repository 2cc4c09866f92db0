import type { Rect } from '../../scene/geometry';
import type { Viewport } from './viewport';

/** How large the letters that are written are seen at least, in px of the screen, and at which zoom at most. */
const READABLE_PX = 17;
const MOST_ZOOM = 2;

/** How large a picture that is cropped is seen at least, at its shorter side in px of the screen, and at which zoom at most. */
const CROPPABLE_PX = 140;
const MOST_CROP_ZOOM = 3;

/** Beside the text or the picture, in px. */
const MARGIN_PX = 24;

/** Which share of the room lies above it: a keyboard on the screen, or the bar of a crop, takes the lower half. */
const ABOVE = 0.3;

/**
 * The view in which a text can be read while it is written: its letters, whose size is given in canvas units, are large enough, and
 * it stands in the upper part of `room`, which is in px from the canvas's corner; from its start where it is wider. The same view
 * where its letters are large enough already.
 */
export function writingView(box: Rect, letters: number, view: Viewport, room: Rect): Viewport {
  return nearView(box, Math.min(READABLE_PX / letters, MOST_ZOOM), view, room);
}

/** The same for a picture, which fingers crop: its edges are far enough apart. */
export function croppingView(box: Rect, view: Viewport, room: Rect): Viewport {
  const wanted = CROPPABLE_PX / Math.min(box.width, box.height);
  return nearView(box, Math.min(wanted, MOST_CROP_ZOOM), view, room);
}

function nearView(box: Rect, wanted: number, view: Viewport, room: Rect): Viewport {
  const zoom = Math.ceil(wanted * 100) / 100;
  if (zoom <= view.zoom) return view;
  const [width, height] = [box.width * zoom, box.height * zoom];
  const spareX = Math.max(MARGIN_PX, (room.width - width) / 2);
  const spareY = Math.max(0, (room.height - height) * ABOVE);
  return {
    zoom,
    panX: Math.round(room.x + spareX - box.x * zoom),
    panY: Math.round(room.y + spareY - box.y * zoom),
  };
}

/** What lies between two views after a share of the way, from 0 to 1. */
export function betweenViews(from: Viewport, to: Viewport, share: number): Viewport {
  const between = (start: number, end: number): number => start + (end - start) * share;
  return {
    zoom: between(from.zoom, to.zoom),
    panX: Math.round(between(from.panX, to.panX)),
    panY: Math.round(between(from.panY, to.panY)),
  };
}
