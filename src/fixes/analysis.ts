import {
  DRAWN_DOCUMENT,
  DRAWN_ITEMS,
  DRAWN_OVERLAPS,
  UNDRAWN_OVERLAPS,
  check,
  isPlane,
  isStyled,
  makeFindingSink,
  withoutAutoLinks,
  type Item,
} from '../export/fixing';
import type { Finding, FindingRule } from '../model/findings/findings';
import { gravityOf } from '../model/findings/severity';
import type { Scene } from '../scene/scene';
import type { FixState } from './after-proposal';
import { findingsBy, lowered, passContext } from './findings-by';
import { isOfCheck } from '../model/findings/finding-rows';
import { OVERLAP_RULES, type FixContext } from './fix';
import { memoizePair } from '../base/memoize';
import { newlyFaint } from './list/faint';

/*
 * What an export finds, by its own passes. Where a picture cannot be drawn, elements are moved apart instead: those that are
 * moved are found as if no picture could be drawn.
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
  [before, after]: readonly [FixState, FixState],
): boolean {
  return (
    isGone(finding, id, after.scene, after.context) &&
    newIssues(finding.rule, [before, after]).length === 0
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
export function newIssues(
  rule: FindingRule,
  [before, after]: readonly [FixState, FixState],
): readonly string[] {
  const overlaps = isOfCheck(rule) ? [analyse] : analysesFor(rule);
  const ids = overlaps.flatMap((ask) => {
    const known = ask(before.scene, before.context).issues;
    const now = ask(after.scene, after.context).issues;
    return [...now].flatMap(([key, id]) => (known.has(key) ? [] : [id]));
  });
  if (ids.length > 0) return ids;
  const sliced = newlySliced([before, after]);
  if (sliced.length > 0) return sliced;
  const ask = isOfCheck(rule) ? newlyChecked : newlyFaint;
  return ask([before, after]);
}

/** What is found of an element under some rules. */
export function findingsUnder(
  rules: readonly FindingRule[],
  id: string,
  scene: Scene,
  context: FixContext,
): readonly Finding[] {
  const asked = new Set(rules.map((rule) => (isOfCheck(rule) ? analyseChecked : analyse)));
  return [...asked].flatMap((ask) =>
    ask(scene, context)
      .about(id)
      .filter(({ rule }) => rules.includes(rule)),
  );
}

function analysesFor(rule: FindingRule): readonly (typeof analyse)[] {
  if (isOfCheck(rule)) return [analyseChecked];
  return rule === 'element-moved' ? [analyse, analyseUndrawn] : [analyse];
}

function isOverlap(rule: FindingRule): boolean {
  return OVERLAP_RULES.includes(rule);
}

function analysisBy(pipeline: typeof DRAWN_OVERLAPS, scene: Scene, context: FixContext): Analysis {
  return analysisOf(findingsBy(pipeline, scene, context));
}

/**
 * The findings of the checks of the finished signature, all its pictures drawn. They look at the whole, laid out, so only
 * the fixes of their own findings run them. There is no HTML: no change on the canvas fixes what is found in it.
 */
const analyseChecked = memoizePair((scene: Scene, context: FixContext): Analysis => {
  const { form } = lowered(scene, context);
  const drawn = DRAWN_DOCUMENT.run(form, passContext(context, makeFindingSink()));
  const { person, baseUrl } = context.element;
  const { rasters = {} } = context;
  const options = { rasters, ...(baseUrl === undefined ? {} : { baseUrl }) };
  const { elements } = scene;
  const { doc } = withoutAutoLinks({ form: drawn, person, elements });
  return analysisOf(check({ html: '', text: '', images: [], doc, person, options, elements }));
});

/** The elements of which checks find something after a change that was not so before. */
function newlyChecked([before, after]: readonly [FixState, FixState]): readonly string[] {
  const known = analyseChecked(before.scene, before.context).issues;
  const now = analyseChecked(after.scene, after.context).issues;
  return [...now].flatMap(([key, id]) => (known.has(key) ? [] : [id]));
}

/** What is found of a scene, by its elements. */
interface Analysis {
  /** What is found of an element, by its id. */
  readonly about: (id: string) => readonly Finding[];
  /** Each finding of each element, as a text, with the id of the element. */
  readonly issues: ReadonlyMap<string, string>;
}

/** Findings by the elements that they come from. */
function analysisOf(findings: readonly Finding[]): Analysis {
  const byId = new Map<string, Finding[]>();
  const issues = new Map<string, string>();
  for (const finding of findings) {
    for (const from of finding.origin) {
      if (from.kind !== 'element') continue;
      issues.set(`${finding.rule} ${from.id}`, from.id);
      const own = byId.get(from.id);
      if (own === undefined) byId.set(from.id, [finding]);
      else own.push(finding);
    }
  }
  return { about: (id) => byId.get(id) ?? [], issues };
}

/** The elements that lose round corners, a gradient or a border's style by a change, as they come to lie too deep in tables. */
function newlySliced([before, after]: readonly [FixState, FixState]): readonly string[] {
  const sliced = slicedIn(after.scene, after.context);
  if (sliced.size === 0) return [];
  const known = slicedIn(before.scene, before.context);
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
