import { completeSignature } from '../model/signature';
import type { ElementContext } from '../scene/element-definition';
import { findElement } from '../scene/registry';
import type { Design } from '../scene/scene';
import type { MeasuredFont, MeasureText } from '../scene/text-measure';
import { measureByTable } from '../scene/text-width';
import { toItems } from './layout/to-items';

/** Widths of texts in px as a browser draws them, by font and text. Plain data: it crosses to a worker. */
export type TextMetrics = Readonly<Record<string, number>>;

/** The widths that the export of a design asks for, measured where there is a browser. */
export function collectMetrics(design: Design, measure: MeasureText): TextMetrics {
  const metrics: Record<string, number> = {};
  const note: MeasureText = (text, font) => {
    const width = measure(text, font);
    metrics[keyOf(text, font)] = width;
    return width;
  };
  const signature = completeSignature(design.signatureData);
  const context: ElementContext = { signature, measure: note };
  toItems(design.elements, { find: findElement, context });
  return metrics;
}

/** Measures by known widths, else by the built-in table. */
export function measureBy(metrics: TextMetrics = {}): MeasureText {
  return (text, font) => {
    const known = metrics[keyOf(text, font)];
    return known !== undefined && Number.isFinite(known) && known >= 0
      ? known
      : measureByTable(text, font);
  };
}

function keyOf(text: string, { name, size, bold, italic }: MeasuredFont): string {
  return `${bold ? 'b' : ''}${italic ? 'i' : ''}${size} ${name}|${text}`;
}
