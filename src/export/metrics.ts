import { completeSignature } from '../model/signature';
import type { ElementContext } from '../scene/element-definition';
import { findElement } from '../scene/registry';
import type { Design } from '../scene/scene';
import { visibleElements } from '../scene/selection';
import type { FontReach, MeasuredFont, MeasureText } from '../scene/text-measure';
import { measureByTable } from '../scene/text-width';
import { toItems } from './layout/to-items';

/** What a browser measured: plain data, for it crosses to a worker. */
export interface TextMetrics {
  /** Widths of texts in px, by font and text. */
  readonly widths: Readonly<Record<string, number>>;
  /** How far the letters of each font reach. */
  readonly reaches: Readonly<Record<string, FontReach>>;
}

/** What the export of a design asks to be measured, where there is a browser. */
export function collectMetrics(design: Design, measure: MeasureText): TextMetrics {
  const widths: Record<string, number> = {};
  const reaches: Record<string, FontReach> = {};
  const note = (text: string, font: MeasuredFont): number => {
    const width = measure(text, font);
    widths[`${nameOf(font)}|${text}`] = width;
    return width;
  };
  const noteReach = (font: MeasuredFont): FontReach | null => {
    const reach = measure.reachOf?.(font) ?? null;
    if (reach !== null) reaches[nameOf(font)] = reach;
    return reach;
  };
  const signature = completeSignature(design.signatureData);
  const context: ElementContext = {
    signature,
    measure: Object.assign(note, { reachOf: noteReach }),
  };
  toItems(design.elements, { find: findElement, context });
  // Badges have words that only their drawings ask about.
  for (const element of visibleElements(design)) {
    const { textOf, draw } = findElement(element.type);
    if (textOf === undefined) draw(element, context);
  }
  return { widths, reaches };
}

/** Measures by what is known, else by the built-in table. */
export function measureBy({ widths, reaches }: TextMetrics = NOTHING): MeasureText {
  const widthOf = (text: string, font: MeasuredFont): number => {
    const known = widths[`${nameOf(font)}|${text}`];
    return isLength(known) ? known : measureByTable(text, font);
  };
  const reachOf = (font: MeasuredFont): FontReach | null => {
    const known = reaches[nameOf(font)];
    return isLength(known?.ascent) && isLength(known?.descent) ? (known ?? null) : null;
  };
  return Object.assign(widthOf, { reachOf });
}

const NOTHING: TextMetrics = { widths: {}, reaches: {} };

function isLength(value: number | undefined): value is number {
  return value !== undefined && Number.isFinite(value) && value >= 0;
}

function nameOf({ name, size, bold, italic }: MeasuredFont): string {
  return `${bold ? 'b' : ''}${italic ? 'i' : ''}${size} ${name}`;
}
