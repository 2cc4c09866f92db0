/**
 * The function with a memory of its last answers: for what is asked again and again of the same long texts. It forgets all
 * of them when they come to more than `mostCharacters`.
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
