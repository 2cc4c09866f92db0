import type { SvgNode } from '../../scene/drawing/svg';

/** Letters of one look, as a drawing gives them. Lengths in its units. */
export interface TextRun {
  readonly text: string;
  readonly fill: string;
  /** What comes before the families in the `font` of CSS. */
  readonly font: string;
  /** The families, as CSS writes them. */
  readonly stack: string;
  readonly size: number;
  readonly spacing: number;
  /** How thick the underline is; null for what the letters ask for. Not there where there is none. */
  readonly underline?: number | null;
}

/** The runs of a text of a drawing, parts within parts having what holds for the whole. */
export function runsOfText(
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
    ...(look['text-decoration'] === 'underline'
      ? { underline: Number.isFinite(thickness) ? thickness : null }
      : {}),
  };
}
