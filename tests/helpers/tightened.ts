import { textLook } from '../../src/scene/kinds/text/text-look';
import type { Design } from '../../src/scene/scene';
import type { MeasureText } from '../../src/scene/text/text-measure';
import { measureByTable } from '../../src/scene/text/text-width';

/** The design with the boxes of its lines hardly wider than their letters, as people draw them. */
export function tightened(design: Design, measure: MeasureText = measureByTable): Design {
  const elements = design.elements.map((element) => {
    const { content, wrap, width, x, type } = element;
    if (content === undefined || type === 'logo' || wrap === true) return element;
    const { fontName: name, size, weight, italic, align } = textLook(element.style);
    const font = { name, size, bold: weight >= 600, italic };
    const longest = Math.max(...content.split('\n').map((line) => measure(line, font)));
    const own = Math.min(width, Math.ceil(longest) + 2);
    const shares = { left: 0, center: 0.5, right: 1 };
    return { ...element, width: own, x: x + Math.floor((width - own) * shares[align]) };
  });
  return { ...design, elements };
}
