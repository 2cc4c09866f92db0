import { wrapLine } from '../../../scene/text/text-lines';

/** How many letters on each side decide about a break, at most. */
const NEIGHBORS = 4;

/** Whether the designer may end a line between two parts of a text that follow one another at once. */
export function canBreakBetween(before: string, after: string): boolean {
  const near = before.slice(-NEIGHBORS);
  let end = 0;
  // Without any room each piece has a line to itself.
  return wrapLine(near + after.slice(0, NEIGHBORS), 0, (text) => text.length).some((piece) => {
    end += piece.length;
    return end === near.length;
  });
}
