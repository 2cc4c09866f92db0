/** An address of mail or the web, or a number to call. */
const REACH =
  /[\p{L}\p{N}]@[\p{L}\p{N}-]+\.\p{L}|(?:https?:|www\.)|(?<![\p{Nd}.,])(?:\+|\(?0|\(?\p{Nd}{2})[\p{Nd} \u00a0()./-]{6,20}\p{Nd}/u;

/** Whether a line has something to reach somebody by. */
export function hasReach(line: string): boolean {
  return REACH.test(line.slice(0, LONGEST));
}

/** In characters. */
const LONGEST = 1000;
