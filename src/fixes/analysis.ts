import { DRAWN_OVERLAPS, UNDRAWN_OVERLAPS } from '../export/passes/overlap-passes';
import { makeFindingSink } from '../export/passes/pass';
import { SEVERITIES, type Finding, type FindingRule } from '../model/findings';
import type { Scene } from '../scene/scene';
import { OVERLAP_RULES, type FixContext } from './fix';
import { remembered } from './remembered';

/*
 * What an export finds, told by its own passes. Where a picture cannot be drawn, elements are moved apart instead: what
 * is moved is found as if none could.
 */

export interface Analysis {
  /** What is found of an element, by its id. */
  readonly about: (id: string) => readonly Finding[];
  /** Each finding of each element, as a text. */
  readonly keys: ReadonlySet<string>;
}

/** What an export would find of a scene, all its pictures drawn. */
export const analyse = remembered((scene: Scene, context: FixContext) =>
  analysisBy(DRAWN_OVERLAPS, scene, context),
);

const analyseUndrawn = remembered((scene: Scene, context: FixContext) =>
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
  { rule, severity }: Finding,
  id: string,
  [before, after]: readonly [Scene, Scene],
  context: FixContext,
): boolean {
  const isLeft = (finding: Finding): boolean =>
    (finding.rule === rule || (isOverlap(finding.rule) && isOverlap(rule))) &&
    SEVERITIES.indexOf(finding.severity) >= SEVERITIES.indexOf(severity);
  return analysesFor(rule).every((ask) => {
    const now = ask(after, context);
    return !now.about(id).some(isLeft) && makesNone(ask(before, context), now);
  });
}

/** Whether nothing is found that was not found before. */
function makesNone(before: Analysis, after: Analysis): boolean {
  for (const key of after.keys) if (!before.keys.has(key)) return false;
  return true;
}

function analysesFor(rule: FindingRule): readonly (typeof analyse)[] {
  return rule === 'element-moved' ? [analyse, analyseUndrawn] : [analyse];
}

function isOverlap(rule: FindingRule): boolean {
  return OVERLAP_RULES.some((one) => one === rule);
}

function analysisBy(
  row: typeof DRAWN_OVERLAPS,
  scene: Scene,
  { element, rasters = {} }: FixContext,
): Analysis {
  const findings = makeFindingSink();
  const design = { ...scene, version: 1, signatureData: {} } as const;
  row.run(design, { options: { rasters }, element, findings });
  const byId = new Map<string, Finding[]>();
  const keys = new Set<string>();
  for (const finding of findings.all()) {
    for (const from of finding.origin) {
      if (from.kind !== 'element') continue;
      keys.add(`${finding.rule} ${from.id}`);
      const own = byId.get(from.id);
      if (own === undefined) byId.set(from.id, [finding]);
      else own.push(finding);
    }
  }
  return { about: (id) => byId.get(id) ?? [], keys };
}
