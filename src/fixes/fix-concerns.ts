import type { Finding } from '../model/findings/findings';
import type { Scene } from '../scene/scene';
import { overlap, type Box } from '../export/fixing';
import { findingOf, isGone, newlyConcerned } from './analysis';
import type { Fix, FixContext, Proposal } from './fix';
import { offerOf, type ElementIssue } from './offers';
import { trialSceneOf, type TrialScene } from './trial-scene';

export interface Fixed {
  readonly scene: Scene;
  /** What was done, one after the other. */
  readonly proposals: readonly Proposal[];
}

/** Clears as many findings as a fix can: one at least where it can clear any. */
export function fixConcerns(
  fix: Fix,
  concerns: readonly ElementIssue[],
  scene: Scene,
  context: FixContext,
): Fixed {
  const fixed = fixTogether(fix, concerns, scene, context);
  return fixed.proposals.length > 0 ? fixed : fixEach(fix, concerns, scene, context);
}

/**
 * Asking what an export finds takes the most time, above all while there is a heap: so all is carried out at a stretch, and
 * the compiler is asked once. What helped nothing has its turn after the others, and so has what stood or stands where
 * something new is found; where that parts nothing, one half is carried out after the other.
 */
function fixTogether(
  fix: Fix,
  concerns: readonly ElementIssue[],
  scene: Scene,
  context: FixContext,
): Fixed {
  if (concerns.length < 2) return fixEach(fix, concerns, scene, context);
  const tried = attemptAll(fix, concerns, scene, context);
  const { after, attempts } = tried;
  const good = attempts.filter(judge(tried, scene, context));
  if (good.length === attempts.length) {
    return { scene: after.scene, proposals: attempts.map(({ proposal }) => proposal) };
  }
  const first = good.length > 0 ? good : attempts.slice(0, Math.ceil(attempts.length / 2));
  const rest = attempts.filter((attempt) => !first.includes(attempt));
  return [first, rest].reduce<Fixed>(
    (done, some) => {
      const own = some.map(({ concern }) => concern);
      const next = fixTogether(fix, own, done.scene, context);
      return { scene: next.scene, proposals: [...done.proposals, ...next.proposals] };
    },
    { scene, proposals: [] },
  );
}

function fixEach(
  fix: Fix,
  concerns: readonly ElementIssue[],
  scene: Scene,
  context: FixContext,
): Fixed {
  let now = scene;
  const proposals: Proposal[] = [];
  for (const concern of concerns) {
    const offer = offerOf(fix, concern, now, context);
    if (offer === null) continue;
    proposals.push(offer);
    now = trialSceneOf(now, context.element).after(offer.action).scene;
  }
  return { scene: now, proposals };
}

/** A proposal that was carried out together with others. */
interface Attempt {
  readonly concern: ElementIssue;
  readonly finding: Finding;
  readonly proposal: Proposal;
  /** Where what it changed was, and is. */
  readonly places: readonly Box[];
}

interface Tried {
  readonly after: TrialScene;
  readonly attempts: readonly Attempt[];
}

/** The first proposal for each, as the others leave the scene. */
function attemptAll(
  fix: Fix,
  concerns: readonly ElementIssue[],
  scene: Scene,
  context: FixContext,
): Tried {
  let after = trialSceneOf(scene, context.element);
  const attempts: Attempt[] = [];
  for (const concern of concerns) {
    const finding = findingOf(concern.rule, concern.id, scene, context);
    const element = after.find(concern.id)?.element;
    if (finding === null || element === undefined) continue;
    const [proposal] = fix.propose({ element, finding, stage: after });
    if (proposal === undefined) continue;
    const next = after.after(proposal.action);
    attempts.push({ concern, finding, proposal, places: placesOfChange(after, next) });
    after = next;
  }
  return { after, attempts };
}

function placesOfChange(before: TrialScene, after: TrialScene): readonly Box[] {
  return after.actors.flatMap((actor, index) => {
    const earlier = before.actors[index];
    return earlier === undefined || earlier === actor ? [] : [earlier.box, actor.box];
  });
}

/**
 * Tells what may stay: what cleared its finding; once all did, what is not where something new is found. Nothing may where
 * that is far from all of it.
 */
function judge(
  { after: { scene: after, find }, attempts }: Tried,
  before: Scene,
  context: FixContext,
): (attempt: Attempt) => boolean {
  const isUseful = ({ concern: { id }, finding }: Attempt): boolean =>
    isGone(finding, id, after, context);
  if (!attempts.every(isUseful)) return isUseful;
  const rules = [...new Set(attempts.map(({ finding }) => finding.rule))];
  const ids = rules.flatMap((rule) => newlyConcerned(rule, [before, after], context));
  if (ids.length === 0) return () => true;
  const boxes = ids.flatMap((id) => find(id)?.box ?? []);
  const isNear = ({ places }: Attempt): boolean =>
    places.some((place) => boxes.some((box) => overlap(box, place)));
  const isKnown = attempts.some(isNear);
  return (attempt) => isKnown && !isNear(attempt);
}
