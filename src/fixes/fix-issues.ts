import type { Finding } from '../model/findings/findings';
import type { Scene } from '../scene/scene';
import { overlap, type Box } from '../export/fixing';
import { afterProposal, type FixState } from './after-proposal';
import { findingOf, isGone, newIssues } from './analysis';
import type { Fix, FixContext, Proposal } from './fix';
import { offerOf, type ElementIssue } from './offers';
import { trialSceneOf, type TrialScene } from './trial-scene';

export interface Fixed {
  readonly state: FixState;
  /** What was done, one after the other. */
  readonly proposals: readonly Proposal[];
}

/** Clears as many findings as a fix can: one at least where it can clear any. */
export function fixIssues(
  fix: Fix,
  issues: readonly ElementIssue[],
  scene: Scene,
  context: FixContext,
): Fixed {
  if (fix.changesPerson === true) return fixEach(fix, issues, { scene, context });
  const fixed = fixTogether(fix, issues, scene, context);
  return fixed.proposals.length > 0 ? fixed : fixEach(fix, issues, { scene, context });
}

/**
 * Finding what an export finds takes the most time, above all with many overlaps: so all proposals are carried out at once,
 * and the compiler runs once. Those that cleared nothing are tried after the others, and so are those at places where
 * something new is found; where no proposal is left, one half is carried out after the other.
 */
function fixTogether(
  fix: Fix,
  issues: readonly ElementIssue[],
  scene: Scene,
  context: FixContext,
): Fixed {
  if (issues.length < 2) return fixEach(fix, issues, { scene, context });
  const run = attemptAll(fix, issues, scene, context);
  const { after, attempts } = run;
  const good = attempts.filter(judge(run, scene, context));
  if (good.length === attempts.length) {
    const state = { scene: after.scene, context };
    return { state, proposals: attempts.map(({ proposal }) => proposal) };
  }
  const first = good.length > 0 ? good : attempts.slice(0, Math.ceil(attempts.length / 2));
  const rest = attempts.filter((attempt) => !first.includes(attempt));
  return [first, rest].reduce<Fixed>(
    (done, some) => {
      const own = some.map(({ issue }) => issue);
      const next = fixTogether(fix, own, done.state.scene, context);
      return { state: next.state, proposals: [...done.proposals, ...next.proposals] };
    },
    { state: { scene, context }, proposals: [] },
  );
}

function fixEach(fix: Fix, issues: readonly ElementIssue[], state: FixState): Fixed {
  let now = state;
  const proposals: Proposal[] = [];
  for (const issue of issues) {
    const offer = offerOf(fix, issue, now.scene, now.context);
    if (offer === null) continue;
    proposals.push(offer);
    now = afterProposal(offer, now);
  }
  return { state: now, proposals };
}

/** A proposal that was carried out together with others. */
interface Attempt {
  readonly issue: ElementIssue;
  readonly finding: Finding;
  readonly proposal: Proposal;
  /** Where what it changed was, and is. */
  readonly places: readonly Box[];
}

interface AttemptRun {
  readonly after: TrialScene;
  readonly attempts: readonly Attempt[];
}

/** The first proposal for each, as the others leave the scene. */
function attemptAll(
  fix: Fix,
  issues: readonly ElementIssue[],
  scene: Scene,
  context: FixContext,
): AttemptRun {
  let after = trialSceneOf(scene, context.element);
  const attempts: Attempt[] = [];
  for (const issue of issues) {
    const finding = findingOf(issue.rule, issue.id, scene, context);
    const element = after.find(issue.id)?.element;
    if (finding === null || element === undefined) continue;
    const [proposal] = fix.propose({ element, finding, trialScene: after });
    if (proposal === undefined) continue;
    const next = after.after(proposal.action);
    attempts.push({ issue, finding, proposal, places: placesOfChange(after, next) });
    after = next;
  }
  return { after, attempts };
}

function placesOfChange(before: TrialScene, after: TrialScene): readonly Box[] {
  return after.trialElements.flatMap((trialElement, index) => {
    const earlier = before.trialElements[index];
    return earlier === undefined || earlier === trialElement ? [] : [earlier.box, trialElement.box];
  });
}

/**
 * Returns a test for attempts that may stay: those that cleared their finding; once all did, those that are not where
 * something new is found. None may stay where that is far from all of them.
 */
function judge(
  { after: { scene: after, find }, attempts }: AttemptRun,
  before: Scene,
  context: FixContext,
): (attempt: Attempt) => boolean {
  const isUseful = ({ issue: { id }, finding }: Attempt): boolean =>
    isGone(finding, id, after, context);
  if (!attempts.every(isUseful)) return isUseful;
  const rules = [...new Set(attempts.map(({ finding }) => finding.rule))];
  const ids = rules.flatMap((rule) =>
    newIssues(rule, [
      { scene: before, context },
      { scene: after, context },
    ]),
  );
  if (ids.length === 0) return () => true;
  const boxes = ids.flatMap((id) => find(id)?.box ?? []);
  const isNear = ({ places }: Attempt): boolean =>
    places.some((place) => boxes.some((box) => overlap(box, place)));
  const isKnown = attempts.some(isNear);
  return (attempt) => isKnown && !isNear(attempt);
}
