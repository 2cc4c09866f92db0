import type { Finding } from '../model/findings/findings';
import type { Scene } from '../scene/scene';
import type { Fix, FixContext, Proposal } from './fix';
import { FIXES } from './fixes';
import type { FixState } from './after-proposal';
import { fixIssues } from './fix-issues';
import { issuesOf, offerOf } from './offers';
import type { Offer } from './question';

/** What can be done about a finding as the scene stands. */
export function fixesFor(
  { rule, origin }: Pick<Finding, 'rule' | 'origin'>,
  scene: Scene,
  context: FixContext,
): readonly Offer[] {
  const ids = origin.flatMap((from) => (from.kind === 'element' ? [from.id] : []));
  return FIXES.flatMap((fix) => {
    for (const id of ids) {
      const offer = offerOf(fix, { id, rule }, scene, context);
      if (offer !== null) return [{ fix: fix.id, ...offer }];
    }
    return [];
  });
}

/** Whether a fix helps any of these elements. */
export function canFix(
  fix: Fix,
  ids: readonly string[],
  scene: Scene,
  context: FixContext,
): boolean {
  return firstOffer(fix, ids, scene, context) !== null;
}

/** What a fix would do for the first of these elements that it helps; null where it helps none. */
export function firstOffer(
  fix: Fix,
  ids: readonly string[],
  scene: Scene,
  context: FixContext,
): Proposal | null {
  for (const issue of issuesOf(fix, ids, scene, context)) {
    const offer = offerOf(fix, issue, scene, context);
    if (offer !== null) return offer;
  }
  return null;
}

/** A move may make room for others, so that elements are tried again; this often at most. */
const MOST_ROUNDS = 10;

/** All that a fix does for these elements, as one action; null where it does nothing. */
export function applyFix(
  fix: Fix,
  ids: readonly string[],
  scene: Scene,
  context: FixContext,
): Proposal | null {
  const proposals: Proposal[] = [];
  let now: FixState = { scene, context };
  const isOpen = (): boolean => canFix(fix, ids, now.scene, now.context);
  for (let round = 0; round < MOST_ROUNDS && isOpen(); round++) {
    const issues = issuesOf(fix, ids, now.scene, now.context);
    const fixed = fixIssues(fix, issues, now.scene, now.context);
    proposals.push(...fixed.proposals);
    now = fixed.state;
  }
  const [only] = proposals;
  if (only === undefined || proposals.length === 1) return only ?? null;
  const changes = proposals.map(({ action }) => action);
  return { label: fix.label, action: { type: 'scene/changesMade', changes } };
}
