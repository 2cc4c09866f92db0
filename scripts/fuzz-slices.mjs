/** Some minutes each: a browser that lays out thousands of emails runs out of memory. */
const EMAILS_IN_A_SLICE = 500;

/**
 * Numbers from `first` on, as runs of at most 500.
 *
 * @param {number} first
 * @param {number} count
 * @returns {readonly { readonly first: number, readonly count: number }[]}
 */
export function inSlices(first, count) {
  return Array.from({ length: Math.ceil(count / EMAILS_IN_A_SLICE) }, (_, slice) => {
    const passed = slice * EMAILS_IN_A_SLICE;
    return { first: first + passed, count: Math.min(EMAILS_IN_A_SLICE, count - passed) };
  });
}
