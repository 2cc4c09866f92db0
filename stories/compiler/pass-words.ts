/* The description of each pass, read from the comment above it. */

const SOURCES = import.meta.glob<string>('../../src/export/passes/**/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const DOCUMENTED = /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*export const (\w+)/g;

const WORDS: ReadonlyMap<string, string> = new Map(
  Object.values(SOURCES).flatMap((source) =>
    [...source.matchAll(DOCUMENTED)].map(([, comment = '', name = '']) => [
      name,
      comment.replace(/^[\s*]+/gm, ' ').trim(),
    ]),
  ),
);

/** What a pass does and why; null for one without a comment. */
export function passWords(pass: string): string | null {
  return WORDS.get(pass) ?? null;
}
