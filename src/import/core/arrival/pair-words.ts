import type { PageWord } from './words-of-page';

/** A word that was sent and the same word as it arrived; null where it did not. */
export interface WordPair {
  readonly sent: PageWord;
  readonly arrived: PageWord | null;
}

/** A word that arrived. */
export interface KeptPair {
  readonly sent: PageWord;
  readonly arrived: PageWord;
}

/** The pairs of words that arrived. */
export function keptPairs(pairs: readonly WordPair[]): readonly KeptPair[] {
  return pairs.flatMap(({ sent, arrived }) => (arrived === null ? [] : [{ sent, arrived }]));
}

/**
 * Pairs words by the longest run of words that both have in the same order. Of several, the last ones are taken: a greeting
 * above a signature has names in it, too.
 */
export function pairWords(
  sent: readonly PageWord[],
  arrived: readonly PageWord[],
): readonly WordPair[] {
  const width = arrived.length + 1;
  // How many words can be paired of the first `row` and the first `column`.
  const most = new Uint16Array((sent.length + 1) * width);
  const at = (row: number, column: number): number => most[row * width + column] ?? 0;
  sent.forEach(({ text }, row) =>
    arrived.forEach((other, column) => {
      most[(row + 1) * width + column + 1] =
        text === other.text
          ? at(row, column) + 1
          : Math.max(at(row, column + 1), at(row + 1, column));
    }),
  );
  let column = arrived.length;
  return sent
    .toReversed()
    .map((word, index): WordPair => {
      const row = sent.length - index;
      while (column > 0 && at(row, column - 1) === at(row, column) && !isSame(word, column))
        column--;
      if (!isSame(word, column)) return { sent: word, arrived: null };
      column--;
      return { sent: word, arrived: arrived[column] ?? null };
    })
    .toReversed();

  function isSame({ text }: PageWord, end: number): boolean {
    return arrived[end - 1]?.text === text;
  }
}
