import { expect, test } from 'vitest';
import { OVERLAP_RULES, type Fix, type FixContext, type Proposal } from '../../src/fixes/fix';
import { FIXES } from '../../src/fixes/fixes';
import { canFix, fixesFor, applyFix } from '../../src/fixes/apply-fix';
import type { Offer } from '../../src/fixes/question';
import { elementOrigin, type Finding, type FindingRule } from '../../src/model/findings/findings';
import { rulesFixedBy } from '../../src/model/findings/finding-rows';
import { gravityOf } from '../../src/model/findings/severity';
import { reduceScene } from '../../src/scene/reduce-scene';
import type { Design, Scene } from '../../src/scene/scene';
import {
  byElement,
  exported,
  exportedUndrawn,
  fixContextOf,
  keyOf,
  type Exported,
} from './export-findings';

import { brokenPromises, unmeasured } from './fix-words';

const MINUTES = 60_000;

/** Findings about an element's style are held back while it is a picture. A fix that ends that does not cause them. */
const HELD_BACK: ReadonlySet<FindingRule> = new Set(['image-not-cut', 'gradient-flat']);

/** What the passes report, which see every element. */
const PASS_RULES: ReadonlySet<FindingRule> = new Set([
  ...OVERLAP_RULES,
  'text-past-frame',
  'words-past-box',
  'element-sliced',
  'font-stand-in',
  'font-not-everywhere',
]);

/** What fixes are tried for. */
const RULES: readonly FindingRule[] = [...new Set(FIXES.flatMap(({ id }) => rulesFixedBy(id)))];

/** A trial of what checks find lays the whole scene out: not in each of them. */
const OF_PASSES = RULES.filter((rule) => PASS_RULES.has(rule));

const offered = new Map<string, number>(FIXES.map(({ id }) => [id, 0]));
const carriedOut = new Map<string, number>(FIXES.map(({ id }) => [id, 0]));

/**
 * What holds for fixes in any scene: a fix is offered exactly where it helps, it clears its finding in the next export and
 * causes none, and it does what its label states. `met` lists the fixes that must be offered in these scenes.
 */
export function describeFixes(designs: readonly Design[], met: readonly Fix[]): void {
  test(
    `in ${designs.length} scenes a fix is offered only where it clears its finding and makes none`,
    () => {
      const wrong = designs.flatMap((design, seed) =>
        wrongOffers(seed, design, exported, seed % 3 === 0 ? RULES : OF_PASSES),
      );
      expect(wrong).toEqual([]);
    },
    60 * MINUTES,
  );

  test(
    'what is carried out on all elements makes no finding, and leaves nothing to do',
    () => {
      expect(designs.flatMap((design, seed) => wrongFixes(seed, design))).toEqual([]);
    },
    60 * MINUTES,
  );

  test(
    'where nothing can be drawn, what was moved stays where it is put',
    () => {
      const wrong = designs.flatMap((design, seed) =>
        seed % 3 === 0 ? wrongOffers(seed, design, exportedUndrawn, ['element-moved']) : [],
      );
      // What others come to lie on there is up to the export, which moves them in its turn.
      expect(wrong.filter((line) => !line.includes('makes text-faint'))).toEqual([]);
    },
    60 * MINUTES,
  );

  test('the words of every fix are measured', () => {
    expect(unmeasured()).toEqual([]);
  });

  test('every fix that is met was offered and carried out', () => {
    if (process.env['FIX_SCENES'] !== undefined) console.info({ offered, carriedOut });
    const idle = met.filter(({ id }) => offered.get(id) === 0 || carriedOut.get(id) === 0);
    expect(idle).toEqual([]);
  });
}

/** A design, and what its export found. */
interface Attempt extends Exported {
  readonly design: Design;
  readonly exportOf: typeof exported;
}

function wrongOffers(
  seed: number,
  design: Design,
  exportOf: typeof exported,
  rules: readonly FindingRule[],
): readonly string[] {
  const attempt: Attempt = { design, exportOf, ...exportOf(design) };
  const context = fixContextOf(design, attempt);
  const found = byElement(attempt.findings);
  // Whether pictures of it can be drawn is not known before: what is moved then may be put elsewhere.
  const other = exportOf === exported ? exportedUndrawn : exported;
  const moved = byElement(other(design).findings.filter(({ rule }) => rule === 'element-moved'));
  return design.elements.flatMap(({ id }) =>
    rules.flatMap((rule) => {
      const finding = found.get(keyOf(rule, id));
      if (finding === undefined && moved.has(keyOf(rule, id))) return [];
      return offersFor(rule, id, design, context).flatMap((offer) => {
        const wrong =
          finding === undefined ? ['is offered'] : wrongsOf(offer, finding, id, attempt);
        return wrong.map((what) => `scene ${seed}: ${offer.fix} for ${rule} of ${id} ${what}`);
      });
    }),
  );
}

function wrongsOf(
  offer: Offer,
  finding: Finding,
  id: string,
  { design, findings, exportOf }: Attempt,
): readonly string[] {
  const { fix, label } = offer;
  offered.set(fix, (offered.get(fix) ?? 0) + 1);
  const after = afterOf(design, offer);
  const now = exportOf(after);
  const carried = {
    fix,
    label,
    finding,
    id,
    before: sceneOf(design),
    after: sceneOf(after),
    person: after.person,
  };
  const left = now.findings.some((other) => isAbout(other, id) && isAsSevere(other, finding));
  const again = offersFor(finding.rule, id, after, fixContextOf(after, now));
  return [
    ...(left ? ['clears nothing'] : []),
    ...(again.some((other) => other.fix === fix) ? ['is offered again'] : []),
    ...madeFindings(findings, now.findings),
    ...changedLocked(design, after),
    ...brokenPromises({ ...carried, context: fixContextOf(design, now).element }),
  ];
}

function wrongFixes(seed: number, design: Design): readonly string[] {
  const before = exported(design);
  const context = fixContextOf(design, before);
  const scene = sceneOf(design);
  const ids = scene.elements.map(({ id }) => id);
  return FIXES.flatMap((fix) => {
    const proposal = applyFix(fix, ids, scene, context);
    const isEnabled = canFix(fix, ids, scene, context);
    if (proposal === null) return isEnabled ? [`scene ${seed}: ${fix.id} does nothing`] : [];
    carriedOut.set(fix.id, (carriedOut.get(fix.id) ?? 0) + 1);
    const after = afterOf(design, proposal);
    const now = exported(after);
    const isDone = applyFix(fix, ids, sceneOf(after), fixContextOf(after, now)) === null;
    const wrong = [
      ...(isEnabled ? [] : ['is not enabled']),
      ...(isDone ? [] : ['leaves something to do']),
      ...madeFindings(before.findings, now.findings),
      ...changedLocked(design, after),
    ];
    return wrong.map((what) => `scene ${seed}: ${fix.id} of all ${what}`);
  });
}

/** A design with what a fix does. */
function afterOf(design: Design, { action, person }: Proposal): Design {
  const whom = { ...design.person, ...person };
  return { ...design, ...reduceScene(sceneOf(design), action), person: whom };
}

function madeFindings(before: readonly Finding[], after: readonly Finding[]): readonly string[] {
  const known = byElement(before);
  const made = [...byElement(after)].filter(
    ([key, { rule }]) =>
      !known.has(key) &&
      !HELD_BACK.has(rule) &&
      !wasUnasked(key.slice(rule.length + 1), rule, known),
  );
  return made.map(([key]) => `makes ${key}`);
}

/** The checks see what is shown: an element that was part of a picture, or covered, was not asked. */
function wasUnasked(id: string, rule: FindingRule, known: ReadonlyMap<string, Finding>): boolean {
  const isOfCheck = !PASS_RULES.has(rule);
  return isOfCheck && OVERLAP_RULES.some((overlap) => known.has(keyOf(overlap, id)));
}

function changedLocked(before: Scene, after: Scene): readonly string[] {
  const kept = new Set(after.elements);
  const changed = before.elements.filter((element) => element.locked && !kept.has(element));
  return changed.map(({ id }) => `changes ${id}, which is locked`);
}

function offersFor(rule: FindingRule, id: string, design: Design, context: FixContext) {
  return fixesFor({ rule, origin: [elementOrigin(id)] }, sceneOf(design), context);
}

/** Only what fixes are tried on: a scene that is the same object is not analysed again. */
function sceneOf({ background, frame, elements }: Scene): Scene {
  return { background, frame, elements };
}

function isAbout({ origin }: Finding, id: string): boolean {
  return origin.some((from) => from.kind === 'element' && from.id === id);
}

/** Whether a finding is of the same rule as another one, or an overlap like it, and at least as severe. */
function isAsSevere(finding: Finding, other: Finding): boolean {
  return (
    (finding.rule === other.rule || (isOverlap(finding.rule) && isOverlap(other.rule))) &&
    gravityOf(finding) >= gravityOf(other)
  );
}

function isOverlap(rule: FindingRule): boolean {
  return OVERLAP_RULES.some((one) => one === rule);
}
