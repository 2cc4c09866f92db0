import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Result } from '../base/result';
import { MANIFEST, type ArchiveManifest } from '../team/core/archive/manifest';
import { readManifestPieces, type KeptLists } from '../team/core/archive/manifest-lines';
import { isZip, type ZipSource } from '../team/core/archive/zip-reader';
import { readZippedRun, runOf, type ReadRun } from '../team/core/comparison/earlier-run';
import { CliProblem } from './command';
import { codeOf } from './disk-problem';
import { EXIT } from './exit-codes';
import { reading } from './read-signature';
import { inflate, LARGEST_MANIFEST, withZip } from './sink/read-zip';

/** Reads an earlier run out of its folder, its archive, or beside its manifest.json. */
export async function readEarlier(path: string, kept: KeptLists = {}): Promise<ReadRun> {
  const found = await stat(path).catch(() => null);
  if (found?.isFile() === true) {
    const zip = zipAt(path, found.size);
    if (await isZip(zip)) return orProblem(path, await readZippedRun(zip, LARGEST_MANIFEST, kept));
  }
  const file = found?.isDirectory() === true ? join(path, MANIFEST) : path;
  const manifest: ArchiveManifest = orProblem(
    file,
    await reading(file, () =>
      readManifestPieces(createReadStream(file), () => readFile(file), kept),
    ),
  );
  const folder = dirname(file);
  return runOf(manifest, (name) => bytesIn(join(folder, name)));
}

function orProblem<T>(path: string, read: Result<T, string>): T {
  if (read.ok) return read.value;
  throw new CliProblem(`${path}: ${read.problem}`, EXIT.input);
}

/** An archive whose file is open only while it is read. */
function zipAt(path: string, size: number): ZipSource {
  return {
    size,
    bytesAt: (...part) => withZip(path, ({ bytesAt }) => bytesAt(...part)),
    inflate,
  };
}

async function bytesIn(path: string): Promise<Uint8Array | null> {
  try {
    return await readFile(path);
  } catch (cause) {
    if (codeOf(cause) === 'ENOENT') return null;
    throw new CliProblem(`${basename(path)} cannot be read.`, EXIT.input);
  }
}
