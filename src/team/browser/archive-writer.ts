import type { MadeArchive } from '../state/team-port';
import type { MadeSignature } from '../core/member';
import type { ArchiveStart, FromTeamWorker, TeamWorker, ToTeamWorker } from './messages';

/** An archive that a worker writes. */
export interface ArchiveWriter {
  /** Resolves once the files of these are written. One call at a time. */
  readonly add: (made: readonly MadeSignature[]) => Promise<void>;
  readonly end: () => Promise<MadeArchive>;
  readonly close: () => void;
}

interface PendingReply {
  readonly resolve: (message: FromTeamWorker) => void;
  readonly reject: (cause: Error) => void;
}

/**
 * Lets a worker write an archive. Its bytes are passed to the browser piece by piece, which keeps large ones on the disk. Once
 * a worker has broken down, all calls reject.
 */
export function startArchive(
  worker: TeamWorker,
  start: ArchiveStart,
  timeoutMs: number,
): ArchiveWriter {
  const parts: Blob[] = [];
  let requested: PendingReply | null = null;
  let failure: Error | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const close = (problem = 'The archive was given up'): void => {
    clearTimeout(timer);
    worker.terminate();
    parts.length = 0;
    failure ??= new Error(problem);
    requested?.reject(failure);
    requested = null;
  };
  const watch = (): void => {
    clearTimeout(timer);
    if (requested !== null)
      timer = setTimeout(() => close('The worker for archives is stuck'), timeoutMs);
  };
  const receive = (message: FromTeamWorker): void => {
    if (failure !== null) return;
    if (message.kind === 'broken') close(message.problem);
    else if (message.kind === 'chunk') parts.push(new Blob([message.bytes]));
    else {
      requested?.resolve(message);
      requested = null;
    }
    watch();
  };
  const post = (message: ToTeamWorker): Promise<FromTeamWorker> =>
    new Promise((resolve, reject) => {
      if (failure !== null) throw failure;
      requested = { resolve, reject };
      worker.postMessage(message);
      watch();
    });
  worker.addEventListener('message', ({ data }: MessageEvent<FromTeamWorker>) => receive(data));
  worker.addEventListener('error', () => close('The worker for archives broke down'));
  worker.addEventListener('messageerror', () => close('The worker for archives broke down'));
  worker.postMessage({ kind: 'begin', start });
  return {
    add: async (made) => {
      await post({ kind: 'signatures', made });
    },
    end: async () => {
      const message = await post({ kind: 'end' });
      if (message.kind !== 'summary') throw new TypeError('The worker told something else');
      const zip = new Blob(parts, { type: 'application/zip' });
      close();
      return { zip, summary: message.summary };
    },
    close: () => close(),
  };
}
