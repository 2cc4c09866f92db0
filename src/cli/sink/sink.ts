import type { ArchiveFile, StandingArchive } from '../../team/core/archive/file-records';

/** Where the files of an archive go. Nothing is put in its place before `finish`. */
export interface Sink {
  /** The archive of an earlier run that lies there; null where there is none. */
  readonly standing: StandingArchive | null;
  /** Whether an earlier run was stopped before its end. */
  readonly wasUnfinished: boolean;
  readonly add: (file: ArchiveFile) => Promise<void>;
  /** Puts everything in its place. `isKept` are files of the earlier run that stay, though they were not added. */
  readonly finish: (isKept: (path: string) => boolean) => Promise<Placed>;
  /** Removes what was not put in its place. Does nothing after `finish`. */
  readonly discard: () => Promise<void>;
}

/** What a run has changed where its files go. */
export interface Placed {
  readonly written: number;
  readonly removed: number;
}

export interface SinkOptions {
  /** The moment of the run in ISO 8601. */
  readonly now: string;
  /** Whether files that the program has not written are replaced, where its own files go. */
  readonly overwrite: boolean;
  readonly signal: AbortSignal;
}
