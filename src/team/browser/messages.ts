import type { RasterImage, RasterRequest } from '../../export';
import type { Result } from '../../base/result';
import type { ListEncoding } from '../core/list/encodings/encoding';
import type { ReadList } from '../core/list/read-list';
import type { MailboxAddress } from '../core/addresses/mailbox-address';
import type { ArchivePlan, ArchiveSummary } from '../core/archive/archive-files';
import type { ComparisonCounts } from '../core/comparison/comparison-counts';
import type { BesideTables, Everybody } from '../core/everybody';
import type { Member } from '../core/list/member';
import type { ListProblem, Mapping, ListTable } from '../core/list/table';
import type { MadeSignature } from '../core/member';
import type { TeamRun } from '../core/make-member';
import type { PackId } from '../core/packs/pack';
import type { WorkerLike } from '../../platform/worker-slot';
import type { FaceSource } from '../../fonts/browser/face-source';

/*
 * The messages between page and team workers. All workers are the same program: some make signatures, one at a time writes an
 * archive or a comparison of them.
 */

/** What a worker is asked to do by itself. */
export type TeamJob = ListJob | PeopleJob | MakeJob;

interface ListJob {
  readonly kind: 'list';
  readonly source: string | Uint8Array;
  /** What somebody chose the bytes to be read as. */
  readonly encoding?: ListEncoding | undefined;
}

interface PeopleJob {
  readonly kind: 'people';
  readonly table: ListTable;
  readonly mapping: Mapping;
  readonly beside: BesideTables;
}

/** How the signatures of a run are made. */
export interface MakeRun {
  readonly run: TeamRun;
  /** The same for the same run, so that what is drawn for it is kept. */
  readonly runId: number;
  /** Substitutes for fonts that the page lacks. */
  readonly faces: readonly FaceSource[];
  /** The folder of photos that the page has; null for none. */
  readonly photos: number | null;
}

export interface MakeJob extends MakeRun {
  readonly kind: 'make';
  readonly members: readonly Member[];
}

export type TeamAnswer =
  | { readonly kind: 'list'; readonly list: Result<ReadList, ListProblem> }
  | { readonly kind: 'people'; readonly everybody: Everybody }
  | MadeBatch
  | { readonly kind: 'failed'; readonly problem: string };

export interface MadeBatch {
  readonly kind: 'made';
  /** In the order of the members; null for those that could not be made. */
  readonly made: readonly (MadeSignature | null)[];
  /** The errors for those, in their own words; for the log. */
  readonly problems: readonly string[];
}

/** What an archive is begun with. */
export interface ArchiveStart extends Omit<ArchivePlan, 'packs' | 'rendering' | 'addresses'> {
  readonly packs: readonly PackId[];
  readonly addresses: readonly MailboxAddress[];
  /** How the signatures of other addresses are made. */
  readonly aliases: MakeRun;
}

/** What a comparison is begun with. */
export interface ComparisonStart {
  /** Of the signature. */
  readonly name: string;
  /** A manifest.json, or the archive of a run; null where everybody is new. */
  readonly earlier: Blob | null;
}

/** What a worker is to write, before the signatures come. */
export type BeginWriting =
  | { readonly kind: 'begin'; readonly start: ArchiveStart }
  | { readonly kind: 'compare'; readonly start: ComparisonStart };

/** What a worker has asked the page for. */
export type PageAnswer =
  | { readonly kind: 'drawn'; readonly id: number; readonly image: RasterImage | null }
  /** Read by the worker, so that its bytes do not pass through the page. */
  | { readonly kind: 'photo'; readonly id: number; readonly file: Blob | null };

export type ToTeamWorker =
  | { readonly kind: 'job'; readonly id: number; readonly job: TeamJob }
  | PageAnswer
  | BeginWriting
  | { readonly kind: 'signatures'; readonly made: readonly MadeSignature[] }
  | { readonly kind: 'end' };

export type FromTeamWorker =
  | { readonly kind: 'answer'; readonly id: number; readonly answer: TeamAnswer }
  | { readonly kind: 'draw'; readonly id: number; readonly request: RasterRequest }
  | {
      readonly kind: 'photo';
      readonly id: number;
      readonly folder: number;
      readonly member: Member;
    }
  /** All files of the signatures that were sent last are written. */
  | { readonly kind: 'taken' }
  | { readonly kind: 'chunk'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'summary'; readonly summary: ArchiveSummary }
  | { readonly kind: 'compared'; readonly counts: ComparisonCounts }
  | { readonly kind: 'broken'; readonly problem: string };

export type TeamWorker = WorkerLike<ToTeamWorker>;
