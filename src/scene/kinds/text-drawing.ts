import { textDirection } from '../../model/text';
import type { ElementContext } from '../element-definition';
import type { ElementText } from '../element-text';
import { FONT_FACES } from '../fonts';
import type { SceneElement, TextAlign } from '../scene';
import type { SvgNode } from '../svg';
import { layOutText } from '../text-layout';
import { textAnchor, textLook } from './text-look';

/** The drawing of a text: one SVG text for each line that is not blank, set as HTML sets it. */
export function drawText(
  element: SceneElement,
  text: ElementText,
  { measure }: ElementContext,
): readonly SvgNode[] {
  const look = textLook(element.style, text.from === 'placeholder');
  const direction = textDirection(text.lines.join(' '));
  const start = direction === 'rtl' ? 'right' : 'left';
  const lines = layOutText(text, look, element, measure, start);
  const shared = {
    fill: look.color,
    'font-family': FONT_FACES[look.fontName].stack,
    'font-size': look.size,
    'font-weight': look.weight,
    ...(look.italic ? { 'font-style': 'italic' } : {}),
    ...(look.underline ? { 'text-decoration': 'underline' } : {}),
    ...(direction === 'rtl' ? { direction } : {}),
  };
  return lines
    .filter(({ text: words }) => words !== '')
    .map(({ text: words, baseline, align }) => ({
      tag: 'text',
      attributes: {
        x: element.width * ANCHOR_SHARE[align],
        y: baseline,
        'text-anchor': textAnchor(align, direction),
        ...shared,
      },
      children: [words],
    }));
}

const ANCHOR_SHARE: Record<TextAlign, number> = { left: 0, center: 0.5, right: 1 };
