import type { ExportOptions } from '../export';
import type { Design } from '../scene/scene';
import type { FixAnswer, FixJob } from './fix-messages';
import { fontsInUse } from './fonts/page-fonts';
import { startWorker } from './start-worker';
import { makeWorkerClient, type AskWorker } from './worker-client';

/** Where everything overlaps, they take some seconds; on a slow phone several times that. */
const PATIENCE_MS = 30_000;

/** Fixes are tried out in a worker of their own, so that no export waits for them. */
const ask = makeWorkerClient<FixJob, FixAnswer>(() => startWorker('signet-fixes'), {
  patienceMs: PATIENCE_MS,
  mostFaults: Number.POSITIVE_INFINITY,
});

/** The ids of the fixes that help any of these elements. Rejects when the worker cannot tell. */
export async function findFixes(
  design: Design,
  ids: readonly string[],
  options: ExportOptions,
  askWorker: AskWorker<FixJob, FixAnswer> = ask,
): Promise<readonly string[]> {
  const { faces = [], standIns = [] } = (await fontsInUse()) ?? {};
  const answer = await askWorker({ design, ids, options: { ...options, standIns }, faces });
  if (answer === null) throw new Error('The worker for fixes cannot start');
  if (!answer.ok) throw new Error(answer.problem);
  return answer.value;
}
