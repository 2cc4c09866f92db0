/** The first letters of the words of a name, first and last ones where it has more than `count` words. */
export function initialsOf(name: string, count: number): string {
  const words = name.split(/[\s-]+/);
  const last = count > 1 && words.length > count ? words.slice(-1) : [];
  const some = [...words.slice(0, count - last.length), ...last];
  return some.map(firstLetter).join('');
}

/** With the marks that belong to it; of a word without letters, its first sign. */
function firstLetter(word: string): string {
  const [letter] = /\p{L}\p{M}*/u.exec(word) ?? [...word];
  return (letter ?? '').toLocaleUpperCase();
}
