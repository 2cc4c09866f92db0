import { canHold, drawnOf, isClash, isHiddenUnder, isPlane, overlap } from '../export/fixing';
import type { TrialElement, TrialScene } from './trial-scene';

/*
 * Which of two elements is in the way of the other, by the compiler's own rules. Proposals come from this; what becomes of
 * many that overlap is found by the analysis.
 */

/** Two of which an export makes a picture, or leaves one out. */
export interface Trouble {
  readonly lower: TrialElement;
  readonly upper: TrialElement;
}

/**
 * The troubles of an element, the topmost first. One that is in no other's way may still be drawn along with what it lies on,
 * or beside: then the troubles of those are returned.
 */
export function troublesOf(id: string, trialScene: TrialScene): readonly Trouble[] {
  const own = directTroubles(id, trialScene);
  if (own.length > 0) return own;
  const { box } = trialScene.find(id) ?? {};
  return box === undefined
    ? []
    : topFirst(trialScene.near(box).flatMap((other) => troublesWith(other, trialScene)));
}

/** Those because of which an export makes a picture of the element itself, or leaves it out. */
export function directTroubles(id: string, trialScene: TrialScene): readonly Trouble[] {
  const trialElement = trialScene.find(id);
  return trialElement === null ? [] : topFirst(troublesWith(trialElement, trialScene));
}

/** Whether an element is in the way of another where it stands. */
export function isInWay(trialElement: TrialElement, trialScene: TrialScene): boolean {
  return troublesWith(trialElement, trialScene).length > 0;
}

/**
 * Whether an export makes a picture of two where they overlap, or leaves one of them out. Lines that only just meet do not
 * count: it sets them lower, and they part.
 */
export function isTrouble(a: TrialElement, b: TrialElement): boolean {
  if (!overlap(a.box, b.box)) return false;
  const [lower, upper] = inOrder(a, b);
  return lostOf(lower, upper).length > 0;
}

/** Whether two overlap without one lying on the other, planes over the edges of planes included. */
export function isOverEdge(a: TrialElement, b: TrialElement): boolean {
  if (!overlap(a.box, b.box)) return false;
  const [lower, upper] = inOrder(a, b);
  return isClash(lower.item, upper.item);
}

/** Whether an element lies on a plane, or would where its box is. */
export function liesOn(
  { box, rank }: Pick<TrialElement, 'box' | 'rank'>,
  plane: TrialElement,
): boolean {
  return canHold(plane.item, { box }, plane.rank < rank);
}

/** The plane over whose edge the other one of two reaches; null where neither is a background for the other. */
export function straddleOf({
  lower,
  upper,
}: Trouble): { readonly plane: TrialElement; readonly mover: TrialElement } | null {
  if (isPlane(lower.item)) return { plane: lower, mover: upper };
  const isClear = isPlane(upper.item) && upper.item.cell.background === undefined;
  return isClear ? { plane: upper, mover: lower } : null;
}

function troublesWith(trialElement: TrialElement, trialScene: TrialScene): readonly Trouble[] {
  return trialScene.near(trialElement.box).flatMap((other) => {
    if (other.rank === trialElement.rank) return [];
    const [lower, upper] = inOrder(trialElement, other);
    return lostOf(lower, upper).includes(trialElement) ? [{ lower, upper }] : [];
  });
}

function topFirst(troubles: readonly Trouble[]): readonly Trouble[] {
  return troubles.toSorted((a, b) => b.upper.rank - a.upper.rank || b.lower.rank - a.lower.rank);
}

/** Which of two an export makes a picture of, or leaves out. */
function lostOf(lower: TrialElement, upper: TrialElement): readonly TrialElement[] {
  const [under, over] = [lower.low, upper.low];
  if (!overlap(under.box, over.box)) return [];
  if (isHiddenUnder(under, over)) return [lower];
  if (!isClash(under, over)) return [];
  return drawnOf({ lower: under, upper: over }).map((item) => (item === under ? lower : upper));
}

function inOrder(
  a: TrialElement,
  b: TrialElement,
): readonly [lower: TrialElement, upper: TrialElement] {
  return a.rank < b.rank ? [a, b] : [b, a];
}
