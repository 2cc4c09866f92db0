import { withPartsOf } from '../../export/parts';
import { makeFixResponder } from '../../fixes/list/answer-question';
import { fail, ok } from '../../base/result';
import type { FixAnswer, FixJob } from './fix-messages';
import { measureOf } from '../../fonts/browser/measure-of';
import type { WorkerReply, WorkerRequest } from '../../platform/worker-client';

let answerFixes = makeFixResponder();

// Answers hold only for the fonts that were measured.
const { fonts } = globalThis as { readonly fonts?: FontFaceSet };
fonts?.addEventListener('loadingdone', () => {
  answerFixes = makeFixResponder();
});

addEventListener('message', ({ data: { id, job } }: MessageEvent<WorkerRequest<FixJob>>) => {
  void answer(job).then((reply) =>
    postMessage({ id, answer: reply } satisfies WorkerReply<FixAnswer>),
  );
});

async function answer({ design, question, options, faces }: FixJob): Promise<FixAnswer> {
  try {
    const measure = await measureOf(design, faces);
    const own = await withPartsOf(design, options);
    return ok(answerFixes({ design, options: own, measure }, question));
  } catch (cause) {
    return fail(String(cause));
  }
}
