import { memoizeObject } from '../base/memoize-object';

/** A function of two objects that answers again what it answered for the same two; it holds on to neither. */
export function memoizePair<A extends object, B extends object, Answer>(
  ask: (a: A, b: B) => Answer,
): (a: A, b: B) => Answer {
  const answersFor = memoizeObject((a: A) => memoizeObject((b: B) => ask(a, b)));
  return (a, b) => answersFor(a)(b);
}
