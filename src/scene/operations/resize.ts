import { clamp, type Point, type Rect } from '../geometry';
import { SCENE_LIMITS } from '../limits';
import { definitionOf } from '../registry';
import type { Scene } from '../scene';
import { changeUnlocked } from './change';

/**
 * Gives unlocked elements new boxes; one of another size is kept from then on, but for badges: those are given their height, and
 * their row is as wide as they need. `wrap` lets a text break at its width, or not.
 */
export function resizeElements(
  scene: Scene,
  boxes: Readonly<Record<string, Rect>>,
  wrap?: boolean,
): Scene {
  return changeUnlocked(scene, Object.keys(boxes), (element) => {
    const box = boxes[element.id];
    if (box === undefined) return element;
    const { x, y, width, height } = box;
    const isSized = width !== element.width || height !== element.height;
    const isKept = isSized && definitionOf(element.type).iconSizing === undefined;
    return {
      ...element,
      x,
      y,
      width,
      height,
      ...(isKept ? { autoWidth: false } : {}),
      ...(wrap === undefined ? {} : { wrap }),
    };
  });
}

export const HANDLES = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const;
export type Handle = (typeof HANDLES)[number];

export interface ResizeOptions {
  readonly keepAspect?: boolean;
  readonly aboutCenter?: boolean;
}

/**
 * The box after one of its handles has been dragged by `offset`. At least 20 x 10; a box that is smaller already (a
 * line) keeps that measure until it is dragged beyond the least one. The edges opposite the handle stay, or the center.
 */
export function resizeBox(
  start: Rect,
  handle: Handle,
  offset: Point,
  { keepAspect = false, aboutCenter = false }: ResizeOptions = {},
): Rect {
  const { x: across, y: down } = directionOf(handle);
  const reach = aboutCenter ? 2 : 1;
  const requested = {
    width: start.width + across * reach * offset.x,
    height: start.height + down * reach * offset.y,
  };
  const { width, height } = keepAspect
    ? scaledSize(start, requested, across, down)
    : {
        width: legal(requested.width, start, 'width'),
        height: legal(requested.height, start, 'height'),
      };
  return {
    x: placeOf(start.x, start.width, width, aboutCenter ? 0 : across),
    y: placeOf(start.y, start.height, height, aboutCenter ? 0 : down),
    width,
    height,
  };
}

/** The edges that a handle takes along: 1 the right or bottom one, -1 the left or top one, 0 none on that axis. */
export function directionOf(handle: Handle): Point {
  return {
    x: handle.includes('e') ? 1 : handle.includes('w') ? -1 : 0,
    y: handle.includes('s') ? 1 : handle.includes('n') ? -1 : 0,
  };
}

type Measure = 'width' | 'height';

function rangeOf(start: Rect, measure: Measure): readonly [least: number, most: number] {
  return [Math.min(SCENE_LIMITS.resize[measure], start[measure]), SCENE_LIMITS[measure].max];
}

/** A measure within its range; below the least one it stays as it was at the start. */
function legal(requested: number, start: Rect, measure: Measure): number {
  const least = SCENE_LIMITS.resize[measure];
  if (start[measure] < least && requested < least) return start[measure];
  return clamp(Math.round(requested), least, SCENE_LIMITS[measure].max);
}

/** The size with the aspect of `start` that follows the handle: by its own side, by the greater change at a corner. */
function scaledSize(
  start: Rect,
  requested: { readonly width: number; readonly height: number },
  across: number,
  down: number,
) {
  const [byWidth, byHeight] = [requested.width / start.width, requested.height / start.height];
  const isWider = Math.abs(byWidth - 1) >= Math.abs(byHeight - 1);
  const followsWidth = down === 0 || (across !== 0 && isWider);
  const [leastWidth, mostWidth] = rangeOf(start, 'width');
  const [leastHeight, mostHeight] = rangeOf(start, 'height');
  const scale = clamp(
    followsWidth ? byWidth : byHeight,
    Math.max(leastWidth / start.width, leastHeight / start.height),
    Math.min(mostWidth / start.width, mostHeight / start.height),
  );
  return { width: Math.round(start.width * scale), height: Math.round(start.height * scale) };
}

/** Where the box begins: at its start when its end is dragged (1), before its end when its start is (-1), else centered. */
function placeOf(from: number, before: number, after: number, side: number): number {
  if (side === 1) return from;
  const place = side === -1 ? from + before - after : from + (before - after) / 2;
  return Math.round(place) || 0;
}
