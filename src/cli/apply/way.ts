import type { ArchiveManifest } from '../../team/core/archive/manifest';

/** Something of an archive that is brought to its place, such as a signature to the identities of an address. */
export interface RollOutItem {
  readonly key: string;
  /** Another one where it has changed. */
  readonly digest: string;
}

/** What became of an item, or how it was found. */
export interface Outcome {
  readonly key: string;
  /** `missing` where its place is not there, as a mailbox before its first sign-in. */
  readonly kind: 'fine' | 'missing' | 'differs' | 'failed';
  /** As the output has it. */
  readonly text: string;
}

/** A way in which a command of this computer brings an archive to where it counts. */
export interface RollOut {
  /** Where to: what was done for one place is not done for another. */
  readonly target: string;
  readonly items: () => AsyncIterable<RollOutItem>;
  /** Brings these to their places. Doing it again changes nothing. */
  readonly put: (keys: ReadonlySet<string>) => AsyncIterable<Outcome>;
  /** Reads all back. */
  readonly check: () => AsyncIterable<Outcome>;
  /** Removes what an earlier run has brought; not there where that is not known how. */
  readonly remove?: (item: RollOutItem) => Promise<void>;
}

/** An archive that lies in a folder. */
export interface Archive {
  readonly folder: string;
  readonly manifest: ArchiveManifest;
}
