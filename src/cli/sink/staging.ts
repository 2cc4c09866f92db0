import { mkdir, open, readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileContent } from '../../team/core/kept/file-content';
import { packedPages } from '../../team/core/kept/packed-pages';
import { isSafePath } from '../../team/core/archive/archive-path';
import { CliProblem } from '../command';
import { EXIT } from '../exit-codes';
import { kindOf } from './on-disk';
import { checkOtherRun, startMark } from './other-run';

/*
 * A run into a folder writes new files into a folder within it, and moves them to their places once all are there. Before the
 * first move it writes down which they are. Whatever stops it, the next run finds this folder, and by the list which files are
 * the program's own, though no manifest lists them yet.
 */

/** Where files lie until all are there, within the folder that they go to. */
export const STAGING = '.signet-unfinished';

const MARK = 'run.json';
const LIST = 'files.ndjson';
const OPEN_LIST = 'files.part';
const OWN_NAME = /^(?:run\.json|files\.ndjson|files\.part|\d+\.part)$/;

/** A file that waits for its place. */
export interface Staged {
  readonly from: string;
  readonly path: string;
}

/** The digests of files that an unfinished run may have put in their places, by path. */
export type Journal = ReadonlyMap<string, readonly string[]>;

/** What an unfinished run has left in a folder; null where there is nothing of one. */
export async function readStaging(root: string, out: string): Promise<Journal | null> {
  const folder = join(root, STAGING);
  const kind = await kindOf(folder);
  if (kind === null) return null;
  const names = kind === 'folder' ? await readdir(folder) : [''];
  if (!names.every((name) => OWN_NAME.test(name))) {
    throw new CliProblem(`${folder} holds other files. Move it away.`, EXIT.unwritable);
  }
  await checkOtherRun(out, join(folder, MARK));
  return names.includes(LIST) ? readList(await readFile(join(folder, LIST), 'utf8')) : new Map();
}

function readList(text: string): Journal {
  const journal = new Map<string, string[]>();
  for (const line of text.split('\n')) {
    const [path, digest] = entryOf(line);
    if (!isSafePath(path) || digest === '') continue;
    const digests = journal.get(path) ?? [];
    if (!digests.includes(digest)) journal.set(path, [...digests, digest]);
  }
  return journal;
}

function entryOf(line: string): readonly [path: string, digest: string, name: string] {
  const parts: unknown = line === '' ? [] : JSON.parse(line);
  const [path, digest, name] = Array.isArray(parts) ? parts.map(String) : [];
  return [path ?? '', digest ?? '', name ?? ''];
}

/** Files on their way into a folder. `former` is what an unfinished run before has left there. */
export function openStaging(root: string, former: Journal | null, now: string) {
  const folder = join(root, STAGING);
  const entries = packedPages();
  const encoder = new TextEncoder();
  const count = { staged: 0 };
  let made: Promise<string | undefined> | null = null;
  let stopMark: (() => void) | null = null;
  const note = (path: string, digest: string, name: string): void =>
    entries.add(encoder.encode(`${JSON.stringify([path, digest, name])}\n`));
  const make = async (): Promise<string | undefined> => {
    const first = await mkdir(folder, { recursive: true });
    // One that has begun since the folder was looked at.
    await checkOtherRun(root, join(folder, MARK));
    await removeParts(folder);
    stopMark = await startMark(join(folder, MARK), now);
    for (const [path, digests] of former ?? []) for (const each of digests) note(path, each, '');
    return first;
  };
  return {
    count: () => count.staged,
    async stage(path: string, digest: string, content: FileContent): Promise<void> {
      made ??= make();
      count.staged += 1;
      const name = `${count.staged}.part`;
      await made;
      await writeFile(join(folder, name), content, { flag: 'wx', mode: modeOf(path) });
      note(path, digest, name);
    },
    /** Makes the list of what is put in its place last a loss of power. */
    async seal(): Promise<void> {
      made ??= make();
      await made;
      const list = await open(join(folder, OPEN_LIST), 'w');
      try {
        for (const page of entries) await list.write(page);
        await list.sync();
      } finally {
        await list.close();
      }
      await rename(join(folder, OPEN_LIST), join(folder, LIST));
    },
    *staged(): Generator<Staged> {
      const decoder = new TextDecoder();
      for (const page of entries) {
        for (const line of decoder.decode(page).split('\n')) {
          const [path, , name] = entryOf(line);
          if (name !== '') yield { from: join(folder, name), path };
        }
      }
    },
    /** Removes the folder, once everything is in its place. */
    async remove(): Promise<void> {
      if (made === null && former === null) return;
      await made;
      stopMark?.();
      await removeParts(folder);
      for (const name of [LIST, OPEN_LIST, MARK]) await rm(join(folder, name), { force: true });
      await rmdir(folder);
    },
    /** Removes what was not put in its place, and the folders that were made for it. What was listed stays listed. */
    async discard(): Promise<void> {
      if (made === null) return;
      // Where it could not be made, it is of another run, or there is nothing to remove.
      const first = await made;
      stopMark?.();
      await removeParts(folder);
      if ((await kindOf(join(folder, LIST))) !== null) return;
      for (const name of [OPEN_LIST, MARK]) await rm(join(folder, name), { force: true });
      await removeEmpty(folder, first);
    },
  };
}

/** Scripts of a shell may be run. */
function modeOf(path: string): number {
  return path.endsWith('.sh') ? 0o755 : 0o644;
}

async function removeParts(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch((): string[] => [])) {
    if (/^\d+\.part$/.test(name)) await rm(join(folder, name), { force: true });
  }
}

/** Removes a folder, and those above it up to the first that a run has made, where they are empty. */
async function removeEmpty(folder: string, first: string | undefined): Promise<void> {
  try {
    for (let at = folder; ; at = join(at, '..')) {
      await rmdir(at);
      if (first === undefined || at === first) return;
    }
  } catch {
    // Another program has put something there.
  }
}
