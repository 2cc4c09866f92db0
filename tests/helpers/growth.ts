import { cpuUsage } from 'node:process';

/** How much larger the larger work is. */
const TIMES = 16;

/** What takes less takes more or less by chance alone. In ms. */
const LEAST_MS = 2;

/** Each is done several times, as the engine may tidy up meanwhile: the shortest time counts. */
const ROUNDS = 3;

/** What grows in proportion takes 16 times as long, what grows as the square 256 times: this lies as far from either. */
export const IN_PROPORTION = 64;

/** How many times as long work takes as the same for a sixteenth of the size. */
export async function growthOf(work: (size: number) => unknown, size: number): Promise<number> {
  let [less, more] = [Infinity, Infinity];
  for (let round = 0; round < ROUNDS; round++) {
    less = Math.min(less, await timeOf(work, Math.ceil(size / TIMES)));
    more = Math.min(more, await timeOf(work, size));
  }
  return more / Math.max(less, LEAST_MS);
}

/** In ms of the processor: on a busy machine, a clock counts the work of others as well. */
async function timeOf(work: (size: number) => unknown, size: number): Promise<number> {
  const start = cpuUsage();
  await work(size);
  const { user, system } = cpuUsage(start);
  return (user + system) / 1000;
}
