/**
 * Returns the function with a cache of its results, for functions that are called again and again with the same long texts.
 * The cache is emptied when its texts come to more than `mostCharacters`.
 */
export function memoize<T>(
  answer: (text: string) => T,
  mostCharacters: number,
): (text: string) => T {
  const known = new Map<string, T>();
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
