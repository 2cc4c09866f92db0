import { trusted } from '../export/measure';
import { guessWidth, type MeasureText } from '../scene/text-measure';
import { makeSelector } from '../store/make-selector';
import type { AppStore } from '../store/make-store';
import { fontsCame } from '../store/fonts';
import { onUse } from '../ui/on-use';

/** Hardly any browser answers nonsense when asked for the width of a text, so the table comes for those that do. */
const TABLE = onUse(() => import('../scene/text-width'));

/** The widths that exports go by where nothing can be measured; guesses until they are there. */
const widthWithoutBrowser: MeasureText = (text, font) => {
  TABLE.want();
  return (TABLE.now()?.measureByTable ?? guessWidth)(text, font);
};

/** A measurer whose widths are lengths: the same for the same. */
export const selectTrusted = makeSelector(
  (measure: MeasureText) => [measure],
  (measure) => trusted(measure, widthWithoutBrowser),
);

/** Draws texts anew once the table has come. The answer ends it. */
export function watchTable(store: Pick<AppStore, 'dispatch'>): () => void {
  return TABLE.subscribe(() => {
    // Where it does not come, asking again at once would never end.
    if (TABLE.now() !== null) store.dispatch(fontsCame());
  });
}
