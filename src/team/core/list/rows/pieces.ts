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

/** In characters: some people of a list, of which its header is a small part. */
const BEGINNING = 1_000_000;

/** The beginning of a text in pieces, by which its form is known; blanks in front of it are not counted. */
export function beginningOfText(pieces: Iterable<string>): string {
  return beginningIn(pieces[Symbol.iterator]());
}

/** The same, of pieces whose rest is read from there on. */
export function beginningIn(source: Iterator<string>): string {
  let text = '';
  while (text.length < BEGINNING || text.trimStart().length < BEGINNING) {
    const step = source.next();
    if (step.done === true) break;
    text += step.value;
  }
  return text;
}

/** The lines of a text in pieces, without their line feeds: as many as splitting it at those would give. */
export function* eachLine(pieces: Iterable<string>): Generator<string> {
  let open: string[] = [];
  for (const piece of pieces) {
    let from = 0;
    for (let end = piece.indexOf('\n'); end !== -1; end = piece.indexOf('\n', from)) {
      open.push(piece.slice(from, end));
      yield open.join('');
      open = [];
      from = end + 1;
    }
    open.push(piece.slice(from));
  }
  yield open.join('');
}
