import { lazy } from '../../base/lazy';
import type { FromTeamWorker, TeamAnswer, TeamJob, ToTeamWorker } from './messages';
import { makeSignatures } from './make-signatures';
import { askPage } from './ask-page';

const ARCHIVES = lazy(() => import('./archive-service'));
const LISTS = lazy(() => import('./read-lists'));

const page = askPage(post);

/** Messages about an archive are taken in turn, also while the code for it is on its way. */
let archiving = Promise.resolve();

addEventListener('message', ({ data }: MessageEvent<ToTeamWorker>) => {
  switch (data.kind) {
    case 'job':
      void answer(data.job).then((reply) => post({ kind: 'answer', id: data.id, answer: reply }));
      break;
    case 'drawn':
    case 'photo':
      page.settle(data);
      break;
    default:
      archiving = archiving.then(async () => {
        const { archiveWorker } = await ARCHIVES.load();
        archiveWorker(post, page).receive(data);
      });
  }
});

function post(message: FromTeamWorker, transfer: Transferable[] = []): void {
  postMessage(message, { transfer });
}

async function answer(job: TeamJob): Promise<TeamAnswer> {
  try {
    return await doJob(job);
  } catch (cause) {
    return { kind: 'failed', problem: String(cause) };
  }
}

async function doJob(job: TeamJob): Promise<TeamAnswer> {
  switch (job.kind) {
    case 'make':
      return makeSignatures(job, page);
    case 'list':
      return {
        kind: 'list',
        list: await (await LISTS.load()).readSource(job.source, job.encoding),
      };
    case 'people': {
      const { everybodyOf } = await LISTS.load();
      return { kind: 'people', everybody: everybodyOf(job.table, job.mapping, job.beside) };
    }
  }
}
