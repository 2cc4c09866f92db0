import { isPlane, type Item } from '../export/items/item';
import { isStyled } from '../export/regions/flattened';
import { makeFindingSink } from '../export/passes/pass';
import { DRAWN_ITEMS } from '../export/passes/scene-passes';
import type { Scene } from '../scene/scene';
import { lowered, passContext } from './findings-by';
import type { FixContext } from './fix';
import { memoizePair } from './memoize-pair';

/** The elements that lose round corners, a gradient or a border's style by a change, as they come to lie too deep in tables. */
export function newlySliced(
  [before, after]: readonly [Scene, Scene],
  context: FixContext,
): readonly string[] {
  const sliced = slicedIn(after, context);
  if (sliced.size === 0) return [];
  const known = slicedIn(before, context);
  return [...sliced].filter((id) => !known.has(id));
}

/** How deep elements lie is known only of the whole scene, laid out. Most have nothing that could be lost. */
const slicedIn = memoizePair((scene: Scene, context: FixContext): ReadonlySet<string> => {
  const { form } = lowered(scene, context);
  if (!form.items.some(isStyledPlane)) return new Set();
  const findings = makeFindingSink();
  DRAWN_ITEMS.run(form, passContext(context, findings));
  const sliced = findings.all().filter(({ rule }) => rule === 'element-sliced');
  return new Set(
    sliced.flatMap(({ origin }) =>
      origin.flatMap((from) => (from.kind === 'element' ? [from.id] : [])),
    ),
  );
});

function isStyledPlane(item: Item): boolean {
  return isPlane(item) && isStyled(item);
}
