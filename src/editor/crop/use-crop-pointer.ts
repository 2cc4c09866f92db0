import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';
import type { Point } from '../../scene/geometry';
import type { Handle } from '../../scene/operations/resize';
import { canvasOf } from '../canvas/drawing/element-nodes';
import { panCrop, pullCrop, zoomCrop, zoomOf, type CropView } from '../../scene/operations/crop';
import type { CropEdit } from './use-crop-edit';

interface Scale {
  /** Of the canvas. */
  readonly zoom: number;
  /** The proportions that are kept; null for none. */
  readonly ratio: number | null;
}

/** What a drag began with. */
interface Grip {
  readonly from: Point;
  readonly view: CropView;
  readonly handle: Handle | null;
}

/** Drags of the picture and of the handles, the wheel, and two fingers. */
export function useCropPointer(
  stage: RefObject<HTMLElement | null>,
  edit: CropEdit,
  { zoom, ratio }: Scale,
) {
  const [isMoving, setIsMoving] = useState(false);
  const grip = useRef<Grip | null>(null);
  const fingers = useRef(new Map<number, Point>());
  const { view, change, part } = edit;
  useWheel(stage, edit, zoom);
  const end = ({ pointerId }: PointerEvent): void => {
    fingers.current.delete(pointerId);
    grip.current = null;
    setIsMoving(false);
    part();
  };
  const begin = (event: PointerEvent, handle: Handle | null): void => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    fingers.current.set(event.pointerId, pointOf(event));
    grip.current = { from: pointOf(event), view, handle };
    setIsMoving(true);
  };
  const move = (event: PointerEvent): void => {
    const before = fingers.current.get(event.pointerId);
    if (before === undefined) return;
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, pointOf(event));
    if (other !== undefined) {
      grip.current = null;
      const factor = distance(pointOf(event), other) / Math.max(1, distance(before, other));
      change(zoomCrop(view, zoomOf(view) * factor), 'pinch');
      return;
    }
    if (grip.current === null) return;
    const { from, view: start, handle } = grip.current;
    const offset = { x: (event.clientX - from.x) / zoom, y: (event.clientY - from.y) / zoom };
    if (offset.x === 0 && offset.y === 0) return;
    if (handle === null) {
      change(panCrop(start, offset), 'drag');
      return;
    }
    const { width, height } = start.box;
    const kept = ratio ?? (event.shiftKey ? width / height : null);
    change(pullCrop(start, handle, offset, kept), 'drag');
  };
  const shared = { onPointerMove: move, onPointerUp: end, onPointerCancel: end };
  return {
    isMoving,
    onPicture: { ...shared, onPointerDown: (event: PointerEvent) => begin(event, null) },
    onHandle: (handle: Handle) => ({
      ...shared,
      onPointerDown: (event: PointerEvent) => begin(event, handle),
    }),
  };
}

const WHEEL_PX = 400;

/** The wheel zooms the picture at the pointer; with Ctrl the canvas, as anywhere on it. React's own listener could prevent neither. */
function useWheel(
  stage: RefObject<HTMLElement | null>,
  { view, change }: CropEdit,
  zoom: number,
): void {
  const latest = useRef({ view, change, zoom });
  useEffect(() => {
    latest.current = { view, change, zoom };
  });
  useEffect(() => {
    const node = stage.current;
    if (node === null) return;
    const onWheel = (event: WheelEvent): void => {
      if (event.ctrlKey || event.metaKey) {
        if (!canvasOf(node).dispatchEvent(new WheelEvent(event.type, event)))
          event.preventDefault();
        return;
      }
      event.preventDefault();
      const { view: now, change: show, zoom: scale } = latest.current;
      const { left, top } = node.getBoundingClientRect();
      const about = {
        x: now.whole.x + (event.clientX - left) / scale,
        y: now.whole.y + (event.clientY - top) / scale,
      };
      show(zoomCrop(now, zoomOf(now) * Math.exp(-event.deltaY / WHEEL_PX), about), 'wheel');
    };
    node.addEventListener('wheel', onWheel, { passive: false });
    return () => node.removeEventListener('wheel', onWheel);
  }, [stage]);
}

function pointOf({ clientX: x, clientY: y }: PointerEvent): Point {
  return { x, y };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
