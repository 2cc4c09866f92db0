import type { FromTeamWorker, TeamWorker, ToTeamWorker } from '../../src/team/browser/messages';

/** A worker for teams whose answers are given by a test. */
export interface FakeTeamWorker extends TeamWorker {
  readonly heard: readonly ToTeamWorker[];
  readonly answer: (message: FromTeamWorker) => void;
  readonly fail: (event?: 'error' | 'messageerror') => void;
  readonly isOver: () => boolean;
  /** The number of the job that it was given last. */
  readonly jobId: () => number;
}

/** `receive` gets each message, and may have the worker answer at once. */
export function fakeTeamWorker(
  receive: (message: ToTeamWorker, worker: FakeTeamWorker) => void = () => undefined,
): FakeTeamWorker {
  const events = new EventTarget();
  const heard: ToTeamWorker[] = [];
  let isOver = false;
  const worker: FakeTeamWorker = {
    heard,
    isOver: () => isOver,
    jobId: () => heard.findLast((message) => message.kind === 'job')?.id ?? 0,
    postMessage: (message) => {
      heard.push(structuredClone(message));
      receive(message, worker);
    },
    addEventListener: events.addEventListener.bind(events),
    terminate: () => {
      isOver = true;
    },
    answer: (data) => void events.dispatchEvent(new MessageEvent('message', { data })),
    fail: (event = 'error') => void events.dispatchEvent(new Event(event)),
  };
  return worker;
}
