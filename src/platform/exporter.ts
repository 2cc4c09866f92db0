import { toDocument } from '../export/document';
import type { EmailOutput } from '../export';
import type { ExportPort } from '../store/ports';
import type { ExportReply, ExportRequest, ExportWork } from './export-messages';
import type { OwnFonts } from './fonts/own-fonts';
import { fontsInUse } from './fonts/page-fonts';

/** What is needed of a worker, so that tests can put in their own. */
export interface ExportWorker {
  readonly postMessage: (request: ExportRequest) => void;
  readonly addEventListener: Worker['addEventListener'];
}

/**
 * The export, off the main thread. The worker starts with the first request. Where it cannot start at all, the page
 * prints a form's signature by itself: the passes that are then missing change nothing that is seen. A design needs the
 * compiler, which the page does not carry: its export fails with a notice.
 */
export function makeExporter(
  start: () => ExportWorker = startWorker,
  fontsOfPage: () => Promise<Pick<OwnFonts, 'faces' | 'standIns'> | null> = fontsInUse,
): ExportPort {
  const pending = new Map<number, (reply: ExportReply | null) => void>();
  let worker: ExportWorker | null = null;
  let isBroken = false;
  let lastId = 0;

  const failAll = (): void => {
    isBroken = true;
    for (const settle of pending.values()) settle(null);
    pending.clear();
  };
  const running = (): ExportWorker => {
    if (worker !== null) return worker;
    worker = start();
    worker.addEventListener('message', ({ data }: MessageEvent<ExportReply>) => {
      pending.get(data.id)?.(data);
      pending.delete(data.id);
    });
    worker.addEventListener('error', failAll);
    worker.addEventListener('messageerror', failAll);
    return worker;
  };
  const ask = (work: ExportWork): Promise<ExportReply | null> => {
    const id = ++lastId;
    return new Promise((resolve) => {
      pending.set(id, resolve);
      try {
        running().postMessage({ ...work, id });
      } catch {
        failAll();
      }
    });
  };
  const make = async (
    work: ExportWork,
    byItself: () => Promise<EmailOutput>,
  ): Promise<EmailOutput> => {
    const reply = isBroken ? null : await ask(work);
    if (reply === null) return byItself();
    if ('error' in reply) throw new Error(reply.error);
    return reply.output;
  };
  return {
    exportSignature: (data, templateId, options) =>
      make({ kind: 'signature', data, templateId, options }, async () => {
        const { exportPrinted } = await import('../export/preview');
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

function startWorker(): Worker {
  return new Worker(new URL('./export-worker.ts', import.meta.url), {
    type: 'module',
    name: 'signet-export',
  });
}
