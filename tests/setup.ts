import { env } from 'node:process';
import { configureGlobal } from 'fast-check';
import { afterAll, vi } from 'vitest';

/*
 * Properties are tried with the same examples each time, so that a run can be repeated. `FC_SEED=7 npx vitest run` goes
 * looking for others, `FC_RUNS=1000` tries more of them.
 */
const SEED = 20_261_121;
const RUNS = 100;

configureGlobal({
  seed: Number(env['FC_SEED'] ?? SEED),
  numRuns: Number(env['FC_RUNS'] ?? RUNS),
});

/*
 * Files share a world. One that ended with a stopped clock would stop it for all after it, and a module that it left half loaded
 * would fail in them: what was requested is loaded to the end, though it is not needed any more.
 */
afterAll(async () => {
  vi.useRealTimers();
  await vi.dynamicImportSettled();
});
