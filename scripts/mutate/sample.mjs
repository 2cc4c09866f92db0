import { createHash } from 'node:crypto';

/** How a declaration begins: nothing else of a file stands at the start of a line. */
const DECLARATION = /^(?:export |async |function |const |interface |type )/;

/**
 * The lines of some declarations of a file, each drawn with a chance of `share`. The draw follows from the path and from how
 * the declaration begins, so that it comes out the same each time, and whatever changes elsewhere.
 *
 * @param {string} path
 * @param {string} text
 * @param {number} share from 0 to 1
 * @returns {string[]} `path:first-last`, counted from 1
 */
export function sampleLines(path, text, share) {
  const lines = text.trimEnd().split('\n');
  const starts = lines.flatMap((line, index) => (DECLARATION.test(line) ? [index] : []));
  return starts.flatMap((start, at) => {
    const last = starts[at + 1] ?? lines.length;
    return draw(`${path} ${lines[start]}`) < share ? [`${path}:${start + 1}-${last}`] : [];
  });
}

/** A number from 0 to 1 that is always the same for a text. @param {string} text */
function draw(text) {
  return createHash('sha256').update(text).digest().readUInt32BE() / 2 ** 32;
}
