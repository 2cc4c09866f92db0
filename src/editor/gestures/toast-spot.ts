import { overlaps, type Rect, type Size } from '../../scene/geometry';
import { BAR_EDGE_PX } from './bar-place';

/** Where a toast may lie over a canvas: at its side where that is wide, else along it. */
export type ToastSpot = 'side' | 'sideTop' | 'endTop' | 'aboveTools' | 'top';

/** How large a toast at the side is at most, and how far from that side. */
const SIDE = { x: 36, width: 400, height: 104 };
/** How wide it is beside narrow columns. */
const SLIM_PX = 260;
const FROM_END_PX = 16;

/** The toolbar of a wide canvas. */
const WIDE_PX = 72;

/** Just below the ruler. */
const TOP_PX = 22;

/** Between a toast and the buttons at the foot of a narrow canvas, in px. */
const TOAST_AIR_PX = 4;

interface ToastRoom {
  readonly canvas: Size;
  readonly isWide: boolean;
  /** Whether the columns beside a wide one are narrow. */
  readonly isSlim?: boolean;
  /** How much of the foot of the canvas is covered by buttons. */
  readonly floats: number;
  /** How high the toast is, where it lies along the canvas. */
  readonly height: number;
  /** How far the handles reach beyond what is selected. */
  readonly handles: number;
  /** All that is drawn. */
  readonly drawn?: readonly Rect[];
}

/**
 * Where a toast does not lie over the bar of the selection, nor over what is selected and its handles, nor over anything drawn: as
 * near to the thumb as can be. Where nothing is free it covers as little of these as it can, the bar last, and never the buttons.
 * Boxes are in px from the canvas's corner.
 */
export function toastSpot(
  selection: Rect | null,
  bar: Rect | null,
  { canvas, isWide, floats, height, handles, isSlim = false, drawn = [] }: ToastRoom,
): ToastSpot {
  const side = { ...SIDE, width: isSlim ? SLIM_PX : SIDE.width };
  const along = (y: number): Rect => ({ x: 0, y, width: canvas.width, height });
  const spots: readonly (readonly [ToastSpot, Rect])[] = isWide
    ? [
        ['side', { ...side, y: canvas.height - WIDE_PX - SIDE.height }],
        ['sideTop', { ...side, y: BAR_EDGE_PX }],
        ['endTop', { ...side, x: canvas.width - FROM_END_PX - side.width, y: BAR_EDGE_PX }],
      ]
    : [
        ['aboveTools', along(canvas.height - floats - TOAST_AIR_PX - height)],
        ['top', along(TOP_PX)],
      ];
  const freeOf = (boxes: readonly (Rect | null)[]) =>
    // Above a low canvas is the header.
    spots.find(([, spot]) => spot.y >= 0 && !boxes.some((box) => box && overlaps(box, spot)));
  const held = selection && {
    x: selection.x - handles,
    y: selection.y - handles,
    width: selection.width + 2 * handles,
    height: selection.height + 2 * handles,
  };
  const free =
    freeOf([held, bar, ...drawn]) ??
    freeOf([held, bar]) ??
    freeOf([selection, bar]) ??
    freeOf([bar]);
  return free?.[0] ?? (isWide ? 'side' : 'top');
}
