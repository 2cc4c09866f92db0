import { isFixedBy, rulesFixedBy } from '../model/findings/finding-rows';
import type { FindingRule } from '../model/findings/findings';
import { afterProposal } from './after-proposal';
import { findById } from '../scene/selection';
import type { Scene } from '../scene/scene';
import { findingOf, findingsUnder, isCleared } from './analysis';
import type { Fix, FixContext, Proposal } from './fix';
import { memoizePair } from '../base/memoize';
import { trialSceneOf } from './trial-scene';

/** A finding of an element, identified in a way that holds from scene to scene. */
export interface ElementIssue {
  readonly id: string;
  readonly rule: FindingRule;
}

/** How many proposals of a fix are tried. */
const MOST_TRIED = 5;

/**
 * What a fix would do about a finding of an element: its first proposal that clears the finding and makes none. Null where
 * there is no such finding, or no such proposal.
 */
export function offerOf(
  fix: Fix,
  issue: ElementIssue,
  scene: Scene,
  context: FixContext,
): Proposal | null {
  const offers = offersIn(scene, context);
  const key = `${fix.id} ${issue.rule} ${issue.id}`;
  const known = offers.get(key);
  if (known !== undefined) return known;
  const offer = findOffer(fix, issue, scene, context);
  offers.set(key, offer);
  return offer;
}

/** All issues of the elements that a fix is an answer to, element by element. */
export function issuesOf(
  { id: fix }: Fix,
  ids: readonly string[],
  scene: Scene,
  context: FixContext,
): readonly ElementIssue[] {
  const rules = rulesFixedBy(fix);
  return ids.flatMap((id) =>
    findingsUnder(rules, id, scene, context).map(({ rule }) => ({ id, rule })),
  );
}

const offersIn = memoizePair(
  (_scene: Scene, _context: FixContext) => new Map<string, Proposal | null>(),
);

function findOffer(
  fix: Fix,
  { id, rule }: ElementIssue,
  scene: Scene,
  context: FixContext,
): Proposal | null {
  const element = findById(scene, id);
  const finding = isFixedBy(rule, fix.id) ? findingOf(rule, id, scene, context) : null;
  if (element === null || finding === null) return null;
  let attempt = 0;
  for (const proposal of fix.propose({
    element,
    finding,
    trialScene: trialSceneOf(scene, context.element),
  })) {
    const before = { scene, context };
    if (isCleared(finding, id, [before, afterProposal(proposal, before)])) return proposal;
    if (++attempt >= MOST_TRIED) return null;
  }
  return null;
}
