import { toDocument } from '../export/document';
import { exportPrinted } from '../export/preview';
import type { EmailOutput } from '../export';
import type { ExportPort } from '../store/ports';
import type { ExportReply, ExportRequest } from './export-messages';

/** What is needed of a worker, so that tests can put in their own. */
export interface ExportWorker {
  readonly postMessage: (request: ExportRequest) => void;
  readonly addEventListener: Worker['addEventListener'];
}

/**
 * The export, off the main thread. The worker starts with the first request. Where it cannot start at all, the page
 * prints by itself: the passes that are then missing change nothing that is seen.
 */
export function makeExporter(start: () => ExportWorker = startWorker): ExportPort {
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
  const ask = (request: Omit<ExportRequest, 'id'>): Promise<ExportReply | null> => {
    const id = ++lastId;
    return new Promise((resolve) => {
      pending.set(id, resolve);
      try {
        running().postMessage({ id, ...request });
      } catch {
        failAll();
      }
    });
  };
  return {
    async exportSignature(data, templateId, options): Promise<EmailOutput> {
      const reply = isBroken ? null : await ask({ data, templateId, options });
      if (reply === null) return exportPrinted(data, templateId, options);
      if ('error' in reply) throw new Error(reply.error);
      return reply.output;
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
