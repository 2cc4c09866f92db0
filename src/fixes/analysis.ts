import { DRAWN_OVERLAPS, UNDRAWN_OVERLAPS } from '../export/passes/overlap-passes';
import { SEVERITIES, type Finding, type FindingRule } from '../model/findings';
import type { Scene } from '../scene/scene';
import { OVERLAP_RULES, type FixContext } from './fix';
import { findingsBy } from './findings-by';
import { memoizePair } from './memoize-pair';
import { newlySliced } from './sliced';

/*
 * What an export finds, told by its own passes. Where a picture cannot be drawn, elements are moved apart instead: what
 * is moved is found as if none could.
 */

export interface Analysis {
  /** What is found of an element, by its id. */
  readonly about: (id: string) => readonly Finding[];
  /** Each finding of each element, as a text, with the id of the element. */
  readonly concerns: ReadonlyMap<string, string>;
}

/** What an export would find of a scene, all its pictures drawn. */
export const analyse = memoizePair((scene: Scene, context: FixContext) =>
  analysisBy(DRAWN_OVERLAPS, scene, context),
);

const analyseUndrawn = memoizePair((scene: Scene, context: FixContext) =>
  analysisBy(UNDRAWN_OVERLAPS, scene, context),
);

/** What is found of an element under a rule; null for nothing. */
export function findingOf(
  rule: FindingRule,
  id: string,
  scene: Scene,
  context: FixContext,
): Finding | null {
  for (const ask of analysesFor(rule)) {
    const found = ask(scene, context).about(id);
    const finding = found.find((one) => one.rule === rule);
    if (finding !== undefined) return finding;
  }
  return null;
}

/** Whether a finding of an element is gone, or less grave, after a change of the scene that makes no other. */
export function isCleared(
  finding: Finding,
  id: string,
  [before, after]: readonly [Scene, Scene],
  context: FixContext,
): boolean {
  return (
    isGone(finding, id, after, context) &&
    newlyConcerned(finding.rule, [before, after], context).length === 0
  );
}

/** Whether a finding of an element is not there, or less grave, in another state of the scene. */
export function isGone(
  { rule, severity }: Finding,
  id: string,
  scene: Scene,
  context: FixContext,
): boolean {
  const isLeft = (finding: Finding): boolean =>
    (finding.rule === rule || (isOverlap(finding.rule) && isOverlap(rule))) &&
    SEVERITIES.indexOf(finding.severity) >= SEVERITIES.indexOf(severity);
  return analysesFor(rule).every((ask) => !ask(scene, context).about(id).some(isLeft));
}

/** The elements of which something is found after a change that was not found before, where a rule is looked for. */
export function newlyConcerned(
  rule: FindingRule,
  [before, after]: readonly [Scene, Scene],
  context: FixContext,
): readonly string[] {
  const ids = analysesFor(rule).flatMap((ask) => {
    const known = ask(before, context).concerns;
    const now = ask(after, context).concerns;
    return [...now].flatMap(([key, id]) => (known.has(key) ? [] : [id]));
  });
  return ids.length > 0 ? ids : newlySliced([before, after], context);
}

function analysesFor(rule: FindingRule): readonly (typeof analyse)[] {
  return rule === 'element-moved' ? [analyse, analyseUndrawn] : [analyse];
}

function isOverlap(rule: FindingRule): boolean {
  return OVERLAP_RULES.some((one) => one === rule);
}

function analysisBy(row: typeof DRAWN_OVERLAPS, scene: Scene, context: FixContext): Analysis {
  const byId = new Map<string, Finding[]>();
  const concerns = new Map<string, string>();
  for (const finding of findingsBy(row, scene, context)) {
    for (const from of finding.origin) {
      if (from.kind !== 'element') continue;
      concerns.set(`${finding.rule} ${from.id}`, from.id);
      const own = byId.get(from.id);
      if (own === undefined) byId.set(from.id, [finding]);
      else own.push(finding);
    }
  }
  return { about: (id) => byId.get(id) ?? [], concerns };
}
