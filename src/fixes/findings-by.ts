import { BLANK_SIGNATURE } from '../model/person/signature';
import {
  LOWERING,
  connected,
  makeFindingSink,
  overlappingPairs,
  type DRAWN_OVERLAPS,
  type FindingSink,
  type Item,
  type ItemForm,
  type SceneContext,
} from '../export/fixing';
import type { Finding } from '../model/findings/findings';
import type { Scene, SceneElement } from '../scene/scene';
import type { FixContext } from './fix';
import { memoizePair } from '../base/memoize';

/*
 * The findings of the passes, needed again and again for scenes that differ in little. What touches nothing else cannot
 * change what is found elsewhere, so each cluster is compiled by itself, and only once as long as its elements stay the same.
 */

type OverlapPipeline = typeof DRAWN_OVERLAPS;

/** What an export finds of a scene whose overlaps are resolved by `pipeline`. */
export function findingsBy(
  pipeline: OverlapPipeline,
  scene: Scene,
  context: FixContext,
): readonly Finding[] {
  const { form, findings } = lowered(scene, context);
  const clusters = overlapClustersOf(form);
  const found = clusters.map((cluster) => ofCluster(pipeline, cluster, form, context));
  // What is moved apart may come to lie upon anything else.
  const isMoved = found.some((own) => own.some(({ rule }) => rule === 'element-moved'));
  const overlaps = isMoved ? ofItems(pipeline, form, context) : found.flat();
  return [...findings, ...overlaps];
}

/** The items of a scene, and what is found on the way to them. */
export const lowered = memoizePair((scene: Scene, context: FixContext) => {
  const sink = makeFindingSink();
  const design = { ...scene, version: 1, person: BLANK_SIGNATURE } as const;
  return { form: LOWERING.run(design, passContext(context, sink)), findings: sink.all() };
});

/** Items that touch one another, directly or by others, from the bottom to the top. What touches nothing is left out. */
function overlapClustersOf({ items }: ItemForm): readonly (readonly Item[])[] {
  // Boxes that share no more than an edge count as well: ink without any width may lie there.
  const reaches = items.map(({ box }) => ({ ...box, x1: box.x1 + 1, y1: box.y1 + 1 }));
  return connected(items.length, overlappingPairs(reaches)).flatMap((group) =>
    group.length === 1 ? [] : [group.flatMap((index) => items[index] ?? [])],
  );
}

/** What was found of a cluster, by the elements that it was made of. */
interface Known {
  readonly elements: readonly SceneElement[];
  readonly findings: readonly Finding[];
}

/** How many clusters are kept that have the same element at their bottom. */
const MOST_KNOWN = 8;

const knownClusters = memoizePair(
  (_context: FixContext, _pipeline: OverlapPipeline) =>
    new WeakMap<SceneElement, readonly Known[]>(),
);

function ofCluster(
  pipeline: OverlapPipeline,
  items: readonly Item[],
  form: ItemForm,
  context: FixContext,
): readonly Finding[] {
  const ids = new Set(items.map(({ id }) => id));
  const elements = form.sources.flatMap(({ element }) => (ids.has(element.id) ? [element] : []));
  const [lowest] = elements;
  if (lowest === undefined) return [];
  const clusters = knownClusters(context, pipeline);
  const others = clusters.get(lowest) ?? [];
  const known = others.find((other) => isSame(other.elements, elements));
  if (known !== undefined) return known.findings;
  const findings = ofItems(pipeline, { ...form, items }, context);
  clusters.set(lowest, [{ elements, findings }, ...others.slice(0, MOST_KNOWN - 1)]);
  return findings;
}

function isSame(some: readonly SceneElement[], others: readonly SceneElement[]): boolean {
  return some.length === others.length && some.every((one, index) => one === others[index]);
}

function ofItems(
  pipeline: OverlapPipeline,
  form: ItemForm,
  context: FixContext,
): readonly Finding[] {
  const findings = makeFindingSink();
  pipeline.run(form, passContext(context, findings));
  return findings.all();
}

/** What passes over a scene are run with. */
export function passContext(
  { element, rasters = {}, collapseEmpty }: FixContext,
  findings: FindingSink,
): SceneContext {
  return {
    options: { rasters, ...(collapseEmpty && { collapseEmpty: collapseEmpty }) },
    element,
    findings,
  };
}
