import { fail } from '../../../base/result';
import { startWorker } from '../../../platform/start-worker';
import { askWorker, makeWorkerSlot, type WorkerLike } from '../../../platform/worker-slot';
import { designProblem } from '../../../scene/design-file/design-messages';
import type { DesignPort, LinkPort } from '../../../saving/state/files/reading-ports';
import type { MailPort } from '../../state/import-ports';
import type { ManifestPort } from '../../../team/state/team-port';
import { MANIFEST_TOO_SLOW } from '../../../team/core/archive/manifest-limits';
import { toChosenFile } from '../mails/mail-file';
import type { FromReadingWorker, ReadingAnswer, ReadingJob } from './messages';

const start = () => startWorker('signet-reading');

/** Reads files as a mail, in a worker of their own. */
export const readFiles: MailPort['read'] = async (files, signal) => {
  const answer = await readAside({ kind: 'mail', files: files.map(toChosenFile) }, start, signal);
  return answer?.kind === 'mail' ? answer.mail : fail('too-slow');
};

/** Reads the hash of a link, in a worker of its own. */
export const unpackLink: LinkPort['unpack'] = async (hash, signal) => {
  const answer = await readAside({ kind: 'link', hash }, start, signal);
  return answer?.kind === 'link' ? answer.text : fail({ code: 'too-slow' });
};

/** Reads a design that anyone may have written, in a worker of its own. */
export const readDesign: DesignPort['read'] = async (source, signal) => {
  const answer = await readAside({ kind: 'design', source }, start, signal);
  return answer?.kind === 'design' ? answer.design : fail(designProblem('too-slow', 'the file'));
};

/** Reads the manifest of an earlier run, in a worker of its own. */
export const readManifest: ManifestPort['read'] = async (file, signal) => {
  const answer = await readAside({ kind: 'manifest', file }, start, signal);
  return answer?.kind === 'manifest' ? answer.manifest : fail(MANIFEST_TOO_SLOW);
};

export type ReadingWorker = WorkerLike<ReadingJob>;

/** How long the worker and the files may take to come: the device may be slow, or fetch them from elsewhere. */
const LONGEST_COMING_MS = 60_000;

/** How long reading may take from then on. What mail programs write takes a tenth of a second. */
const LONGEST_READING_MS = 10_000;

/**
 * Reads third-party files in a worker of their own, which ends with the reading, after too long a time, or when it is aborted.
 * Null where it took too long. Rejects where the worker breaks down, and with the reason of the signal.
 */
export async function readAside(
  job: ReadingJob,
  start: () => ReadingWorker,
  signal?: AbortSignal,
): Promise<ReadingAnswer | null> {
  signal?.throwIfAborted();
  const slot = makeWorkerSlot<ReadingJob, ReadingAnswer, 'begun', ReadingJob, FromReadingWorker>({
    start,
    write: (_id, message) => message,
    read: (message) =>
      message.kind === 'begun'
        ? { kind: 'note', note: message.kind }
        : { kind: 'answer', id: 'oldest', answer: message.answer },
    timeoutMs: () => LONGEST_COMING_MS,
    mostFaults: 1,
    onNote: (_begun, worker) => worker.allow(LONGEST_READING_MS),
  });
  signal?.addEventListener('abort', slot.close);
  const end = await askWorker(slot, job);
  signal?.removeEventListener('abort', slot.close);
  slot.close();
  if (end.ok) return end.value;
  if (end.problem === 'stuck') return null;
  signal?.throwIfAborted();
  throw new Error('The worker that reads files broke down');
}
