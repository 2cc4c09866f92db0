import { createReadStream } from 'node:fs';
import { mkdir, readdir, readFile, realpath, rename, rmdir, unlink } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { isSafePath } from '../../team/core/archive/archive-path';
import type { ArchiveFile } from '../../team/core/archive/file-records';
import { MANIFEST, type ArchiveManifest } from '../../team/core/archive/manifest';
import { readManifestPieces } from '../../team/core/archive/manifest-lines';
import { packedHashes, type HashList } from '../../team/core/kept/hash-list';
import { textSet } from '../../team/core/kept/text-set';
import { CliProblem } from '../command';
import { codeOf, diskProblem } from '../disk-problem';
import { EXIT } from '../exit-codes';
import { folderCheck, kindOf, standingOf, type Standing } from './on-disk';
import { otherFiles } from './other-files';
import type { Placed, Sink, SinkOptions } from './sink';
import { openStaging, readStaging, STAGING, type Journal } from './staging';

/** In files that are looked at and written at the same time; more would only take memory. */
const MOST_AT_ONCE = 32;

/** Writes the files of an archive below a folder, of which it replaces and removes its own alone. */
export async function openFolder(out: string, options: SinkOptions): Promise<Sink> {
  const { root, manifest, journal } = await openRoot(out);
  const staging = openStaging(root, journal, options.now);
  const files = ownFiles(root, manifest, journal);
  const guard = otherFiles(out, { ...options, isUnlisted: manifest?.listing === null });
  const running = limited(MOST_AT_ONCE);
  let isDone = false;

  const take = async ({ path, content, digest }: ArchiveFile): Promise<void> => {
    const standing = await files.standing(path, digest);
    if (standing === 'same') return;
    if (standing === 'other' || standing === 'outside') guard.report(path, standing);
    await staging.stage(path, digest, content);
  };
  return {
    standing: manifest === null ? null : { manifest, keepsFiles: true },
    wasUnfinished: journal !== null,
    async add(file) {
      if (!isSafePath(file.path)) throw new RangeError(`A folder may not hold ${file.path}`);
      const target = join(out, file.path);
      // What lists all others has its place behind them.
      if (file.path === MANIFEST) await running.end();
      await running.start(() =>
        take(file).catch((cause: unknown) => {
          throw diskProblem(cause, target) ?? cause;
        }),
      );
    },
    async finish(isKept) {
      await running.end();
      const left = await files.left(isKept, guard.report);
      guard.check();
      options.signal.throwIfAborted();
      if (staging.count() + left.files.length > 0) {
        await staging.seal();
        await putInPlace(root, left, staging.staged(), options.signal);
      }
      await staging.remove();
      isDone = true;
      return { written: staging.count(), removed: left.files.length } satisfies Placed;
    },
    async discard() {
      if (isDone) return;
      await running.end().catch(() => undefined);
      await staging.discard();
    },
  };
}

interface Root {
  /** Links in the path of the folder itself are followed. */
  readonly root: string;
  readonly manifest: ArchiveManifest | null;
  readonly journal: Journal | null;
}

/** Throws for a folder that holds other files than those of an earlier run, so that they are not mixed with ours. */
async function openRoot(out: string): Promise<Root> {
  const root = await realpath(out).catch(() => resolve(out));
  const kind = await kindOf(root);
  if (kind === null) return { root, manifest: null, journal: null };
  if (kind !== 'folder') {
    throw new CliProblem(`${out} is a file. Name a folder with --out.`, EXIT.unwritable);
  }
  const names = await readdir(root);
  const journal = await readStaging(root, out);
  const manifest = names.includes(MANIFEST) ? await standingManifest(root) : null;
  const isOurs = manifest !== null || journal !== null;
  if (!isOurs && names.some((name) => name !== STAGING)) {
    const problem = `${out} holds other files. Name an empty or a new folder with --out.`;
    throw new CliProblem(problem, EXIT.unwritable);
  }
  return { root, manifest, journal };
}

async function standingManifest(root: string): Promise<ArchiveManifest | null> {
  const path = join(root, MANIFEST);
  if ((await kindOf(path)) !== 'file') return null;
  const pieces = createReadStream(path);
  const read = await readManifestPieces(pieces, () => readFile(path), {
    files: packedHashes(),
  });
  return read.ok ? read.value : null;
}

/** Files of earlier runs that are to be removed, and the folders that may be empty without them. */
interface LeftFiles {
  readonly files: readonly string[];
  readonly folders: ReadonlySet<string>;
}

/** The files that earlier runs have written below a folder, without those that have been looked at. */
function ownFiles(root: string, manifest: ArchiveManifest | null, journal: Journal | null) {
  const listed = manifest?.files ?? new Map<string, string>();
  const seen = textSet();
  const inJournal: Journal = journal ?? new Map<string, readonly string[]>();
  const isOpen = folderCheck(root);
  const look = async (path: string, digest: string | null): Promise<Standing> => {
    if (!(await isOpen(path))) return 'outside';
    const known = new Set([listed.get(path), ...(inJournal.get(path) ?? [])]);
    // A manifest was read as one before, and no other file lists its digest.
    const isManifest = path === MANIFEST && manifest !== null;
    return standingOf(root, path, digest, (found) => isManifest || known.has(found));
  };
  return {
    async standing(path: string, digest: string) {
      const standing = await look(path, digest);
      seen.add(path);
      return standing;
    },
    /** The paths of those that are to be removed; `onOther` gets those that somebody has changed. */
    async left(
      isKept: (path: string) => boolean,
      onOther: (path: string, standing: 'other' | 'outside') => void,
    ): Promise<LeftFiles> {
      const found: string[] = [];
      const folders = new Set<string>();
      for (const path of bothKeys(listed, inJournal)) {
        if (path === MANIFEST || seen.has(path) || isKept(path)) continue;
        const standing = await look(path, null);
        if (standing === 'other' || standing === 'outside') onOther(path, standing);
        if (standing !== 'free') found.push(path);
        if (standing !== 'outside') folders.add(dirname(path));
      }
      return { files: found, folders };
    },
  };
}

function* bothKeys(listed: HashList, journal: Journal): Generator<string> {
  yield* listed.keys();
  for (const path of journal.keys()) if (!listed.has(path)) yield path;
}

/** Removes files of earlier runs first, then moves the new ones to their places; the manifest was staged last. */
async function putInPlace(
  root: string,
  left: LeftFiles,
  staged: Iterable<{ readonly from: string; readonly path: string }>,
  signal: AbortSignal,
): Promise<void> {
  for (const path of left.files) {
    signal.throwIfAborted();
    await onDisk(join(root, path), unlinked);
  }
  for (const folder of left.folders) await removeEmpty(root, folder);
  for (const { from, path } of staged) {
    signal.throwIfAborted();
    await onDisk(join(root, path), async (target) => {
      await mkdir(dirname(target), { recursive: true });
      await rename(from, target);
    });
  }
}

async function unlinked(path: string): Promise<void> {
  try {
    await unlink(path);
  } catch (cause) {
    if (codeOf(cause) !== 'ENOENT') throw cause;
  }
}

async function onDisk(path: string, act: (path: string) => Promise<void>): Promise<void> {
  try {
    await act(path);
  } catch (cause) {
    throw diskProblem(cause, path) ?? cause;
  }
}

/** Removes a folder and those above it, as far as they are empty. */
async function removeEmpty(root: string, folder: string): Promise<void> {
  for (let at = folder; at !== '.'; at = dirname(at)) {
    try {
      await rmdir(join(root, at));
    } catch (cause) {
      if (NOT_EMPTY.has(codeOf(cause))) return;
      throw diskProblem(cause, join(root, at)) ?? cause;
    }
  }
}

/** It holds other files, or is gone. */
const NOT_EMPTY: ReadonlySet<string> = new Set(['ENOTEMPTY', 'EEXIST', 'ENOENT']);

/** Runs some at a time. The first failure is thrown by the next call, and by the end. */
function limited(most: number) {
  const pending = new Set<Promise<void>>();
  const failures: unknown[] = [];
  const check = (): void => {
    if (failures.length > 0) throw failures[0];
  };
  return {
    async start(act: () => Promise<void>): Promise<void> {
      check();
      const running = act()
        .catch((cause: unknown) => void failures.push(cause))
        .finally(() => pending.delete(running));
      pending.add(running);
      if (pending.size >= most) await Promise.race(pending);
    },
    async end(): Promise<void> {
      await Promise.all(pending);
      check();
    },
  };
}
