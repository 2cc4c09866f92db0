/** Pieces as `change` makes each of them, whenever they are gone through. */
export function eachPiece(
  pieces: Iterable<string>,
  change: (piece: string) => string,
): Iterable<string> {
  return {
    *[Symbol.iterator]() {
      for (const piece of pieces) yield change(piece);
    },
  };
}
