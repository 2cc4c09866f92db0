import { MOST_ZOOM, settledCrop, type Crop } from '../../model/person/crop';
import { croppedPart, placeInBox, within, type CropPart } from '../../model/picture/fit';
import type { Point, Rect, Size } from '../geometry';
import { SCENE_LIMITS } from '../limits';
import { directionOf, type Handle } from './resize';

/*
 * A crop on the canvas is two boxes: where the whole picture lies, and the part of that which is shown. Edges move the second
 * one, pan and zoom the first one; the picture always covers what is shown. In canvas units.
 */

export interface CropView {
  /** What is shown, in whole units. */
  readonly box: Rect;
  /** Where the whole picture lies. */
  readonly whole: Rect;
}

interface Shown {
  /** The natural size of the picture in px. */
  readonly size: Size;
  /** The part that is shown; null where it was not cropped. */
  readonly part: CropPart | null;
  readonly fit: 'cover' | 'contain';
}

const MIDDLE: CropPart = { x: 0.5, y: 0.5, zoom: 1 };

/** How a picture lies in the box of its element before anything is changed. */
export function beginCrop(element: Rect, { size, part, fit }: Shown): CropView {
  const { x, y, width, height } = element;
  if (fit === 'contain' && part === null) {
    const { target } = placeInBox(size, element, 'contain');
    const box = { ...target, x: x + target.x, y: y + target.y };
    return { box, whole: box };
  }
  return viewOf({ x, y, width, height }, size, part ?? MIDDLE);
}

/** The crop that a view comes to. `of` is the fingerprint of the picture. */
export function cropOf({ box, whole }: CropView, picture: Size, of: string): Crop {
  const x = (box.x + box.width / 2 - whole.x) / whole.width;
  const y = (box.y + box.height / 2 - whole.y) / whole.height;
  return settledCrop(picture, box, { of, x, y, zoom: zoomOf({ box, whole }) });
}

/** How many times larger the picture is than it must be to fill what is shown of it. */
export function zoomOf({ box, whole }: CropView): number {
  return Math.min(whole.width / box.width, whole.height / box.height);
}

/** The picture moved within what is shown of it, as far as it goes. */
export function panCrop({ box, whole }: CropView, { x, y }: Point): CropView {
  return covering(box, { ...whole, x: whole.x + x, y: whole.y + y });
}

/** The picture at another zoom, with a point of it staying where it is: the middle of what is shown, where none is given. */
export function zoomCrop(
  view: CropView,
  zoom: number,
  about: Point = middleOf(view.box),
): CropView {
  const { box, whole } = view;
  const scale = within(zoom, 1, MOST_ZOOM) / zoomOf(view);
  return covering(box, {
    x: about.x + (whole.x - about.x) * scale,
    y: about.y + (whole.y - about.y) * scale,
    width: whole.width * scale,
    height: whole.height * scale,
  });
}

/**
 * What is shown after one of its edges or corners has been dragged by `offset`, never past the picture or the canvas's left and
 * top edge. It has the proportions `ratio`, width by height, where they are given.
 */
export function pullCrop(
  { box, whole }: CropView,
  handle: Handle,
  offset: Point,
  ratio: number | null,
): CropView {
  const room = roomIn(whole);
  const next =
    ratio === null
      ? pulledFreely(box, whole, room, handle, offset)
      : pulledInRatio(box, whole, room, { handle, offset, ratio });
  return legal({ box: next, whole });
}

/** What is shown in a box of this size, about the middle of the earlier one. */
export function frameCrop({ box, whole }: CropView, { width, height }: Size): CropView {
  const x = Math.round(box.x + (box.width - width) / 2);
  const y = Math.round(box.y + (box.height - height) / 2);
  return legal({ box: { x, y, width, height }, whole });
}

/** All of the picture, within the box that showed a part of it. */
export function fitCrop(view: CropView, size: Size): CropView {
  const { box } = frameCrop(view, size);
  return { box, whole: box };
}

/** The picture over the box, and not zoomed further than it may be. */
function legal(view: CropView): CropView {
  return zoomOf(view) > MOST_ZOOM ? zoomCrop(view, MOST_ZOOM) : covering(view.box, view.whole);
}

function viewOf(box: Rect, picture: Size, part: CropPart): CropView {
  const seen = croppedPart(picture, box, part);
  const scale = Math.max(box.width / seen.width, box.height / seen.height);
  const size = { width: picture.width * scale, height: picture.height * scale };
  return covering(box, { x: box.x - seen.x * scale, y: box.y - seen.y * scale, ...size });
}

/** The picture moved just so far that it covers the box. */
function covering(box: Rect, whole: Rect): CropView {
  const x = within(whole.x, box.x + box.width - whole.width, box.x);
  const y = within(whole.y, box.y + box.height - whole.height, box.y);
  return { box, whole: { ...whole, x, y } };
}

function middleOf({ x, y, width, height }: Rect): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

interface Room {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What of the picture is made of whole units: an edge that is off by less than this lies on one. */
const NEARLY = 0.01;

function roomIn({ x, y, width, height }: Rect): Room {
  return {
    left: Math.max(0, Math.ceil(x - NEARLY)),
    top: Math.max(0, Math.ceil(y - NEARLY)),
    right: Math.floor(x + width + NEARLY),
    bottom: Math.floor(y + height + NEARLY),
  };
}

function pulledFreely(box: Rect, whole: Rect, room: Room, handle: Handle, offset: Point): Rect {
  const direction = directionOf(handle);
  const isTall = box.height * MOST_ZOOM >= whole.height;
  const { width: leastWidth, height: leastHeight } = SCENE_LIMITS.resize;
  const across = pulledAlong(
    { start: box.x, length: box.width, direction: direction.x, by: offset.x },
    { start: room.left, end: room.right },
    // One of both sides is enough for a zoom that is allowed.
    {
      least: isTall ? leastWidth : Math.max(leastWidth, whole.width / MOST_ZOOM),
      most: SCENE_LIMITS.width.max,
    },
  );
  const isWide = across.length * MOST_ZOOM >= whole.width;
  const down = pulledAlong(
    { start: box.y, length: box.height, direction: direction.y, by: offset.y },
    { start: room.top, end: room.bottom },
    {
      least: isWide ? leastHeight : Math.max(leastHeight, whole.height / MOST_ZOOM),
      most: SCENE_LIMITS.height.max,
    },
  );
  return { x: across.start, y: down.start, width: across.length, height: down.length };
}

interface Pulled {
  readonly start: number;
  readonly length: number;
  readonly direction: number;
  readonly by: number;
}

function pulledAlong(
  { start, length, direction, by }: Pulled,
  room: { readonly start: number; readonly end: number },
  range: { readonly least: number; readonly most: number },
): { readonly start: number; readonly length: number } {
  if (direction === 0) return { start, length };
  const end = start + length;
  const free = direction === 1 ? room.end - start : end - room.start;
  // What is smaller already stays so until it is pulled further.
  const least = Math.min(Math.ceil(range.least), length);
  const next = within(
    Math.round(length + direction * by),
    least,
    Math.min(range.most, Math.max(free, least)),
  );
  return { start: direction === 1 ? start : end - next, length: next };
}

interface PullInRatio {
  readonly handle: Handle;
  readonly offset: Point;
  readonly ratio: number;
}

function pulledInRatio(
  box: Rect,
  whole: Rect,
  room: Room,
  { handle, offset, ratio }: PullInRatio,
): Rect {
  const { x: across, y: down } = directionOf(handle);
  const byWidth = box.width + across * offset.x;
  const byHeight = (box.height + down * offset.y) * ratio;
  const wanted = across === 0 ? byHeight : down === 0 ? byWidth : Math.max(byWidth, byHeight);
  const { width: leastWidth, height: leastHeight } = SCENE_LIMITS.resize;
  const ofZoom = Math.min(whole.width, whole.height * ratio) / MOST_ZOOM;
  const least = Math.min(Math.max(leastWidth, leastHeight * ratio, ofZoom), box.width);
  const most = Math.min(
    spaceAlong(across, box.x, box.width, room.left, room.right),
    spaceAlong(down, box.y, box.height, room.top, room.bottom) * ratio,
    SCENE_LIMITS.width.max,
    SCENE_LIMITS.height.max * ratio,
  );
  const width = Math.round(within(wanted, least, Math.max(least, most)));
  const height = Math.max(1, Math.round(width / ratio));
  return {
    x: startAlong(across, box.x, box.width, width),
    y: startAlong(down, box.y, box.height, height),
    width,
    height,
  };
}

/** How long a side can become that grows at its end (1), at its start (-1), or at both. */
function spaceAlong(way: number, start: number, length: number, least: number, most: number) {
  if (way === 1) return most - start;
  if (way === -1) return start + length - least;
  const middle = start + length / 2;
  return 2 * Math.min(middle - least, most - middle);
}

function startAlong(way: number, start: number, before: number, after: number): number {
  if (way === 1) return start;
  return way === -1 ? start + before - after : Math.round(start + (before - after) / 2);
}
