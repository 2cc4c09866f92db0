import type { ExportAnswer, ExportJob } from '../../src/output/browser/export-messages';
import type { ExportWorker } from '../../src/output/browser/exporter';
import type { WorkerReply, WorkerRequest } from '../../src/platform/worker-client';

/** A worker that answers when the test has it reply. */
export interface FakeWorker extends ExportWorker {
  /** What it was asked. */
  readonly asked: readonly WorkerRequest<ExportJob>[];
  readonly reply: (message: WorkerReply<ExportAnswer>) => void;
  readonly fail: (event: 'error' | 'messageerror') => void;
  readonly isOver: () => boolean;
}

export function fakeWorker(): FakeWorker {
  const events = new EventTarget();
  const asked: WorkerRequest<ExportJob>[] = [];
  let isOver = false;
  return {
    asked,
    isOver: () => isOver,
    postMessage: (request) => void asked.push(structuredClone(request)),
    addEventListener: events.addEventListener.bind(events),
    terminate: () => {
      isOver = true;
    },
    reply: (data) => void events.dispatchEvent(new MessageEvent('message', { data })),
    fail: (event) => void events.dispatchEvent(new Event(event)),
  };
}
