/** A function of an object that answers again what it answered for the same one; it does not hold on to it. */
export function memoizeObject<Key extends object, Answer>(
  ask: (key: Key) => Answer,
): (key: Key) => Answer {
  const answers = new WeakMap<Key, { readonly answer: Answer }>();
  return (key) => {
    const known = answers.get(key) ?? { answer: ask(key) };
    answers.set(key, known);
    return known.answer;
  };
}
