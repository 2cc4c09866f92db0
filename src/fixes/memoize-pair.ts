/** A function of two objects that answers again what it answered for the same two; it holds on to neither. */
export function memoizePair<A extends object, B extends object, Answer>(
  ask: (a: A, b: B) => Answer,
): (a: A, b: B) => Answer {
  const answers = new WeakMap<A, WeakMap<B, { readonly answer: Answer }>>();
  return (a, b) => {
    const own = answers.get(a) ?? new WeakMap<B, { readonly answer: Answer }>();
    answers.set(a, own);
    const known = own.get(b) ?? { answer: ask(a, b) };
    own.set(b, known);
    return known.answer;
  };
}
