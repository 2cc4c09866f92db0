import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import type { SvgNode } from '../../scene/drawing/svg';
import type { Fonts, FontPiece } from './fonts';
import { setFont } from './set-font';

/** A run where it stands, in units of the drawing. */
interface PlacedRun extends TextRun {
  readonly x: number;
  readonly width: number;
}

/** What texts are drawn with: a context in units of the drawing, `scale` px each. */
export interface TextTools {
  readonly context: SKRSContext2D;
  readonly scale: number;
  readonly fonts: Fonts;
  readonly createCanvas: (width: number, height: number) => Canvas;
}

/**
 * Draws a text of a drawing. Throws where no font has a letter, and for text that runs from right to left, which no font has.
 */
export function drawText(node: SvgNode, tools: TextTools): void {
  const { x = 0, y = 0, 'text-anchor': anchor = 'start', direction } = node.attributes;
  if (direction === 'rtl') throw new Error('No font runs from right to left');
  const runs = placeRuns(runsOfText(node), tools);
  const width = runs.reduce((end, run) => Math.max(end, run.x + run.width), 0);
  const shift = width * (SHARES[String(anchor)] ?? 0);
  const start = Number(x) - Math.ceil(shift * tools.scale * STEPS) / STEPS / tools.scale;
  for (const run of runs) {
    const placed = { ...run, x: start + run.x };
    tools.context.fillStyle = run.fill;
    drawUnderline(placed, Number(y), tools);
    forEachPiece(tools.context, run, tools.fonts, (piece, at) =>
      tools.context.fillText(piece.text, placed.x + at, Number(y)),
    );
  }
}

/** Chromium moves a line by whole ones of so many steps of a px (`LayoutUnit`). */
const STEPS = 64;
const SHARES: Readonly<Record<string, number>> = { start: 0, middle: 0.5, end: 1 };

/** Letters of one font, size and spacing are set together, as browsers do, whatever their color. */
function placeRuns(runs: readonly TextRun[], { context, fonts }: TextTools): readonly PlacedRun[] {
  const placed: PlacedRun[] = [];
  let before = '';
  let start = 0;
  for (const run of runs) {
    const last = placed.at(-1);
    if (last !== undefined && !isSetTogether(last, run)) {
      start = last.x + last.width;
      before = '';
    }
    before += run.text;
    const width = forEachPiece(context, run, fonts);
    const end = forEachPiece(context, { ...run, text: before }, fonts);
    placed.push({ ...run, x: start + end - width, width });
  }
  return placed;
}

function isSetTogether(one: TextRun, other: TextRun): boolean {
  return one.font === other.font && one.stack === other.stack && one.spacing === other.spacing;
}

/** Sets the font for each piece of a run, one after the other; `at` is where it begins. Returns the width of the run. */
function forEachPiece(
  context: SKRSContext2D,
  run: TextRun,
  fonts: Fonts,
  visit?: (piece: FontPiece, at: number) => void,
): number {
  let at = 0;
  for (const piece of fonts.piecesOf(run.text, run.stack)) {
    if (piece.families === null) throw new Error(`No font has the letters ${piece.text}`);
    setFont(context, run, piece.families);
    context.textRendering = 'geometricPrecision';
    visit?.(piece, at);
    at += context.measureText(piece.text).width;
  }
  return at;
}

function drawUnderline(run: PlacedRun, y: number, tools: TextTools): void {
  if (run.underline === undefined || run.text === '') return;
  const { context, scale } = tools;
  const stripe = underlineOf(run.size, run.underline, scale);
  const crossings = crossingsOf(run, stripe, tools);
  for (const { from, to } of besideLetters(run.width * scale, crossings, stripe)) {
    const [left, top] = [run.x + from / scale, y + stripe.top / scale];
    context.fillRect(left, top, (to - from) / scale, stripe.thickness / scale);
  }
}

/** Columns for each px of the picture, and rows for all of the stripe. */
const COLUMNS = 8;
const ROWS = 16;
/** A line that is longer ends beyond any frame. */
const MOST_COLUMNS = 32_767;
const HALF = 127;

/** Where each letter crosses a stripe, in px of the picture from the start of the run: read from a mask of letters. */
function crossingsOf(
  run: PlacedRun,
  { top, thickness }: Stripe,
  { scale, fonts, createCanvas }: TextTools,
): readonly Span[] {
  const across = scale * COLUMNS;
  const columns = Math.min(MOST_COLUMNS, Math.max(1, Math.ceil(run.width * across)));
  const mask = createCanvas(columns, ROWS);
  const context = mask.getContext('2d');
  const down = (ROWS * scale) / thickness;
  context.setTransform(across, 0, 0, down, 0, (-top / scale) * down);
  const ends: number[] = [];
  forEachPiece(context, run, fonts, ({ text }, at) => {
    context.fillText(text, at, 0);
    const letters = [...text];
    for (const index of letters.keys()) {
      if ((ends.at(-1) ?? 0) >= columns) break;
      const { width } = context.measureText(letters.slice(0, index + 1).join(''));
      ends.push(Math.round((at + width) * across));
    }
  });
  const { data } = context.getImageData(0, 0, mask.width, ROWS);
  const isInked = (column: number): boolean =>
    Array.from({ length: ROWS }, (_, row) => data[(row * mask.width + column) * 4 + 3] ?? 0).some(
      (alpha) => alpha > HALF,
    );
  return ends.flatMap((exact, index) => {
    const end = Math.min(exact, columns);
    const start = ends[index - 1] ?? 0;
    const own = Array.from({ length: Math.max(0, end - start) }, (_, at) => start + at);
    const first = own.find(isInked);
    const last = own.findLast(isInked);
    if (first === undefined || last === undefined) return [];
    return [{ from: first / COLUMNS, to: (last + 1) / COLUMNS }];
  });
}

/** A line in px of the picture, below the baseline. */
interface Stripe {
  /** How far its upper edge lies below the baseline. */
  readonly top: number;
  readonly thickness: number;
}

interface Span {
  readonly from: number;
  readonly to: number;
}

/**
 * The underline of letters of this size, in px of the picture: a tenth as thick, half its thickness below the baseline in
 * whole px (Chromium: `ComputeUnderlineOffsetAuto`). A given thickness is in px of the drawing, `scale` times as large here.
 */
function underlineOf(size: number, thickness: number | null, scale: number): Stripe {
  if (thickness === null) return stripeOf((size * scale) / 10);
  const { top, thickness: own } = stripeOf(thickness);
  return { top: top * scale, thickness: own * scale };
}

function stripeOf(wanted: number): Stripe {
  const thickness = Math.max(1, wanted);
  return { top: Math.max(1, Math.ceil(thickness / 2)), thickness };
}

/** Chromium's `kDecorationClipMaxDilation`. */
const MOST_ROOM = 13;

/** What is left of a line from 0 to `end` where letters cross it: it leaves them room as thick as it is, on both sides. */
function besideLetters(
  end: number,
  crossings: readonly Span[],
  { thickness }: Stripe,
): readonly Span[] {
  const room = Math.min(thickness, MOST_ROOM);
  let from = 0;
  const left: Span[] = [];
  for (const crossing of crossings.toSorted((a, b) => a.from - b.from)) {
    left.push({ from, to: Math.min(crossing.from - room, end) });
    from = Math.max(from, crossing.to + room);
  }
  return [...left, { from, to: end }].filter((span) => span.to > span.from);
}

/** Letters of one look, as a drawing gives them. Lengths in its units. */
interface TextRun {
  readonly text: string;
  readonly fill: string;
  /** What comes before the families in the `font` of CSS. */
  readonly font: string;
  /** The families, as CSS writes them. */
  readonly stack: string;
  readonly size: number;
  readonly spacing: number;
  /** The thickness of the underline; null for that of the font, undefined for no underline. */
  readonly underline?: number | null;
}

/** The runs of a text of a drawing. A part within a part inherits what it does not set. */
function runsOfText(
  { attributes, style = {}, children = [] }: SvgNode,
  around: SvgNode['attributes'] = {},
): readonly TextRun[] {
  const look = { ...around, ...attributes };
  return children.flatMap((child) =>
    typeof child === 'string' ? [runOf(child, look, style)] : runsOfText(child, look),
  );
}

function runOf(
  text: string,
  look: SvgNode['attributes'],
  style: NonNullable<SvgNode['style']>,
): TextRun {
  const {
    fill = '#000000',
    'font-family': stack = '',
    'font-size': size = 16,
    'letter-spacing': spacing = 0,
  } = look;
  const { 'font-style': slant = 'normal', 'font-variant': caps = 'normal' } = look;
  const thickness = Number.parseFloat(style['text-decoration-thickness'] ?? '');
  if (!(Number(size) > 0)) throw new Error('Letters have no size');
  return {
    text,
    fill: String(fill),
    font: `${slant} ${caps} ${look['font-weight'] ?? 400} ${size}px`,
    stack: String(stack),
    size: Number(size),
    spacing: Number(spacing),
    ...(String(look['text-decoration']).includes('underline')
      ? { underline: Number.isFinite(thickness) ? thickness : null }
      : {}),
  };
}
