import { lineHeightFor } from '../../../email/fonts';
import { mapFlags, type LetterFlags } from '../../../email/letters';
import {
  AA_CONTRAST_LARGE,
  contrast,
  mix,
  readableOn,
  WHITE,
  type Hex,
} from '../../../model/color/color';
import type { Direction } from '../../../base/text';
import { stackBehind } from '../../text/fonts';
import { heldLineHeight } from '../../text/held-line-height';
import type {
  ElementStyle,
  FontName,
  PartStyle,
  TextAlign,
  TextSpan,
} from '../../properties/placed-element';

/** A text's style with nothing missing. Lengths in px. */
export interface TextLook extends LetterFlags {
  readonly fontName: FontName;
  /** What emails name before it, parted by commas; blank for nothing. */
  readonly firstFonts: string;
  readonly size: number;
  readonly weight: number;
  readonly lineHeight: number;
  readonly color: Hex;
  readonly align: TextAlign;
  readonly letterSpacing: number;
}

export const DEFAULT_TEXT_STYLE = {
  fontSize: 14,
  fontWeight: 400,
  color: '#333333',
  textAlign: 'left',
} as const satisfies ElementStyle;

/** Fonts and mail clients have two weights: from here on letters are bold. */
export const BOLD_FROM = 600;

interface LookOf {
  /** Whether the words are those of a field that is not filled in: they are paler. */
  readonly isPlaceholder?: boolean;
  /** The color that the text stands on, where that is known. */
  readonly background?: Hex | null;
  /** Lines have room for the largest part, unless their height is set. */
  readonly spans?: readonly TextSpan[] | undefined;
}

/** The whole look of a text. */
export function textLook(
  style: ElementStyle,
  { isPlaceholder = false, background = null, spans = [] }: LookOf = {},
): TextLook {
  const { fontSize: size = DEFAULT_TEXT_STYLE.fontSize } = style;
  const largest = Math.max(size, ...spans.map((span) => span.size ?? size));
  const look: TextLook = {
    fontName: style.fontFamily ?? 'Arial',
    firstFonts: style.firstFonts ?? '',
    size,
    weight: style.fontWeight ?? DEFAULT_TEXT_STYLE.fontWeight,
    lineHeight: style.lineHeight ?? lineHeightFor(largest),
    color: style.color ?? DEFAULT_TEXT_STYLE.color,
    align: style.textAlign ?? DEFAULT_TEXT_STYLE.textAlign,
    ...mapFlags((name) => style[name] ?? false),
    letterSpacing: style.letterSpacing ?? 0,
  };
  return isPlaceholder ? paledLook(look, background) : look;
}

/** The look of a part of a text, within the look of the whole, whose lines keep their height. */
export function partLook(look: TextLook, style: PartStyle): TextLook {
  const { bold, color = look.color, size = look.size, letterSpacing = look.letterSpacing } = style;
  const isBold = look.weight >= BOLD_FROM;
  const weight = bold === undefined || bold === isBold ? look.weight : bold ? 700 : 400;
  const font = partFont(look, style);
  const { size: around, lineHeight: whole } = look;
  const lineHeight = heldLineHeight(
    { family: familyOf(font), size },
    { family: familyOf(look), size: around, lineHeight: whole },
  );
  const letters = mapFlags((name) => style[name] ?? look[name]);
  return { ...look, ...letters, ...font, weight, color, size, letterSpacing, lineHeight };
}

type LookFont = Pick<TextLook, 'fontName' | 'firstFonts'>;

function partFont({ fontName, firstFonts }: LookFont, style: PartStyle): LookFont {
  return style.font === undefined
    ? { fontName, firstFonts }
    : { fontName: style.font, firstFonts: style.firstFonts ?? '' };
}

/** The stack of a look's font, as emails name it. */
export function familyOf({ fontName, firstFonts }: LookFont): string {
  return stackBehind(fontName, firstFonts);
}

/** The font of a part as its style has it, where it is another than that of the whole. */
export function ownFont(part: LookFont, whole: LookFont): Pick<PartStyle, 'font' | 'firstFonts'> {
  const { fontName: font, firstFonts } = part;
  return isSameFont(part, whole) ? {} : { font, ...(firstFonts !== '' && { firstFonts }) };
}

function isSameFont(one: LookFont, other: LookFont): boolean {
  return one.fontName === other.fontName && one.firstFonts === other.firstFonts;
}

/** A look at half its strength, as far as that can be read on `background`. */
export function paledLook(look: TextLook, background: Hex | null): TextLook {
  const under = background ?? likelyBackground(look.color);
  return { ...look, color: readableOn(mix(look.color, under, 0.5), under) };
}

/** The lightest gray on which white has a contrast of 7: what can be read there can be read on anything darker. */
const DARK: Hex = '#595959';

/** What a text probably stands on: what cannot be read on white was not made for it. */
function likelyBackground(color: Hex): Hex {
  return contrast(color, WHITE) < AA_CONTRAST_LARGE ? DARK : WHITE;
}

/** The SVG `text-anchor` of a line: `start` is the right end of a text that runs from right to left. */
export function textAnchor(align: TextAlign, direction: Direction): 'start' | 'middle' | 'end' {
  if (align === 'center') return 'middle';
  return (align === 'left') === (direction === 'ltr') ? 'start' : 'end';
}
