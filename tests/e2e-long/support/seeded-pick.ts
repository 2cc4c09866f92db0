/** A whole number from 0 to below `count`. */
export type Pick = (count: number) => number;

/** Picks the same for the same seed. */
export function seededPick(seed: number): Pick {
  let state = seed;
  return (count) => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return Math.floor((state / 2 ** 32) * count);
  };
}
