import { textDirection, type Direction } from '../../../base/text';
import type { ElementContext, ElementWords } from '../../element-definition';
import type { Rect } from '../../geometry';
import type { PlacedElement } from '../../properties/placed-element';
import { inkOf, layOutText, type TextLine } from '../../text/text-layout';

/** Words laid out in their element. */
export interface WordsPlace {
  /** As they stand in the box of the words. */
  readonly lines: readonly TextLine[];
  readonly direction: Direction;
  /** How far below the element's top the first line begins. */
  readonly top: number;
  /** The box that the letters really need, from the element's corner. */
  readonly ink: Rect;
}

/** Where the words of an element stand. What is higher than its box begins at the top of it. */
export function placeWords(
  words: ElementWords,
  { wrap = false }: Pick<PlacedElement, 'wrap'>,
  { measure }: Pick<ElementContext, 'measure'>,
): WordsPlace {
  const { look, box, verticalAlign } = words;
  const direction = textDirection(words.lines.join(' '));
  const start = direction === 'rtl' ? 'right' : 'left';
  const lines = layOutText(words, look, { width: box.width, wrap }, measure, start);
  const inBox = inkOf(lines, look.lineHeight);
  const free = verticalAlign === 'middle' ? Math.max(0, box.height - inBox.height) : 0;
  const top = box.y + Math.floor(free / 2);
  return { lines, direction, top, ink: { ...inBox, x: box.x + inBox.x, y: top } };
}
