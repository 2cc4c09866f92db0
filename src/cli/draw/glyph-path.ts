import type { Outline, Point } from './font/outline';

/** Where a glyph stands: its origin on the baseline, and px for each unit of its font. */
export interface GlyphPlace {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** An outline as the `d` of an SVG path, where the glyph stands. */
export function glyphPath(outline: Outline, { x, y, scale }: GlyphPlace): string {
  const at = (point: Point): string =>
    `${rounded(x + point.x * scale)} ${rounded(y - point.y * scale)}`;
  return outline.map((curve) => curvePath(curve, at)).join('');
}

/** Ten thousandths of a px. */
function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}

/** TrueType leaves out the points that lie on the curve halfway between two that do not. */
function curvePath(curve: readonly Point[], at: (point: Point) => string): string {
  const [first] = curve;
  const last = curve.at(-1);
  if (first === undefined || last === undefined) return '';
  const start = first.on ? first : last.on ? last : middle(first, last);
  const rest = first.on ? curve.slice(1) : last.on ? curve.slice(0, -1) : curve;
  let path = `M${at(start)}`;
  let pull: Point | null = null;
  for (const point of [...rest, start]) {
    const end: Point = point === start || point.on || pull === null ? point : middle(pull, point);
    if (pull !== null) path += `Q${at(pull)} ${at(end)}`;
    else if (end.on) path += `L${at(end)}`;
    pull = point === start || point.on ? null : point;
  }
  return `${path}Z`;
}

function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, on: true };
}
