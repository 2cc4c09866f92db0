import { trusted } from '../scene/text/trusted-measure';
import type { MeasureText } from '../scene/text/text-measure';
import { measureByTable } from '../scene/text/text-width';
import { makeSelector } from '../store/make-selector';

/** A measurer whose widths are lengths: where the browser answers nonsense, those that exports go by where nothing can be measured. */
export const selectTrusted = makeSelector(
  (measure: MeasureText) => [measure],
  (measure) => trusted(measure, measureByTable),
);
