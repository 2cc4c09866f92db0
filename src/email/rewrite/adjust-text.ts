import { largeTextSize } from '../../model/color/color';
import { mapDocument } from './map-document';
import {
  SOFT_BREAK,
  SYLLABLE_END,
  WHOLE_END,
  WHOLE_START,
  type CellNode,
  type Font,
  type TableNode,
} from '../nodes';
import { roughWidth } from '../rough-width';
import { horizontalInset } from '../widths';

export interface TextAdjustment {
  /** Instead of that of the document; as CSS writes it. */
  readonly family?: string;
  /** How many times as large the letters are. */
  readonly scale: number;
}

/** What is read is no smaller. In px. */
const SMALLEST = 10;

/**
 * The document in another font, and with letters of another size. Letters of a badge, which is as high as it is, keep theirs,
 * and none grow so much that a word no longer fits its cell.
 */
export function adjustText(document: TableNode, { family, scale }: TextAdjustment): TableNode {
  if (family === undefined && scale === 1) return document;
  const adjusted = <F extends Partial<Font>>(font: F, whole: Font, fitting: number): F => ({
    ...font,
    ...(family === undefined || font.family === undefined ? {} : { family }),
    ...sizes(font, fitting, whole),
  });
  return mapDocument<Around>(
    document,
    {
      cell: (cell, around) => {
        const font = cell.font ?? around.font;
        const room = (cell.width ?? around.room) - horizontalInset(cell);
        const fitting = cell.height === undefined ? fittingScale(cell, font, scale, room) : 1;
        const own = cell.font && { ...cell, font: adjusted(cell.font, cell.font, fitting) };
        return [own ?? cell, { font, fitting, room }];
      },
      text: (text, { font, fitting }) =>
        text.font === undefined || font === undefined
          ? text
          : { ...text, font: adjusted(text.font, { ...font, ...text.font }, fitting) },
    },
    {
      font: undefined,
      fitting: 1,
      room: typeof document.width === 'number' ? document.width : Number.POSITIVE_INFINITY,
    },
  );
}

/** What is known of the cell around a text, before it was adjusted. */
interface Around {
  readonly font: Font | undefined;
  readonly fitting: number;
  /** How wide its content can be at most, in px. */
  readonly room: number;
}

/** How many times as large the texts of a cell can be, at most `scale`, so that its longest word fits `room`. */
function fittingScale(cell: CellNode, font: Font | undefined, scale: number, room: number): number {
  if (scale <= 1 || font === undefined) return scale;
  const texts = cell.children.flatMap((child) => (child.kind === 'link' ? child.children : child));
  const widths = texts.flatMap((text) => {
    if (text.kind !== 'text') return [];
    const { size, weight = 400, letterSpacing = 0 } = { ...font, ...text.font };
    return text.text
      .split(WORD_ENDS)
      .map((word) => roughWidth(word, size, weight >= 600) + letterSpacing * word.length);
  });
  return Math.max(1, Math.min(scale, room / Math.max(1, ...widths)));
}

/** Where a line may end. */
const WORD_ENDS = new RegExp(`[\\s${SOFT_BREAK}${WHOLE_START}${WHOLE_END}${SYLLABLE_END}-]`);

/** Size and line height of a font, as far as it has them, `scale` times as large. */
function sizes(font: Partial<Font>, scale: number, whole: Font): Partial<Font> {
  return {
    ...(font.size === undefined ? {} : { size: scaledSize(whole, scale) }),
    ...(font.lineHeight === undefined
      ? {}
      : { lineHeight: 2 * Math.round((font.lineHeight * scale) / 2) }),
  };
}

/** Large letters stay large, as their colors were chosen for that. */
function scaledSize({ size, weight = 400 }: Font, scale: number): number {
  const large = Math.ceil(largeTextSize(weight >= 600));
  const least = Math.min(size, size >= large ? large : SMALLEST);
  return Math.max(least, Math.round(size * scale));
}
