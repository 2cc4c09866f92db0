import type { Handle } from '../../scene/operations/resize';
import type { Point } from '../../scene/geometry';
import { panCrop, pullCrop, zoomCrop, zoomOf, type CropView } from '../../scene/operations/crop';

/** A key that was pressed. */
interface Pressed {
  readonly key: string;
  readonly shiftKey: boolean;
}

/** In canvas units, as those of a nudge. */
const [STEP, LARGE_STEP] = [1, 10];

/** How much a key zooms. */
const ZOOM_BY = 1.1;

/** What a key makes of a crop: arrows move the picture, + and - zoom it; null for all other keys. */
export function cropAfterKey(pressed: Pressed, view: CropView): CropView | null {
  const way = wayOf(pressed);
  return way === null ? zoomedByKey(pressed, view) : panCrop(view, way);
}

/** The same on an edge, which moves as the arrow points. */
export function edgeAfterKey(
  pressed: Pressed,
  view: CropView,
  handle: Handle,
  ratio: number | null,
): CropView | null {
  const way = wayOf(pressed);
  return way === null ? zoomedByKey(pressed, view) : pullCrop(view, handle, way, ratio);
}

function zoomedByKey({ key }: Pressed, view: CropView): CropView | null {
  if (key === '+' || key === '=') return zoomCrop(view, zoomOf(view) * ZOOM_BY);
  return key === '-' || key === '_' ? zoomCrop(view, zoomOf(view) / ZOOM_BY) : null;
}

const WAYS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

function wayOf({ key, shiftKey }: Pressed): Point | null {
  const way = WAYS[key];
  if (way === undefined) return null;
  const step = shiftKey ? LARGE_STEP : STEP;
  return { x: way.x * step, y: way.y * step };
}
