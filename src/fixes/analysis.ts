import { DRAWN_OVERLAPS, UNDRAWN_OVERLAPS } from '../export/passes/overlap-passes';
import { gravityOf, type Finding, type FindingRule } from '../model/findings/findings';
import { analysisOf, type Analysis } from './analysis-of';
import type { Scene } from '../scene/scene';
import { analyseChecked, newlyChecked } from './checked';
import { newlyFaint } from './ways/faint';
import { CHECKED_RULES, OVERLAP_RULES, type FixContext } from './fix';
import { findingsBy } from './findings-by';
import { memoizePair } from './memoize-pair';
import { newlySliced } from './sliced';

/*
 * What an export finds, told by its own passes. Where a picture cannot be drawn, elements are moved apart instead: what
 * is moved is found as if none could.
 */

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
export function isGone(gone: Finding, id: string, scene: Scene, context: FixContext): boolean {
  const { rule } = gone;
  const isLeft = (finding: Finding): boolean =>
    (finding.rule === rule || (isOverlap(finding.rule) && isOverlap(rule))) &&
    gravityOf(finding) >= gravityOf(gone);
  return analysesFor(rule).every((ask) => !ask(scene, context).about(id).some(isLeft));
}

/** The elements of which something is found after a change that was not found before, where a rule is looked for. */
export function newlyConcerned(
  rule: FindingRule,
  [before, after]: readonly [Scene, Scene],
  context: FixContext,
): readonly string[] {
  const overlaps = isChecked(rule) ? [analyse] : analysesFor(rule);
  const ids = overlaps.flatMap((ask) => {
    const known = ask(before, context).concerns;
    const now = ask(after, context).concerns;
    return [...now].flatMap(([key, id]) => (known.has(key) ? [] : [id]));
  });
  if (ids.length > 0) return ids;
  const sliced = newlySliced([before, after], context);
  if (sliced.length > 0) return sliced;
  const ask = isChecked(rule) ? newlyChecked : newlyFaint;
  return ask([before, after], context);
}

/** What is found of an element under some rules. */
export function findingsUnder(
  rules: readonly FindingRule[],
  id: string,
  scene: Scene,
  context: FixContext,
): readonly Finding[] {
  const asked = new Set(rules.map((rule) => (isChecked(rule) ? analyseChecked : analyse)));
  return [...asked].flatMap((ask) =>
    ask(scene, context)
      .about(id)
      .filter(({ rule }) => rules.includes(rule)),
  );
}

function analysesFor(rule: FindingRule): readonly (typeof analyse)[] {
  if (isChecked(rule)) return [analyseChecked];
  return rule === 'element-moved' ? [analyse, analyseUndrawn] : [analyse];
}

function isChecked(rule: FindingRule): boolean {
  return CHECKED_RULES.some((one) => one === rule);
}

function isOverlap(rule: FindingRule): boolean {
  return OVERLAP_RULES.some((one) => one === rule);
}

function analysisBy(row: typeof DRAWN_OVERLAPS, scene: Scene, context: FixContext): Analysis {
  return analysisOf(findingsBy(row, scene, context));
}
