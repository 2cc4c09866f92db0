import { fromShareHash } from '../links/share-hash';
import { readMail } from '../mails/read-mail';
import type { FromReadingWorker, ReadingAnswer, ReadingJob } from './messages';

addEventListener('message', ({ data: job }: MessageEvent<ReadingJob>) => {
  // What none of it expects ends the worker with an error, of which the page hears.
  void answer(job).then((done) => tell({ kind: 'done', answer: done }), reportError);
});

async function answer(job: ReadingJob): Promise<ReadingAnswer> {
  if (job.kind === 'mail') {
    return { kind: 'mail', mail: await readMail(job.files, () => tell({ kind: 'begun' })) };
  }
  tell({ kind: 'begun' });
  return { kind: 'link', text: fromShareHash(job.hash) };
}

function tell(message: FromReadingWorker): void {
  postMessage(message);
}
