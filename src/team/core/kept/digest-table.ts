import { doubled } from './doubled';

/** Where a text has its place among many: by numbers of 32 bits that are made of it. */
export interface DigestTable {
  /** The place of a text, numbered from 0 in the order in which they were added; -1 for one that is not there. */
  readonly find: (digest: ArrayLike<number>) => number;
  /** Adds a text that is not there. */
  readonly add: (digest: ArrayLike<number>) => void;
}

/** In texts; it doubles when half of its slots are taken. */
const FIRST_SLOTS = 1024;

/** Keeps `numbers` numbers of each text and nothing else, however long the text is. */
export function digestTable(numbers: number): DigestTable {
  let digests = new Uint32Array((FIRST_SLOTS / 2) * numbers);
  /** For each slot the place of its text and 1, 0 for a free one. */
  let slots = new Uint32Array(FIRST_SLOTS);
  let count = 0;

  const isAt = (place: number, digest: ArrayLike<number>): boolean => {
    for (let index = 0; index < numbers; index++) {
      if (digests[place * numbers + index] !== digest[index]) return false;
    }
    return true;
  };
  /** The slot of a digest: its own, or the free one where it belongs. */
  const slotOf = (digest: ArrayLike<number>): number => {
    const last = slots.length - 1;
    for (let slot = (digest[0] ?? 0) & last; ; slot = (slot + 1) & last) {
      const taken = slots[slot] ?? 0;
      if (taken === 0 || isAt(taken - 1, digest)) return slot;
    }
  };
  const grow = (): void => {
    digests = doubled(digests);
    slots = new Uint32Array(2 * slots.length);
    for (let place = 0; place < count; place++) {
      const digest = digests.subarray(place * numbers, (place + 1) * numbers);
      slots[slotOf(digest)] = place + 1;
    }
  };
  return {
    find: (digest) => (slots[slotOf(digest)] ?? 0) - 1,
    add: (digest) => {
      if (2 * count >= slots.length) grow();
      digests.set(digest, count * numbers);
      count += 1;
      slots[slotOf(digest)] = count;
    },
  };
}
