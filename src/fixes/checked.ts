import { check } from '../export/checks/checks';
import { makeFindingSink } from '../export/passes/pass';
import { DRAWN_DOCUMENT } from '../export/passes/scene-passes';
import type { Scene } from '../scene/scene';
import { analysisOf, type Analysis } from './analysis-of';
import { lowered, passContext } from './findings-by';
import type { FixContext } from './fix';
import { memoizePair } from './memoize-pair';

/**
 * What the checks of the finished signature say of a scene, all its pictures drawn. They look at the whole, laid out, so
 * only the fixes of their own findings ask them. There is no HTML: nothing on the canvas mends that.
 */
export const analyseChecked = memoizePair((scene: Scene, context: FixContext): Analysis => {
  const { form } = lowered(scene, context);
  const { doc } = DRAWN_DOCUMENT.run(form, passContext(context, makeFindingSink()));
  const { signature: person, baseUrl } = context.element;
  const { rasters = {} } = context;
  const options = { rasters, ...(baseUrl === undefined ? {} : { baseUrl }) };
  const { elements } = scene;
  return analysisOf(check({ html: '', text: '', images: [], doc, person, options, elements }));
});

/** The elements of which checks find something after a change that was not so before. */
export function newlyChecked(
  [before, after]: readonly [Scene, Scene],
  context: FixContext,
): readonly string[] {
  const known = analyseChecked(before, context).concerns;
  const now = analyseChecked(after, context).concerns;
  return [...now].flatMap(([key, id]) => (known.has(key) ? [] : [id]));
}
