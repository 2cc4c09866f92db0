import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { finished } from 'node:stream/promises';
import { zipWriter } from '../team/core/archive/zip-writer';
import type { TeamFile } from '../team/core/packs/pack';
import { CliProblem } from './command';

/** Where the files of an archive go. */
export interface Sink {
  readonly add: (file: TeamFile) => Promise<void>;
  readonly end: () => Promise<void>;
}

/** A folder, or an archive where the name ends with `.zip`. */
export async function openSink(out: string, now: string): Promise<Sink> {
  if (/\.zip$/i.test(out)) return zipSink(out, now);
  await checkFolder(out);
  return folderWriter(out);
}

function zipSink(path: string, now: string): Sink {
  const stream = createWriteStream(path);
  let isFull = false;
  const zip = zipWriter(now, (bytes) => {
    isFull = !stream.write(bytes) || isFull;
  });
  return {
    async add(file) {
      zip.add(file);
      if (isFull) await once(stream, 'drain');
      isFull = false;
    },
    async end() {
      zip.end();
      stream.end();
      await finished(stream);
    },
  };
}

/** In files that are written at the same time; more would only take memory. */
const MOST_AT_ONCE = 32;

/** Writes the files of an archive below a folder. */
function folderWriter(folder: string) {
  const root = resolve(folder);
  const known = new Map<string, Promise<unknown>>();
  const pending = new Set<Promise<void>>();
  let failure: unknown = null;
  const makeFolder = (path: string): Promise<unknown> => {
    const made = known.get(path) ?? mkdir(path, { recursive: true });
    known.set(path, made);
    return made;
  };
  const write = async ({ path, content }: TeamFile): Promise<void> => {
    const target = join(root, path);
    if (!target.startsWith(root + sep)) throw new Error(`A file may not lie outside: ${path}`);
    await makeFolder(dirname(target));
    await writeFile(target, content, { mode: path.endsWith('.sh') ? 0o755 : 0o644 });
  };
  return {
    async add(file: TeamFile): Promise<void> {
      if (failure !== null) throw failure;
      const writing = write(file)
        .catch((cause: unknown) => {
          failure ??= cause;
        })
        .finally(() => pending.delete(writing));
      pending.add(writing);
      if (pending.size >= MOST_AT_ONCE) await Promise.race(pending);
    },
    async end(): Promise<void> {
      await Promise.all(pending);
      if (failure !== null) throw failure;
    },
  };
}

/** Throws for a folder that holds other files than those of an earlier run, so that they are not mixed with ours. */
async function checkFolder(folder: string): Promise<void> {
  const names = await readdir(folder).catch((): string[] => []);
  if (names.length === 0 || names.includes('manifest.json')) return;
  throw new CliProblem(`${folder} holds other files. Name an empty or a new folder with --out.`);
}
