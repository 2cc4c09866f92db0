export type Side = 'top' | 'right' | 'bottom' | 'left';
export type PlacementAlign = 'start' | 'center' | 'end';

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface WindowBox extends Size {
  readonly left: number;
  readonly top: number;
}

const GAP = 6;
const MARGIN = 8;

const OPPOSITES = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' } as const;

/**
 * Where a floating part goes beside its anchor, as its left and top edge. All in px of the
 * viewport. It changes to the opposite side where only that has room, and stays within the view.
 * Beside its anchor it goes up or down where that uncovers more of what is to be avoided: of the first box before the others.
 */
export function placeBeside(
  anchor: WindowBox,
  size: Size,
  view: WindowBox,
  side: Side,
  align: PlacementAlign,
  avoid: readonly WindowBox[] = [],
) {
  const opposite = OPPOSITES[side];
  const needed = GAP + MARGIN + (isVertical(side) ? size.height : size.width);
  const flips = room(anchor, view, side) < needed && room(anchor, view, opposite) >= needed;
  const { left, top } = edges(anchor, size, flips ? opposite : side, align);
  const lowest = view.top + view.height - size.height - MARGIN;
  const within = {
    left: clamp(left, view.left + MARGIN, view.left + view.width - size.width - MARGIN),
    top: clamp(top, view.top + MARGIN, lowest),
  };
  if (isVertical(side)) return within;
  const tops = avoid
    .flatMap((box) => [box.top - GAP - size.height, box.top + box.height + GAP])
    .map((at) => clamp(at, view.top + MARGIN, lowest))
    .toSorted((a, b) => Math.abs(a - within.top) - Math.abs(b - within.top));
  return tops.reduce((best, at) => {
    const place = { ...within, top: at };
    const gains = avoid.map(
      (box) => covered({ ...size, ...best }, box) - covered({ ...size, ...place }, box),
    );
    return (gains.find((gain) => gain !== 0) ?? 0) > 0 ? place : best;
  }, within);
}

/** What two boxes have in common; without a size where that is nothing. */
export function common(one: WindowBox, other: WindowBox): WindowBox {
  const [left, top] = [Math.max(one.left, other.left), Math.max(one.top, other.top)];
  const right = Math.min(one.left + one.width, other.left + other.width);
  const bottom = Math.min(one.top + one.height, other.top + other.height);
  return { left, top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
}

/** How much of one box lies under another. */
function covered(one: WindowBox, other: WindowBox): number {
  const { width, height } = common(one, other);
  return width * height;
}

function isVertical(side: Side): boolean {
  return side === 'top' || side === 'bottom';
}

function room(anchor: WindowBox, view: WindowBox, side: Side): number {
  switch (side) {
    case 'top':
      return anchor.top - view.top;
    case 'bottom':
      return view.top + view.height - anchor.top - anchor.height;
    case 'left':
      return anchor.left - view.left;
    case 'right':
      return view.left + view.width - anchor.left - anchor.width;
  }
}

function edges(anchor: WindowBox, size: Size, side: Side, align: PlacementAlign) {
  const share = align === 'start' ? 0 : align === 'center' ? 0.5 : 1;
  const across = anchor.left + share * (anchor.width - size.width);
  const down = anchor.top + share * (anchor.height - size.height);
  switch (side) {
    case 'top':
      return { left: across, top: anchor.top - size.height - GAP };
    case 'bottom':
      return { left: across, top: anchor.top + anchor.height + GAP };
    case 'left':
      return { left: anchor.left - size.width - GAP, top: down };
    case 'right':
      return { left: anchor.left + anchor.width + GAP, top: down };
  }
}

function clamp(value: number, min: number, max: number): number {
  return Math.max(min, Math.min(max, value));
}
