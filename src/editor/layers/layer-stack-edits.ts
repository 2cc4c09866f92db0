import type { SceneAction } from '../../scene/actions';
import { reduceScene } from '../../scene/reduce-scene';
import type { Scene } from '../../scene/scene';
import { putBetween, type Between } from '../../scene/stacks/arrange/put-beside';
import { movedTo, type LayerPlace } from './layer-places';
import { allIdsOfLayer, allOfLayer, type LayerNode, type LayerRow } from './layer-tree';

/** The stack that a place lies in, or a row that stands in `parent`; null for none. */
export function stackAround(rows: readonly LayerRow[], parent: LayerNode | null): LayerNode | null {
  const row = parent && rows.find(({ node }) => node.key === parent.key);
  if (row == null) return null;
  return row.node.stack === null ? stackAround(rows, row.parent) : row.node;
}

interface MovedLayers {
  readonly scene: Scene;
  readonly tree: readonly LayerNode[];
  readonly nodes: readonly LayerNode[];
  readonly place: LayerPlace;
}

/** Puts layers between the members of a stack. It is arranged by their order, which is the order of its rows. */
export function putInStack(
  { scene, tree, nodes, place }: MovedLayers,
  stack: LayerNode,
): readonly SceneAction[] {
  const { ids: order, groups } = movedTo(tree, nodes, place);
  const regroup = { type: 'scene/elementsRegrouped', groups } as const;
  const ids = nodes.flatMap(allIdsOfLayer);
  const put = putBetween(
    reduceScene(scene, regroup),
    ids,
    stack.stack ?? '',
    besideIn(order, ids, stack),
  );
  return put === null ? [regroup] : [regroup, put];
}

/** The members that the moved ones come to stand between. `order` is that of all layers, from the undermost to the topmost. */
function besideIn(order: readonly string[], ids: readonly string[], stack: LayerNode): Between {
  const moved = new Set(ids);
  const members = allOfLayer(stack).filter(({ id, hidden }) => !moved.has(id) && hidden !== true);
  const known = new Set(members.map(({ id }) => id));
  const rows = order.toReversed().filter((id) => moved.has(id) || known.has(id));
  const at = rows.findIndex((id) => moved.has(id));
  const after = rows.slice(at).find((id) => !moved.has(id));
  return [rows[at - 1] ?? null, after ?? null];
}

/** Takes layers out of the stacks that they are in. They stay where they are on the canvas, and so does what is left there. */
export function takeOutOfStacks(nodes: readonly LayerNode[]): readonly SceneAction[] {
  const ids = nodes.flatMap(allOfLayer).flatMap(({ id, stack }) => (stack === undefined ? [] : id));
  return ids.length === 0 ? [] : [{ type: 'scene/stackArranged', ids, boxes: {}, leaves: true }];
}
