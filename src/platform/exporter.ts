import { toDocument } from '../export/document';
import type { EmailOutput } from '../export';
import type { ExportPort } from '../store/ports';
import type { ExportAnswer, ExportJob } from './export-messages';
import type { OwnFonts } from './fonts/own-fonts';
import { fontsInUse } from './fonts/page-fonts';
import { startWorker } from './start-worker';
import { makeWorkerClient, type WorkerLike } from './worker-client';

export type ExportWorker = WorkerLike<ExportJob>;

/** The largest design takes 2 s; on a slow phone several times that. */
export const EXPORT_PATIENCE_MS = 15_000;

/**
 * The export, off the main thread. The worker starts with the first request. One that dies or hangs is replaced, and the
 * export made again. Where that fails too, or no worker can start, the page prints a form's signature by itself: the passes
 * that are then missing change nothing that is seen. A design needs the compiler, which the page does not carry: its
 * export fails with a notice, and the next one tries again.
 */
export function makeExporter(
  start: () => ExportWorker = startExportWorker,
  fontsOfPage: () => Promise<Pick<OwnFonts, 'faces' | 'standIns'> | null> = fontsInUse,
): ExportPort {
  const ask = makeWorkerClient<ExportJob, ExportAnswer>(start, {
    patienceMs: EXPORT_PATIENCE_MS,
    mostFaults: Number.POSITIVE_INFINITY,
  });
  const make = async (
    job: ExportJob,
    byItself: () => Promise<EmailOutput>,
  ): Promise<EmailOutput> => {
    const answer = (await ask(job)) ?? (await ask(job));
    if (answer === null) return byItself();
    if (!answer.ok) throw new Error(answer.problem);
    return answer.value;
  };
  return {
    exportSignature: (data, templateId, options) =>
      make({ kind: 'signature', data, templateId, options }, async () => {
        const { exportPrinted } = await import('../export/export-printed');
        return exportPrinted(data, templateId, options);
      }),
    exportScene: async (design, options) => {
      const { faces = [], standIns = [] } = (await fontsOfPage()) ?? {};
      return make({ kind: 'scene', design, options: { ...options, standIns }, faces }, () =>
        Promise.reject(new Error('The export worker cannot start')),
      );
    },
    toDocument: (html, title) => toDocument({ html }, { title, lang: 'en' }),
  };
}

function startExportWorker(): ExportWorker {
  return startWorker('signet-export');
}
