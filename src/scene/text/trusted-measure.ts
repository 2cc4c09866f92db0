import type { FontReach, MeasuredFont, MeasureText } from './text-measure';

/** A measurer whose widths are lengths: where a browser answers nonsense, `instead` does, and no reach is known. */
export function trusted(measure: MeasureText, instead: MeasureText): MeasureText {
  if (measure === instead) return measure;
  const widthOf = (text: string, font: MeasuredFont): number => {
    const width = measure(text, font);
    return isLength(width) ? width : instead(text, font);
  };
  const reachOf = (font: MeasuredFont): FontReach | null => {
    const reach = measure.reachOf?.(font) ?? null;
    return reach !== null && isLength(reach.ascent) && isLength(reach.descent) ? reach : null;
  };
  return Object.assign(widthOf, { reachOf });
}

function isLength(value: number): boolean {
  return Number.isFinite(value) && value >= 0;
}
