import { helpfulFixes } from '../fixes/helpful-fixes';
import { fail, ok } from '../model/result';
import type { FixAnswer, FixJob } from './fix-messages';
import { measureOf } from './measure-of';
import type { WorkerReply, WorkerRequest } from './worker-client';

addEventListener('message', ({ data: { id, job } }: MessageEvent<WorkerRequest<FixJob>>) => {
  void answer(job).then((reply) =>
    postMessage({ id, answer: reply } satisfies WorkerReply<FixAnswer>),
  );
});

async function answer({ design, ids, options, faces }: FixJob): Promise<FixAnswer> {
  try {
    return ok(helpfulFixes(design, ids, options, await measureOf(design, faces)));
  } catch (cause) {
    return fail(String(cause));
  }
}
