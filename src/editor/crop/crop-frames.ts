import { croppedPart, growWithin, type CropPart, type Size } from '../../model/picture/fit';
import { NO_CROP, type Crop } from '../../model/person/crop';
import type { SceneAction } from '../../scene/actions';
import { isSame } from '../../scene/operations/same';
import type { Rect } from '../../scene/geometry';
import type { SceneElement } from '../../scene/scene';

/** The proportions that a picture can be cropped to: width by height, those of the picture, or any. */
export const CROP_FRAMES = [
  { value: 'kept', label: 'Free', ratio: null },
  { value: 'original', label: 'Original', ratio: null },
  { value: '1:1', label: 'Square', ratio: 1 },
  { value: '4:3', label: '4 : 3', ratio: 4 / 3 },
  { value: '3:4', label: '3 : 4', ratio: 3 / 4 },
  { value: '16:9', label: '16 : 9', ratio: 16 / 9 },
] as const;

export type CropFrame = (typeof CROP_FRAMES)[number]['value'];

/** Long enough for any ratio in whole px. */
const LONG = 10_000;

/** The size of an element in these proportions, within the box that it has, so that it comes to lie over nothing else. */
export function framedSize({ width, height }: Size, picture: Size, frame: CropFrame): Size {
  const box = { width, height };
  const ratio = frameRatio(picture, frame);
  return ratio === null ? box : growWithin({ width: LONG * ratio, height: LONG }, box);
}

/** The width by the height that a frame has; null where it may have any. */
export function frameRatio(picture: Size, frame: CropFrame): number | null {
  if (frame === 'original') return picture.width / picture.height;
  return CROP_FRAMES.find(({ value }) => value === frame)?.ratio ?? null;
}

/** What crops a picture: in this box, this part of it; no crop where that is all of it. */
export function cropAction(
  { id, x, y, width, height }: SceneElement,
  picture: Size,
  box: Rect,
  crop: Crop,
): SceneAction {
  const settings = { crop: showsAll(picture, box, crop) ? NO_CROP : crop };
  const set = { type: 'scene/elementSet', id, settings } as const;
  if (isSame(box, { x, y, width, height })) return set;
  const boxes = { [id]: box };
  return { type: 'scene/changesMade', changes: [set, { type: 'scene/elementsResized', boxes }] };
}

/** Whether a whole px of the picture is hidden nowhere. */
function showsAll(picture: Size, size: Size, crop: CropPart): boolean {
  const part = croppedPart(picture, size, crop);
  const across = (picture.width - part.width) * (size.width / part.width);
  const down = (picture.height - part.height) * (size.height / part.height);
  return across < 1 && down < 1;
}
