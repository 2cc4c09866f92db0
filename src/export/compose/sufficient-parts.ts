import { dearest, type Part, type PartCost } from './dearest-parts';

/** A signature that is too long. */
export interface TooLong {
  readonly html: string;
  /** What its parts cost, the most first. */
  readonly costs: () => readonly PartCost[];
  /** How many characters are printed without some of them; sums of their costs count where it is not given. */
  readonly lengthWithout?: ((parts: readonly Part[]) => number) | undefined;
}

type Parts = readonly PartCost[];

/**
 * What can be left out so that at most `most` characters stay, each of the sets by itself: up to three single parts, or the
 * smallest set of several. None where nothing is enough. Each set has been tried by printing without it.
 */
export function sufficientParts(
  { html, costs, lengthWithout }: TooLong,
  most: number,
  share?: number,
): readonly Parts[] {
  const all = costs();
  let trials = 0;
  const fits = (some: Parts): boolean => {
    const about = html.length - sumOf(some);
    if (about > most + SHARED) return false;
    if (lengthWithout === undefined) return about <= most;
    trials++;
    return lengthWithout(some.map(({ part }) => part)) <= most;
  };
  const alone = dearest(all, share).filter((one) => fits([one]));
  if (alone.length > 0) return alone.map((one) => [one]);
  const some = all.slice(0, MOST_COMBINED);
  for (let size = 1; size <= MOST_TRIED_TOGETHER; size++) {
    const sets = setsOf(some, size).toSorted((a, b) => sumOf(b) - sumOf(a));
    const found = sets.find((set) => trials < MOST_TRIALS && fits(set));
    if (found !== undefined) return [found];
  }
  for (let size = MOST_TRIED_TOGETHER + 1; size <= MOST_TOGETHER; size++) {
    const set = all.slice(0, size);
    if (fits(set)) return [withoutNeedless(set, fits)];
  }
  return [];
}

/** In characters: labels and gaps that may go with parts beside their own. Sets that free too little even so are not tried. */
const SHARED = 1000;

/** Of the dearest parts, all sets up to this size are tried; larger ones grow by the dearest part that is left. */
const MOST_TRIED_TOGETHER = 3;
const MOST_COMBINED = 24;

/** As many parts as a sentence can name; each more takes one more printing. */
const MOST_TOGETHER = 6;

/** Printings, each of which takes some milliseconds. */
const MOST_TRIALS = 200;

function sumOf(parts: Parts): number {
  return parts.reduce((sum, { characters }) => sum + characters, 0);
}

/** All sets of a size, in the order of their parts. */
function setsOf(parts: Parts, size: number): readonly Parts[] {
  if (size === 0) return [[]];
  return parts.flatMap((first, at) =>
    setsOf(parts.slice(at + 1), size - 1).map((rest) => [first, ...rest]),
  );
}

/** A set that is enough without those parts that it is enough without, the cheapest tried first. */
function withoutNeedless(set: Parts, fits: (some: Parts) => boolean): Parts {
  return set.toReversed().reduce<Parts>((left, one) => {
    const rest = left.filter((other) => other !== one);
    return fits(rest) ? rest : left;
  }, set);
}
