import type { Result } from '../../base/result';
import type { ArchiveSummary } from '../core/archive/archive-files';
import type { Manifest } from '../core/archive/manifest';
import type { ComparisonCounts } from '../core/comparison/comparison-counts';
import type { MailboxAddress } from '../core/addresses/mailbox-address';
import type { BesideTables, Everybody } from '../core/everybody';
import type { Member, People } from '../core/list/member';
import type { ListEncoding } from '../core/list/encodings/encoding';
import type { ListSource } from '../core/list/list-source';
import type { ReadList } from '../core/list/read-list';
import type { ListProblem, Mapping, ListTable } from '../core/list/table';
import type { MadeSignature } from '../core/member';
import type { TeamRun } from '../core/make-member';
import type { PackId } from '../core/packs/pack';
import type { PhotoFolder } from '../core/photos/photo-folder';

/** How far the making of an archive or of a comparison is. */
export interface TeamProgress {
  readonly done: number;
  readonly total: number;
  /** In ms; null while there is no estimate. */
  readonly leftMs: number | null;
}

/** How all signatures of the page are made. */
export interface RunWithPhotos extends TeamRun {
  /** The id of the folder that photos come from; null, or not there, for none. */
  readonly photos?: number | null;
}

/** What is to be made of a list. */
export interface TeamOrder {
  readonly run: RunWithPhotos;
  /** What the signature is called. */
  readonly name: string;
  readonly people: People;
}

export interface ArchiveOrder extends TeamOrder {
  /** From which members send beside their own, and mailboxes, which are among the members. */
  readonly addresses: readonly MailboxAddress[];
  readonly packs: readonly PackId[];
  /** Where the files of an add-in for Outlook will lie, as it was typed; blank unless given. */
  readonly addin?: string;
  /** The manifest of an earlier run: only who has changed since is made into files. */
  readonly previous: Manifest | null;
  /** The moment, as an ISO 8601 text. */
  readonly now: string;
}

export interface MadeArchive {
  readonly zip: Blob;
  readonly summary: ArchiveSummary;
}

export interface ComparisonOrder extends TeamOrder {
  /** The manifest.json or the archive of an earlier run; null where everybody is new. */
  readonly earlier: Blob | null;
}

/** A comparison as one page. */
export interface MadeComparison {
  readonly page: Blob;
  readonly counts: ComparisonCounts;
}

/** Signatures for many people, made beside the page. */
export interface TeamPort {
  /** Reads what was pasted, or the bytes of a file. Never rejects. */
  readonly readList: (source: string | Uint8Array) => Promise<Result<ReadList, ListProblem>>;
  /** Whether the bytes of a list that was read here can be read again: they are kept while the page is open. */
  readonly canReadAgain: (source: ListSource) => boolean;
  /** Reads the bytes of a list once more, as another encoding. Never rejects. */
  readonly readListAs: (
    source: ListSource,
    encoding: ListEncoding,
  ) => Promise<Result<ReadList, ListProblem>>;
  /** Who is on a list and those beside it; a plain answer to every change of a cell, however long the list. */
  readonly readPeople: (
    table: ListTable,
    mapping: Mapping,
    beside?: BesideTables,
  ) => Promise<Everybody>;
  /** Keeps the files of a folder of photos, by their names, while the page is open. Rejects where that is not possible. */
  readonly keepPhotos: (name: string, files: ReadonlyMap<string, Blob>) => Promise<PhotoFolder>;
  /** Which files of a folder are no photos that emails show. Each is read once, one after the other. */
  readonly unreadablePhotos: (id: number, names: readonly string[]) => Promise<readonly string[]>;
  /**
   * Makes the signatures of some members, as the page shows them; those that cannot be made are null. Pass the same `run` as
   * long as nothing of it has changed: what was drawn for it is kept. Rejects where it is stopped, or nothing can be made.
   */
  readonly make: (
    run: RunWithPhotos,
    members: readonly Member[],
    signal?: AbortSignal,
  ) => Promise<readonly (MadeSignature | null)[]>;
  /**
   * Makes the signatures of all into one archive, file by file. Those that cannot be made are left out, and the summary names
   * them. Rejects where it is stopped, with the reason of the signal, or cannot be made.
   */
  readonly makeArchive: (
    order: ArchiveOrder,
    onProgress: (progress: TeamProgress) => void,
    signal: AbortSignal,
  ) => Promise<MadeArchive>;
  /**
   * Compares the signatures of all with those of an earlier run, as the command line does. Rejects where it is stopped, with the
   * reason of the signal, or cannot be made.
   */
  readonly compare: (
    order: ComparisonOrder,
    onProgress: (progress: TeamProgress) => void,
    signal: AbortSignal,
  ) => Promise<MadeComparison>;
}

export interface ManifestPort {
  /** Reads the manifest of an earlier run, or that of its archive, beside the page. The problem is a sentence. */
  readonly read: (file: Blob, signal?: AbortSignal) => Promise<Result<Manifest, string>>;
}
