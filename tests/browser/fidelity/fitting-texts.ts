import { measureText } from '../../../src/fonts/browser/measure-text';
import { BOLD_FROM, textLook } from '../../../src/scene/kinds/text/text-look';
import type { Design, SceneElement } from '../../../src/scene/scene';
import { foldLines, wrapLine } from '../../../src/scene/text/text-lines';
import type { MeasureText } from '../../../src/scene/text/text-measure';
import { measureByTable } from '../../../src/scene/text/text-width';

/*
 * Scenes without overlaps are made for letters as wide as Arial's. Where another font stands in, their texts would run into
 * what lies beside them: they lose their last words until they take no more room than they were given.
 */

/** The scene with texts that take no more room here than in Arial. */
export function withFittingTexts(design: Design): Design {
  return { ...design, elements: design.elements.map(fitting) };
}

function fitting(element: SceneElement): SceneElement {
  const { content, type } = element;
  if (content === undefined || type === 'logo') return element;
  const given = roomOf(element, measureByTable);
  const width = Math.max(given.width, element.width);
  let text = content;
  for (;;) {
    const taken = roomOf({ ...element, content: text }, measureText);
    if ((taken.lines <= given.lines && taken.width <= width) || text.length === 1) break;
    text = text.slice(0, -1).trimEnd();
  }
  return text === content ? element : { ...element, content: text };
}

function roomOf({ content = '', style, width, wrap = false }: SceneElement, measure: MeasureText) {
  const { fontName: name, size, weight, italic } = textLook(style);
  const font = { name, size, bold: weight >= BOLD_FROM, italic };
  const widthOf = (line: string): number => measure(line, font);
  const lines = foldLines(content).flatMap((line) =>
    wrap ? wrapLine(line, width, widthOf) : line,
  );
  return { lines: lines.length, width: Math.max(...lines.map(widthOf)) };
}
