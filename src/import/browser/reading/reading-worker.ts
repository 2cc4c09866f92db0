import { lazy } from '../../../base/lazy';
import { readEarlierManifest } from '../../../team/browser/earlier-file';
import { fromShareHash } from '../../../saving/browser/share-hash';
import { readMail } from '../mails/read-mail';
import type { FromReadingWorker, ReadingAnswer, ReadingJob } from './messages';

const DESIGNS = lazy(() => import('./read-design'));

addEventListener('message', ({ data: job }: MessageEvent<ReadingJob>) => {
  // An unexpected error ends the worker, and is reported to the page.
  void answer(job).then((done) => report({ kind: 'done', answer: done }), reportError);
});

async function answer(job: ReadingJob): Promise<ReadingAnswer> {
  switch (job.kind) {
    case 'mail':
      return { kind: 'mail', mail: await readMail(job.files, () => report({ kind: 'begun' })) };
    case 'link':
      report({ kind: 'begun' });
      return { kind: 'link', text: fromShareHash(job.hash) };
    case 'design': {
      const { readDesign } = await DESIGNS.load();
      return { kind: 'design', design: readDesign(await textOf(job.source)) };
    }
    case 'manifest': {
      const manifest = await readEarlierManifest(job.file, () => report({ kind: 'begun' }));
      return { kind: 'manifest', manifest };
    }
  }
}

async function textOf(source: Blob | string): Promise<string> {
  const text = typeof source === 'string' ? source : await source.text();
  report({ kind: 'begun' });
  return text;
}

function report(message: FromReadingWorker): void {
  postMessage(message);
}
