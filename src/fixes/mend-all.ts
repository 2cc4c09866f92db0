import type { Finding } from '../model/findings';
import type { Scene } from '../scene/scene';
import { findingOf, isCleared } from './analysis';
import { firstOf } from './first-of';
import type { Fix, FixContext, Proposal } from './fix';
import { offerOf, type Concern } from './offers';
import { stageOf } from './stage';

export interface Mended {
  readonly scene: Scene;
  /** What was done, one after the other. */
  readonly proposals: readonly Proposal[];
}

/** So many are mended at a stretch where not all can be. */
const STRETCH = 24;

/**
 * Mends as many findings as a fix can: all at a stretch where that does for all of them, else several, else each by itself.
 * Asking what an export finds takes the most time.
 */
export function mendAll(
  fix: Fix,
  concerns: readonly Concern[],
  scene: Scene,
  context: FixContext,
): Mended {
  const whole = mendTogether(fix, concerns, scene, context);
  if (whole !== null) return whole;
  let mended: Mended = { scene, proposals: [] };
  for (let at = 0; at < concerns.length; at += STRETCH) {
    const some = concerns.slice(at, at + STRETCH);
    const { scene: now } = mended;
    const next = mendTogether(fix, some, now, context) ?? mendEach(fix, some, now, context);
    mended = { scene: next.scene, proposals: [...mended.proposals, ...next.proposals] };
  }
  return mended;
}

function mendEach(
  fix: Fix,
  concerns: readonly Concern[],
  scene: Scene,
  context: FixContext,
): Mended {
  let now = scene;
  const proposals: Proposal[] = [];
  for (const concern of concerns) {
    const offer = offerOf(fix, concern, now, context);
    if (offer === null) continue;
    proposals.push(offer);
    now = stageOf(now, context.element).after(offer.action).scene;
  }
  return { scene: now, proposals };
}

/** Takes the first proposal for each as it comes, and asks at the end what an export says; null where they do not all do. */
function mendTogether(
  fix: Fix,
  concerns: readonly Concern[],
  scene: Scene,
  context: FixContext,
): Mended | null {
  let stage = stageOf(scene, context.element);
  const done: { readonly id: string; readonly finding: Finding; readonly proposal: Proposal }[] =
    [];
  for (const { id, rule } of concerns) {
    const finding = findingOf(rule, id, scene, context);
    const element = stage.find(id)?.element;
    if (finding === null || element === undefined) continue;
    const [proposal] = firstOf(fix.propose({ element, finding, stage }), 1);
    if (proposal === undefined) continue;
    done.push({ id, finding, proposal });
    stage = stage.after(proposal.action);
  }
  const after = stage.scene;
  return done.every(({ id, finding }) => isCleared(finding, id, [scene, after], context))
    ? { scene: after, proposals: done.map(({ proposal }) => proposal) }
    : null;
}
