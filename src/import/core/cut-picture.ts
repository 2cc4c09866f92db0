import type { Rect, Size } from '../../model/picture/fit';

/** A part of a picture with a link of its own, in px from the corner of the picture; `right` and `bottom` may lie outside. */
export interface PictureArea {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** Null for a part without a link. */
  readonly href: string | null;
  readonly alt: string;
}

/** A piece of a picture, in whole px from its corner, and the area that it shows; null for what none covers. */
export interface PicturePiece extends Rect {
  readonly area: PictureArea | null;
}

/**
 * A picture of whole px cut along its linked parts into rows of pieces, as few as tile it. Where parts overlap, the first
 * counts.
 */
export function cutPicture(
  { width, height }: Size,
  areas: readonly PictureArea[],
): readonly PicturePiece[] {
  const rows = stops(
    areas.flatMap(({ top, bottom }) => [top, bottom]),
    height,
  );
  const bands = rows.map(([y, bottom]) => {
    const near = areas.filter(({ top, bottom: end }) => top < bottom && end > y);
    const columns = stops(
      near.flatMap(({ left, right }) => [left, right]),
      width,
    );
    const pieces = columns.map(([x, right]): PicturePiece => {
      const middle = (x + right) / 2;
      const area = near.find((each) => each.left <= middle && each.right >= middle) ?? null;
      return { x, y, width: right - x, height: bottom - y, area };
    });
    return pieces.reduce(joinBeside, []);
  });
  return bands.flat().reduce(joinBelow, []);
}

/** The distances from one whole px to the next at which something begins or ends. */
function stops(edges: readonly number[], end: number): readonly (readonly [number, number])[] {
  const whole = edges.map((edge) => Math.round(Math.min(end, Math.max(0, edge))));
  const sorted = [...new Set([0, ...whole, end])].toSorted((one, other) => one - other);
  return sorted.slice(1).map((stop, index) => [sorted[index] ?? 0, stop] as const);
}

function joinBeside(pieces: readonly PicturePiece[], piece: PicturePiece): readonly PicturePiece[] {
  const last = pieces.at(-1);
  if (last?.area !== piece.area || last === undefined) return [...pieces, piece];
  return [...pieces.slice(0, -1), { ...last, width: last.width + piece.width }];
}

/** Joins a piece to the one above it that shows the same part, where both are as wide. */
function joinBelow(pieces: readonly PicturePiece[], piece: PicturePiece): readonly PicturePiece[] {
  const { x, y, width, height, area } = piece;
  const above = pieces.findIndex(
    (each) =>
      each.area === area && each.x === x && each.width === width && each.y + each.height === y,
  );
  if (above === -1) return [...pieces, piece];
  return pieces.map((each, at) =>
    at === above ? { ...each, height: each.height + height } : each,
  );
}
