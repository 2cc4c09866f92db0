import type { SvgNode } from '../../scene/drawing/svg';

/** Letters of one look, as a drawing gives them. Lengths in its units. */
export interface DrawnRun {
  readonly text: string;
  readonly fill: string;
  readonly families: string;
  readonly size: number;
  readonly isBold: boolean;
  readonly isItalic: boolean;
  readonly isSmallCaps: boolean;
  readonly spacing: number;
  readonly underline: Underline | null;
}

/** How thick an underline is; null for what its letters ask for. */
export interface Underline {
  readonly thickness: number | null;
}

/** CSS takes letters of this weight from the bold font, which is the only one beside the regular. */
const BOLD_FROM = 600;

const PLAIN: DrawnRun = {
  text: '',
  fill: '#000000',
  families: 'Arial',
  size: 16,
  isBold: false,
  isItalic: false,
  isSmallCaps: false,
  spacing: 0,
  underline: null,
};

/** The runs of a text of a drawing, parts within parts having what is said of the whole. */
export function runsOfText(node: SvgNode, around: DrawnRun = PLAIN): readonly DrawnRun[] {
  const look = lookOf(node, around);
  return (node.children ?? []).flatMap((child) =>
    typeof child === 'string' ? [{ ...look, text: child }] : runsOfText(child, look),
  );
}

function lookOf({ attributes, style = {} }: SvgNode, around: DrawnRun): DrawnRun {
  const {
    fill = around.fill,
    'font-family': families = around.families,
    'font-size': size = around.size,
    'font-weight': weight = around.isBold ? BOLD_FROM : 0,
    'font-style': slant = around.isItalic ? 'italic' : 'normal',
    'font-variant': variant = around.isSmallCaps ? 'small-caps' : 'normal',
    'letter-spacing': spacing = around.spacing,
    'text-decoration': line,
  } = attributes;
  const thickness = Number.parseFloat(style['text-decoration-thickness'] ?? '');
  const underline = { thickness: Number.isFinite(thickness) ? thickness : null };
  return {
    text: '',
    fill: String(fill),
    families: String(families),
    size: Number(size),
    isBold: Number(weight) >= BOLD_FROM,
    isItalic: slant === 'italic',
    isSmallCaps: variant === 'small-caps',
    spacing: Number(spacing),
    underline: line === 'underline' ? underline : around.underline,
  };
}
