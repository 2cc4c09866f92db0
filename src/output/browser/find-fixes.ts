import type { ExportOptions } from '../../export';
import type { FixQuestion, Offer } from '../../fixes/question';
import type { Design } from '../../scene/scene';
import type { FindFixes } from '../state/output-ports';
import type { FixAnswer, FixJob } from './fix-messages';
import { fontsInUse } from '../../fonts/browser/page-fonts';
import { makeTurns } from '../../platform/in-turn';
import { startWorker } from '../../platform/start-worker';
import { makeWorkerClient, type AskWorker } from '../../platform/worker-client';

/** Where everything overlaps, they take some seconds; on a slow phone several times that. */
const TIMEOUT_MS = 30_000;

/** Fixes are tried out in a worker of their own, so that no export waits for them. */
const ask = makeWorkerClient<FixJob, FixAnswer>(() => startWorker('signet-fixes'), {
  timeoutMs: TIMEOUT_MS,
  mostFaults: Number.POSITIVE_INFINITY,
});

export const findFixes = makeFindFixes(ask);

/** Asks a worker one question at a time, so that those whose answers are not needed any more can be left out. */
export function makeFindFixes(askWorker: AskWorker<FixJob, FixAnswer>): FindFixes {
  const inTurn = makeTurns();
  const send = async (
    design: Design,
    question: FixQuestion,
    options: ExportOptions,
  ): Promise<readonly Offer[]> => {
    const { faces = [], standIns = [] } = (await fontsInUse()) ?? {};
    const answer = await askWorker({ design, question, options: { ...options, standIns }, faces });
    if (answer === null) throw new Error('The worker for fixes cannot start, or is stuck');
    if (!answer.ok) throw new Error(answer.problem);
    return answer.value;
  };
  return (design, question, options, signal) =>
    inTurn(() => send(design, question, options), signal);
}
