import type { Size } from './fit';

/** The attributes of an SVG root that decide about its size, as they are written. */
export interface SvgAttributes {
  readonly width: string | null;
  readonly height: string | null;
  readonly viewBox: string | null;
}

/** What CSS gives a replaced element without any size of its own. */
const DEFAULT_SIZE: Size = { width: 300, height: 150 };

const PX_PER_UNIT: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 4 / 3,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
};

/** The size of an SVG in px: its own, else that of its view box, a single side with the view box's aspect, else 300 x 150. */
export function svgSize({ width, height, viewBox }: SvgAttributes): Size {
  const box = parseViewBox(viewBox);
  const intrinsicWidth = parseLength(width);
  const intrinsicHeight = parseLength(height);
  if (intrinsicWidth !== null && intrinsicHeight !== null)
    return { width: intrinsicWidth, height: intrinsicHeight };
  const { width: boxWidth, height: boxHeight } = box ?? DEFAULT_SIZE;
  if (intrinsicWidth !== null)
    return { width: intrinsicWidth, height: (intrinsicWidth * boxHeight) / boxWidth };
  if (intrinsicHeight !== null)
    return { width: (intrinsicHeight * boxWidth) / boxHeight, height: intrinsicHeight };
  return { width: boxWidth, height: boxHeight };
}

function parseLength(text: string | null): number | null {
  const [, digits, unit = ''] = /^\s*([\d.]+(?:e[+-]?\d+)?)\s*([a-z]*)\s*$/i.exec(text ?? '') ?? [];
  const px = Number(digits) * (PX_PER_UNIT[unit.toLowerCase()] ?? Number.NaN);
  return px > 0 && Number.isFinite(px) ? px : null;
}

function parseViewBox(text: string | null): Size | null {
  const numbers = (text ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [, , width = 0, height = 0] = numbers;
  return numbers.length === 4 && width > 0 && height > 0 ? { width, height } : null;
}
