import { memoizeObject } from '../../base/memoize';
import type { FontReach, MeasuredFont, MeasureText } from './text-measure';
import { measureByTable } from './text-width';

/**
 * A measurer whose widths are lengths: where a browser answers nonsense, the widths are those of the table, and no reach is known.
 * The same one for the same measurer.
 */
export const trusted = memoizeObject((measure: MeasureText): MeasureText => {
  if (measure === measureByTable) return measure;
  const widthOf = (text: string, font: MeasuredFont): number => {
    const width = measure(text, font);
    return isLength(width) ? width : measureByTable(text, font);
  };
  const reachOf = (font: MeasuredFont): FontReach | null => {
    const reach = measure.reachOf?.(font) ?? null;
    return reach !== null && isLength(reach.ascent) && isLength(reach.descent) ? reach : null;
  };
  return Object.assign(widthOf, { reachOf });
});

function isLength(value: number): boolean {
  return Number.isFinite(value) && value >= 0;
}
