import { gradientBetween } from '../../../email/gradient-parts';
import { meanColor } from '../../../email/gradients';
import { WHITE, type Hex } from '../../../model/color/color';
import type { Rect } from '../../../scene/geometry';
import { SCENE_LIMITS } from '../../../scene/limits';
import { isSame } from '../../../scene/operations/same';
import type { ElementStyle } from '../../../scene/scene';
import type { PageBorder, PageBox } from './page';
import { paintOf, percentOf, solidBox } from './see-through';
import type { DraftElement } from './drafted';

/** What is thinner is a line, in px. */
const THICKEST_LINE = 4;

/** What a box lies on. */
export interface BackgroundBelow {
  readonly color: Hex;
  /** The box whose gradient lies there; null where it is one color. */
  readonly run: PageBox | null;
}

/** A box as the planes of color that it shows; none where it looks like what it lies on. */
export function planeElements(
  given: PageBox,
  { color: below, run }: BackgroundBelow,
): readonly DraftElement[] {
  const box = { ...given, borders: seenBorders(given) };
  const { gradient, borders } = box;
  const [border] = borders;
  const isFramed = border !== null && borders.every((each) => isSame(each, border));
  if (isFramed) {
    const seen = box.background === null && gradient === null ? runThrough(box, run) : gradient;
    const shown = { ...box, gradient: seen };
    return [isEven(shown, border) ? framed(shown, border, below) : solidFramed(shown, below)];
  }
  const hasShadow = box.shadow !== undefined && box.background !== null;
  const isOther = box.background !== null && box.background !== below;
  const isSeen = gradient !== null || isOther || hasShadow;
  return [...(isSeen ? [background(box, below)] : []), ...bars(box)];
}

/** The borders that look other than what is within them: Word has room in buttons only by borders of their color. */
function seenBorders({ borders, background, gradient }: PageBox): PageBox['borders'] {
  if (gradient !== null || background === null) return borders;
  const [top, right, bottom, left] = borders.map((border) =>
    border?.color === background ? null : border,
  );
  return [top ?? null, right ?? null, bottom ?? null, left ?? null];
}

/** Whether one opacity is enough for a box and its border. */
function isEven(box: PageBox, border: PageBorder): boolean {
  const [one, other] = [box.through, border.through].map((part) => part && percentOf(part.alpha));
  return one === other || (box.background === null && box.gradient === null);
}

function solidFramed(given: PageBox, below: Hex): DraftElement {
  const box = solidBox(given);
  const [border] = box.borders;
  if (border === null) throw new Error('A frame without a border');
  return framed(box, border, below);
}

function framed(box: PageBox, border: PageBorder, below: Hex): DraftElement {
  const plane = background(box, below);
  const { width, style } = border;
  const { color: borderColor, ...opacity } = paintOf(border.color, border.through);
  return {
    ...plane,
    type: plane.type === 'background' && box.gradient === null ? 'rectangle' : plane.type,
    style: {
      ...plane.style,
      borderWidth: borderWidth(width),
      borderColor,
      ...opacity,
      ...(style !== 'solid' && { borderStyle: style }),
    },
  };
}

/** The part of a gradient that shows through a transparent box. */
function runThrough(box: PageBox, run: PageBox | null): PageBox['gradient'] {
  if (run?.gradient == null) return null;
  const { angle } = run.gradient;
  const [border] = box.borders;
  const inset = border?.width ?? 0;
  const inner = {
    x: box.x + inset,
    y: box.y + inset,
    width: box.width - 2 * inset,
    height: box.height - 2 * inset,
  };
  const outer = endsOf(run, angle);
  const [start, end] = endsOf(inner, angle).map((at) => (at - outer[0]) / (outer[1] - outer[0]));
  return gradientBetween(run.gradient, shareOf(start), shareOf(end));
}

/** Where a gradient begins and ends in a box, in px along its direction. */
function endsOf({ x, y, width, height }: Rect, angle: number): readonly [number, number] {
  const turn = (angle * Math.PI) / 180;
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  const middle = (x + width / 2) * sin - (y + height / 2) * cos;
  const half = (Math.abs(width * sin) + Math.abs(height * cos)) / 2;
  return [middle - half, middle + half];
}

function shareOf(value = 0): number {
  return Math.min(1, Math.max(0, value));
}

function borderWidth(width: number): number {
  return Math.min(SCENE_LIMITS.borderWidth.max, Math.max(1, Math.round(width)));
}

function background(box: PageBox, below: Hex): DraftElement {
  const { gradient } = box;
  const whole = wholeBox(box);
  const isPlain = gradient === null && box.shadow === undefined;
  const paint = paintOf(box.background ?? below, isPlain ? box.through : undefined);
  const { color, ...opacity } = paint;
  return {
    type: gradient === null ? lineType(whole) : 'background',
    ...whole,
    style: {
      backgroundColor: color,
      ...opacity,
      ...radiusOf(box),
      ...(gradient !== null && {
        background: { ...gradient, angle: Math.round(gradient.angle) },
      }),
      ...(box.shadow && { shadow: box.shadow }),
    },
  };
}

function radiusOf({ radii }: PageBox): Pick<ElementStyle, 'radius' | 'corners'> {
  const [first, second, third, last] = radii;
  const corners = [first, second, third, last].map(Math.round) as [number, number, number, number];
  const [radius] = corners;
  if (corners.some((corner) => corner !== radius)) return { corners };
  return radius === 0 ? {} : { radius };
}

/** Borders that are not the same all round, each as a line of its own. */
function bars(box: PageBox): readonly DraftElement[] {
  const { x, y, width, height } = wholeBox(box);
  const [top, right, bottom, left] = box.borders.map(
    (border) => border && borderWidth(border.width),
  );
  const places: readonly (readonly [number, Rect])[] = [
    [0, { x, y, width, height: top ?? 0 }],
    [1, { x: x + width - (right ?? 0), y, width: right ?? 0, height }],
    [2, { x, y: y + height - (bottom ?? 0), width, height: bottom ?? 0 }],
    [3, { x, y, width: left ?? 0, height }],
  ];
  return places.flatMap(([side, place]) => {
    const border = box.borders[side];
    return border == null ? [] : lineElements(place, border);
  });
}

/** A double line is two, each a third of it. */
function lineElements(place: Rect, border: PageBorder): readonly DraftElement[] {
  const isFlat = place.width >= place.height;
  const thickness = isFlat ? place.height : place.width;
  if (border.style !== 'double' || thickness < 3) return [bar(place, border)];
  const third = Math.round(thickness / 3);
  const last = thickness - third;
  return isFlat
    ? [
        bar({ ...place, height: third }, border),
        bar({ ...place, y: place.y + last, height: third }, border),
      ]
    : [
        bar({ ...place, width: third }, border),
        bar({ ...place, x: place.x + last, width: third }, border),
      ];
}

function bar(place: Rect, border: PageBorder): DraftElement {
  const { color, ...opacity } = paintOf(border.color, border.through);
  return { type: lineType(place), ...place, style: { backgroundColor: color, ...opacity } };
}

function lineType({ width, height }: Rect): 'divider' | 'vertical-line' | 'background' {
  if (Math.min(width, height) > THICKEST_LINE) return 'background';
  return width >= height ? 'divider' : 'vertical-line';
}

/** Edges are rounded, never sizes: what touches keeps touching. */
export function wholeBox({ x, y, width, height }: Rect): Rect {
  const [left, top] = [Math.max(0, Math.round(x)), Math.max(0, Math.round(y))];
  return {
    x: left,
    y: top,
    width: Math.max(1, Math.round(x + width) - left),
    height: Math.max(1, Math.round(y + height) - top),
  };
}

/** What a plane looks like from above, as one color. */
export function shownColor({ background: color, gradient }: PageBox, below: Hex): Hex {
  return gradient === null ? (color ?? below) : meanColor(gradient);
}

/** The color of a page where nothing lies. */
export const PAGE_BACKGROUND: Hex = WHITE;
