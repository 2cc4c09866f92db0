/**
 * Returns the function with a cache of its results, for functions that are called again and again with the same long texts.
 * The cache is emptied when its texts come to more than `mostCharacters`.
 */
export function memoize<T, Text extends string = string>(
  answer: (text: Text) => T,
  mostCharacters: number,
): (text: Text) => T {
  const known = new Map<Text, T>();
  let characters = 0;
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const made = answer(text);
    if (text.length > mostCharacters) return made;
    characters += text.length;
    if (characters > mostCharacters) {
      known.clear();
      characters = text.length;
    }
    known.set(text, made);
    return made;
  };
}

/** A function of an object that answers again what it answered for the same one; it does not hold on to it. */
export function memoizeObject<Key extends object, Answer>(
  ask: (key: Key) => Answer,
): (key: Key) => Answer {
  const answers = new WeakMap<Key, { readonly answer: Answer }>();
  return (key) => {
    const known = answers.get(key);
    if (known !== undefined) return known.answer;
    const answer = ask(key);
    answers.set(key, { answer });
    return answer;
  };
}

/** A function of two objects that caches its answer for the same two, by weak references. */
export function memoizePair<A extends object, B extends object, Answer>(
  ask: (a: A, b: B) => Answer,
): (a: A, b: B) => Answer {
  const answersFor = memoizeObject((a: A) => memoizeObject((b: B) => ask(a, b)));
  return (a, b) => answersFor(a)(b);
}
