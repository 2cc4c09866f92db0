import { lineHeightFor } from '../../email/fonts';
import { mix, readableOn, WHITE, type Hex } from '../../model/color';
import type { Direction } from '../../model/text';
import type { ElementStyle, FontName, TextAlign } from '../scene';

/** A text's style with nothing missing. Lengths in px. */
export interface TextLook {
  readonly fontName: FontName;
  readonly size: number;
  readonly weight: number;
  readonly lineHeight: number;
  readonly color: Hex;
  readonly align: TextAlign;
  readonly italic: boolean;
  readonly underline: boolean;
}

export const DEFAULT_TEXT_STYLE = {
  fontSize: 14,
  fontWeight: 400,
  color: '#333333',
  textAlign: 'left',
} as const satisfies ElementStyle;

/** Fonts and mail clients know two weights: from here on letters are bold. */
export const BOLD_FROM = 600;

/** The whole look of a text; a placeholder is drawn at half its strength. */
export function textLook(style: ElementStyle, isPlaceholder: boolean): TextLook {
  const { fontSize: size = DEFAULT_TEXT_STYLE.fontSize } = style;
  const color = style.color ?? DEFAULT_TEXT_STYLE.color;
  return {
    fontName: style.fontFamily ?? 'Arial',
    size,
    weight: style.fontWeight ?? DEFAULT_TEXT_STYLE.fontWeight,
    lineHeight: style.lineHeight ?? lineHeightFor(size),
    color: isPlaceholder ? readableOn(mix(color, WHITE, 0.5), WHITE) : color,
    align: style.textAlign ?? DEFAULT_TEXT_STYLE.textAlign,
    italic: style.italic ?? false,
    underline: style.underline ?? false,
  };
}

/** Which end of a line its `x` tells: SVG's `start` is the right end of a text that runs to the left. */
export function textAnchor(align: TextAlign, direction: Direction): 'start' | 'middle' | 'end' {
  if (align === 'center') return 'middle';
  return (align === 'left') === (direction === 'ltr') ? 'start' : 'end';
}
