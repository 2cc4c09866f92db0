import { FONT_FACES } from '../../scene/text/fonts';
import type { FontReach, MeasuredFont, MeasureText } from '../../scene/text/text-measure';
import { measureByTable } from '../../scene/text/text-width';
import type { CanvasModule } from './canvas';
import type { Fonts } from './fonts';
import { setFont } from './set-font';

/** In texts. A text is measured several times while a signature is made, and some texts are the same in all signatures. */
const CACHE_SIZE = 4000;

/**
 * Measures texts as the page does in the same fonts: how wide they are, and how far letters reach. A letter that none of the
 * fonts has takes its width from the table.
 */
export function makeMeasure({ createCanvas }: CanvasModule, fonts: Fonts): MeasureText {
  const context = createCanvas(1, 1).getContext('2d');
  const known = new Map<string, number>();
  const widthOf = (text: string, font: MeasuredFont): number => {
    const { name, size, bold, italic, smallCaps } = font;
    const look = [italic && 'italic', smallCaps && 'small-caps', bold && 'bold', `${size}px`];
    const css = look.filter(Boolean).join(' ');
    const key = `${css} ${name}\n${text}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    let width = 0;
    for (const piece of fonts.piecesOf(text, FONT_FACES[name].stack)) {
      if (piece.families === null) width += measureByTable(piece.text, font);
      else {
        setFont(context, { font: css, spacing: 0 }, piece.families);
        width += context.measureText(piece.text).width;
      }
    }
    if (known.size >= CACHE_SIZE) known.clear();
    known.set(key, width);
    return width;
  };
  const reachOf = ({ name, size }: MeasuredFont): FontReach => {
    const { ascent, descent } = FONT_FACES[fonts.firstOf(FONT_FACES[name].stack)];
    return { ascent: Math.round(ascent * size), descent: Math.round(descent * size) };
  };
  return Object.assign(widthOf, { reachOf });
}
