import type { OwnFonts } from '../../fonts/browser/own-fonts';
import { fontsInUse } from '../../fonts/browser/page-fonts';
import { startWorker } from '../../platform/start-worker';
import type { ImagePort } from '../../pictures/state/image-port';
import type { Member } from '../core/list/member';
import { needsReplies } from '../core/packs/serves.data';
import { NOTHING_BESIDE } from '../core/everybody';
import type {
  ArchiveOrder,
  RunWithPhotos,
  TeamOrder,
  TeamPort,
  TeamProgress,
} from '../state/team-port';
import { drawOnce } from './draw-once';
import { startWriter, type FileWriter, type WrittenFile } from './file-writer';
import type {
  ArchiveStart,
  BeginWriting,
  MakeRun,
  TeamAnswer,
  TeamJob,
  TeamWorker,
} from './messages';
import { listReaders } from './list-readers';
import { photoFolders } from './photo-folders';
import { makePool, type Pool } from './pool';
import { UNREAD_LIST } from './unread-list';
import { inBatches, makeBatch, writeAll, type Batch } from './write-all';

/** What making for teams needs of the page; tests put in their own. */
export interface TeamTools extends Pick<ImagePort, 'draw'> {
  readonly start?: () => TeamWorker;
  readonly fontsOfPage?: () => Promise<Pick<OwnFonts, 'faces' | 'standIns'> | null>;
  /** How many things this device does at once. */
  readonly cores?: number;
  readonly clock?: () => number;
  readonly log: (message: string, cause?: unknown) => void;
}

/** A list of a quarter of a million people takes some seconds, on a slow phone several times that. */
const LIST_TIMEOUT_MS = 60_000;
/** A batch takes a tenth of a second, the first one some tenths more. */
const BATCH_TIMEOUT_MS = 20_000;
/** In the end, the pages about all are written in one go. */
const WRITING_TIMEOUT_MS = 60_000;

const MOST_WORKERS = 4;
/** The page waits for a batch before it shows it; an archive is not shown. */
const PAGE_BATCH = 8;
const WRITTEN_BATCH = 20;

/**
 * Signatures for many people, made beside the page. One worker reads lists and makes what the page shows; each archive and
 * each comparison has workers of its own, which end with it.
 */
export function makeTeam(tools: TeamTools): TeamPort {
  const { start = startTeamWorker, cores = navigator.hardwareConcurrency, log } = tools;
  const { fontsOfPage = fontsInUse, clock = () => performance.now() } = tools;
  const folders = photoFolders();
  const parts = { draw: drawOnce(tools.draw), photoOf: folders.photoOf };
  const poolOf = (size: number): Pool => makePool({ start, size, timeoutMs, ...parts });
  const ownPool = poolOf(1);
  const runOf = makeRuns(fontsOfPage);
  const read = async (job: TeamJob): Promise<TeamAnswer | null> =>
    (await ownPool.ask(job, { isUrgent: true })) ?? ownPool.ask(job, { isUrgent: true });
  /** Has the signatures of all made, and written by a worker of their own. */
  const written = async (
    { run, people: { members } }: TeamOrder,
    begin: BeginWriting,
    onProgress: (progress: TeamProgress) => void,
    signal: AbortSignal,
  ): Promise<WrittenFile> => {
    signal.throwIfAborted();
    const asked = await runOf(run);
    const size = Math.min(Math.max(cores - 1, 1), MOST_WORKERS);
    const pool = poolOf(size);
    const writer = startWriter(start, begin, WRITING_TIMEOUT_MS, parts);
    const ask = asking(pool, asked, log);
    const make = (batch: readonly Member[]): Promise<Batch> => makeBatch(batch, ask);
    const deps = { make, writer, mostAtOnce: size * 2, batchSize: WRITTEN_BATCH, clock };
    return untilAborted(signal, { pool, writer }, () => writeAll(members, deps, onProgress));
  };
  return {
    ...listReaders(async (source, encoding) => {
      const answer = await read({ kind: 'list', source, encoding }).catch(() => null);
      return answer?.kind === 'list' ? answer.list : UNREAD_LIST;
    }),
    readPeople: async (table, mapping, beside = NOTHING_BESIDE) => {
      const answer = await read({ kind: 'people', table, mapping, beside });
      if (answer?.kind !== 'people') throw problemOf(answer);
      return answer.everybody;
    },
    keepPhotos: async (name, files) => folders.keep(name, files),
    unreadablePhotos: folders.unreadable,
    make: async (run, members, signal) => {
      const ask = asking(ownPool, await runOf(run), log, signal);
      const batches = inBatches(members, PAGE_BATCH).map((batch) => makeBatch(batch, ask));
      return (await Promise.all(batches)).flat();
    },
    makeArchive: async (given, onProgress, signal) => {
      const run = { ...given.run, hasReplies: needsReplies(given.packs) };
      const order = { ...given, run };
      const begin = { kind: 'begin', start: startOf(order, await runOf(run)) } as const;
      const { bytes, outcome } = await written(order, begin, onProgress, signal);
      if (outcome.kind !== 'summary') throw new TypeError('The worker wrote no archive');
      return { zip: new Blob([bytes], { type: 'application/zip' }), summary: outcome.summary };
    },
    compare: async (order, onProgress, signal) => {
      const { name, earlier } = order;
      const begin = { kind: 'compare', start: { name, earlier } } as const;
      const { bytes, outcome } = await written(order, begin, onProgress, signal);
      if (outcome.kind !== 'compared') throw new TypeError('The worker wrote no comparison');
      return { page: new Blob([bytes], { type: 'text/html' }), counts: outcome.counts };
    },
  };
}

function timeoutMs({ kind }: TeamJob): number {
  return kind === 'make' ? BATCH_TIMEOUT_MS : LIST_TIMEOUT_MS;
}

/** A run as workers take it: the same number for the same run, so that they keep what was drawn for it. */
function makeRuns(fontsOfPage: NonNullable<TeamTools['fontsOfPage']>) {
  const ids = new WeakMap<RunWithPhotos, number>();
  let lastId = 0;
  return async (asked: RunWithPhotos): Promise<MakeRun> => {
    const runId = ids.get(asked) ?? ++lastId;
    ids.set(asked, runId);
    const { photos = null, ...run } = asked;
    if (run.plan.signature.kind === 'template') return { run, runId, faces: [], photos };
    const { faces = [], standIns = [] } = (await fontsOfPage()) ?? {};
    const options = { ...run.options, standIns };
    return { run: { ...run, options }, runId, faces, photos };
  };
}

function asking(
  pool: Pool,
  run: MakeRun,
  log: TeamTools['log'],
  signal?: AbortSignal,
): (members: readonly Member[]) => Promise<Batch | null> {
  return async (members) => {
    const answer = await pool.ask({ kind: 'make', ...run, members }, { signal });
    if (answer === null) return null;
    if (answer.kind !== 'made') throw problemOf(answer);
    for (const problem of answer.problems) log('A signature could not be made', problem);
    return answer.made;
  };
}

function startOf(
  { run, name, people, addresses, packs, addin = '', previous, now }: ArchiveOrder,
  aliases: MakeRun,
): ArchiveStart {
  const { members, skipped } = people;
  const { plan, options } = run;
  return { plan, options, name, now, members, addresses, packs, addin, previous, skipped, aliases };
}

/** Does something with workers that end with it, or at once when it is stopped. */
async function untilAborted<Value>(
  signal: AbortSignal,
  workers: { readonly pool: Pool; readonly writer: FileWriter },
  begin: () => Promise<Value>,
): Promise<Value> {
  const end = (): void => {
    workers.pool.close();
    workers.writer.close();
  };
  signal.addEventListener('abort', end);
  try {
    return await begin();
  } catch (cause) {
    // Errors of workers that were ended count as a stop, whatever their message.
    signal.throwIfAborted();
    throw cause;
  } finally {
    signal.removeEventListener('abort', end);
    end();
  }
}

function problemOf(answer: TeamAnswer | null): Error {
  return new Error(answer?.kind === 'failed' ? answer.problem : 'The worker for teams is stuck');
}

function startTeamWorker(): TeamWorker {
  return startWorker('signet-team');
}
