import { lazy } from '../../base/lazy';
import { toDocument } from '../../export/html-file';
import type { EmailOutput, ExportOptions } from '../../export';
import { withParts } from '../../export/parts';
import type { MadePreview } from '../../export/previews';
import type { ExportPort, ExportSource } from '../state/output-ports';
import type { ExportAnswer, ExportJob, Made } from './export-messages';
import type { OwnFonts } from '../../fonts/browser/own-fonts';
import { fontsInUse } from '../../fonts/browser/page-fonts';
import { startWorker } from '../../platform/start-worker';
import { makeWorkerClient, type WorkerRequest } from '../../platform/worker-client';
import type { WorkerLike } from '../../platform/worker-slot';

const IN_PAGE = lazy(() => import('./export-in-page'));

const WRONG_ANSWER = 'The worker answered another question';

export type ExportWorker = WorkerLike<WorkerRequest<ExportJob>>;

/** The largest design takes 2 s; on a slow phone several times that. */
export const EXPORT_TIMEOUT_MS = 15_000;

/**
 * The export, off the main thread. The worker starts with the first request. One that crashes or hangs is replaced, and the
 * export made again. Where that fails too, or no worker can start, the page prints a form's signature by itself: the passes
 * that are then missing change nothing that is seen. A design needs the compiler, which the page does not load: its export
 * fails with a notice, and the next one tries again.
 */
export function makeExporter(
  start: () => ExportWorker = startExportWorker,
  fontsOfPage: () => Promise<Pick<OwnFonts, 'faces' | 'standIns'> | null> = fontsInUse,
): ExportPort {
  const ask = makeWorkerClient<ExportJob, ExportAnswer>(start, {
    timeoutMs: EXPORT_TIMEOUT_MS,
    mostFaults: Number.POSITIVE_INFINITY,
  });
  const send = async (job: ExportJob): Promise<Made | null> => {
    const answer = (await ask(job)) ?? (await ask(job));
    if (answer === null) return null;
    if (!answer.ok) throw new Error(answer.problem);
    return answer.value;
  };
  const make = async (
    job: ExportJob,
    byItself: () => Promise<EmailOutput>,
  ): Promise<EmailOutput> => {
    const made = (await send(job)) ?? (await byItself());
    if (!('findings' in made)) throw new TypeError(WRONG_ANSWER);
    return made;
  };
  const sceneParts = async (options: ExportOptions) => {
    const { faces = [], standIns = [] } = (await fontsOfPage()) ?? {};
    return { options: { ...options, standIns }, faces };
  };
  return {
    exportSignature: (person, templateId, options) =>
      make({ kind: 'signature', person, templateId, options }, async () => {
        const { exportPrinted } = await IN_PAGE.load();
        return exportPrinted(person, templateId, await withParts(person, options));
      }),
    makeThumbnail: async (person, templateId, options) => {
      const made = await send({ kind: 'thumbnail', person, templateId, options });
      if (made !== null && !('thumbnail' in made)) throw new TypeError(WRONG_ANSWER);
      if (made !== null) return made.thumbnail;
      const { previewInTemplate } = await IN_PAGE.load();
      return previewInTemplate(person, templateId, await withParts(person, options));
    },
    exportScene: async (design, options) =>
      make({ kind: 'scene', design, ...(await sceneParts(options)) }, cannotStart),
    makePreviews: async (source, options) => {
      const parts = source.kind === 'scene' ? await sceneParts(options) : { options, faces: [] };
      const made = await send({ kind: 'previews', source, ...parts });
      if (made !== null && !('previews' in made)) throw new TypeError(WRONG_ANSWER);
      return made?.previews ?? previewByItself(source, options);
    },
    toDocument: (html, title) => toDocument({ html }, { title, lang: 'en' }),
  };
}

async function previewByItself(
  source: ExportSource,
  options: ExportOptions,
): Promise<readonly MadePreview[]> {
  if (source.kind === 'scene') return cannotStart();
  const { previewSignatureElsewhere } = await IN_PAGE.load();
  const { person, templateId } = source;
  // Some clients show the social icons.
  const own = await withParts(person, { ...options, showsIcons: true });
  return previewSignatureElsewhere(person, templateId, own);
}

function cannotStart(): Promise<never> {
  return Promise.reject(new Error('The export worker cannot start'));
}

function startExportWorker(): ExportWorker {
  return startWorker('signet-export');
}
