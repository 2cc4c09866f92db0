import { mkdir, open, realpath, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { StandingArchive } from '../../team/core/archive/file-records';
import { zipWriter } from '../../team/core/archive/zip-writer';
import { CliProblem } from '../command';
import { diskProblem } from '../disk-problem';
import { EXIT } from '../exit-codes';
import { partOf } from '../write-file';
import { NATIVE_DEFLATER } from './native-deflater';
import { kindOf } from './on-disk';
import { isSameZip, readZipManifest } from './read-zip';
import type { Placed, Sink, SinkOptions } from './sink';

/** Writes an archive beside its place, and moves it there once it is whole. */
export async function openZip(out: string, { now }: SinkOptions): Promise<Sink> {
  const path = await realpath(out).catch(() => resolve(out));
  const part = partOf(path);
  const standing = await standingZip(out, path);
  const wasUnfinished = (await kindOf(part)) !== null;
  const file = partWriter(part, out);
  const zip = zipWriter(now, NATIVE_DEFLATER);
  let isDone = false;
  return {
    standing,
    wasUnfinished,
    async add(added) {
      await file.write(zip.add(added));
    },
    async finish() {
      await file.write(zip.end());
      await file.close();
      const isSame = standing !== null && (await isSameZip(part, path));
      if (isSame) await rm(part);
      else await named(out, async () => rename(part, path));
      isDone = true;
      return (isSame ? { written: 0, removed: 0 } : { written: 1, removed: 0 }) satisfies Placed;
    },
    async discard() {
      if (isDone) return;
      await file.abandon();
      await rm(part, { force: true });
    },
  };
}

/** Throws for a file that is no archive of the program. */
async function standingZip(out: string, path: string): Promise<StandingArchive | null> {
  const kind = await kindOf(path);
  if (kind === null) return null;
  const manifest = kind === 'file' ? await readZipManifest(path) : null;
  if (manifest === null) {
    const problem = `${out} is not an archive of signet. Name another file with --out.`;
    throw new CliProblem(problem, EXIT.unwritable);
  }
  return { manifest, keepsFiles: false };
}

/** How many bytes wait at most before they are written. */
const MOST_WAITING = 2 ** 20;

/** Writes bytes to a file one piece after the other. It is made with the first of them. */
function partWriter(part: string, out: string) {
  let opened: FileHandle | null = null;
  let waiting: Uint8Array[] = [];
  let bytes = 0;
  const flush = async (): Promise<void> => {
    const pieces = waiting;
    waiting = [];
    bytes = 0;
    await named(out, async () => {
      opened ??= await openPart(part);
      if (pieces.length > 0) await opened.writev(pieces);
    });
  };
  return {
    async write(pieces: Iterable<Uint8Array>): Promise<void> {
      for (const piece of pieces) {
        waiting.push(piece);
        bytes += piece.length;
        if (bytes >= MOST_WAITING) await flush();
      }
    },
    async close(): Promise<void> {
      await flush();
      await named(out, async () => opened?.sync());
      const isOwn = (await opened?.stat())?.ino === (await stat(part).catch(() => null))?.ino;
      await opened?.close();
      opened = null;
      if (isOwn) return;
      const problem = `Another run has written ${out} at the same time. Start this one again.`;
      throw new CliProblem(problem, EXIT.unwritable);
    },
    async abandon(): Promise<void> {
      await opened?.close();
    },
  };
}

/** What a run that was stopped has left there is removed first. */
async function openPart(part: string): Promise<FileHandle> {
  await mkdir(dirname(part), { recursive: true });
  await rm(part, { force: true });
  return open(part, 'wx');
}

/** Errors of the disk name the archive, not the file beside it. */
async function named<T>(out: string, act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (cause) {
    throw diskProblem(cause, out) ?? cause;
  }
}
