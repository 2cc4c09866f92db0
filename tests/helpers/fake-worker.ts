import type { ExportReply, ExportRequest } from '../../src/platform/export-messages';
import type { ExportWorker } from '../../src/platform/exporter';

/** A worker that answers when told to. */
export interface FakeWorker extends ExportWorker {
  /** What it was asked. */
  readonly asked: readonly ExportRequest[];
  readonly reply: (message: ExportReply) => void;
  readonly fail: (event: 'error' | 'messageerror') => void;
}

export function fakeWorker(): FakeWorker {
  const events = new EventTarget();
  const asked: ExportRequest[] = [];
  return {
    asked,
    postMessage: (request) => void asked.push(structuredClone(request)),
    addEventListener: events.addEventListener.bind(events),
    reply: (data) => void events.dispatchEvent(new MessageEvent('message', { data })),
    fail: (event) => void events.dispatchEvent(new Event(event)),
  };
}
