import {
  letterDeclarations,
  lettersApart,
  PLAIN_LETTERS,
  withoutLines,
} from '../../../email/letters';
import type { ElementContext, ElementWords } from '../../element-definition';
import { FONT_FACES } from '../../text/fonts';
import type { PlacedElement, TextAlign } from '../../properties/placed-element';
import { runsOf, type TextRun } from '../../text/spans';
import type { SvgNode } from '../../drawing/svg';
import { partLook, textAnchor, type TextLook } from './text-look';
import { placeWords } from './words-place';

/** The drawing of words: one SVG text for each line that is not blank, set as HTML sets it. */
export function drawWords(
  element: PlacedElement,
  words: ElementWords,
  context: ElementContext,
): readonly SvgNode[] {
  const { look, box, spans } = words;
  const { lines, direction, top } = placeWords(words, element, context);
  const whole = spans === undefined ? look : withoutLines(look);
  const shared = {
    fill: look.color,
    'font-family': FONT_FACES[look.fontName].stack,
    'font-size': look.size,
    'font-weight': look.weight,
    ...letterDeclarations(lettersApart(whole, PLAIN_LETTERS)),
    ...(look.letterSpacing === 0 ? {} : { 'letter-spacing': look.letterSpacing }),
    ...(direction === 'rtl' ? { direction } : {}),
  };
  return lines
    .filter(({ text }) => text !== '')
    .map(({ text, from, baseline, align }) => ({
      tag: 'text',
      attributes: {
        x: box.x + box.width * ANCHOR_SHARE[align],
        y: top + baseline,
        'text-anchor': textAnchor(align, direction),
        ...shared,
      },
      ...underlineOf(whole),
      children:
        spans === undefined
          ? [text]
          : runsOf(text, spans, from).map((run) => drawRun(run, whole, look)),
    }));
}

function drawRun({ text, style }: TextRun, drawn: TextLook, whole: TextLook): SvgNode {
  const look = partLook(whole, style);
  return {
    tag: 'tspan',
    attributes: {
      fill: look.color,
      'font-weight': look.weight,
      ...letterDeclarations(lettersApart(look, drawn)),
      ...(look.fontName === whole.fontName
        ? {}
        : { 'font-family': FONT_FACES[look.fontName].stack }),
      ...(look.size === whole.size ? {} : { 'font-size': look.size }),
      ...(look.letterSpacing === whole.letterSpacing
        ? {}
        : { 'letter-spacing': look.letterSpacing }),
    },
    ...underlineOf(look),
    children: [text],
  };
}

/**
 * HTML draws an underline in whole px, a tenth of the letters' size thick; SVG would blur its lower edge. Half of the thickness
 * is how far below the letters it lies: where rounding would change that, the blur stays.
 */
function underlineOf({ underline, size }: TextLook) {
  if (!underline) return {};
  const thickness = size / 10;
  const whole = Math.max(1, Math.floor(thickness));
  const isAtSamePlace = Math.ceil(whole / 2) === Math.max(1, Math.ceil(thickness / 2));
  return isAtSamePlace ? { style: { 'text-decoration-thickness': `${whole}px` } } : {};
}

const ANCHOR_SHARE: Record<TextAlign, number> = { left: 0, center: 0.5, right: 1 };
