import { fail, type Result } from '../../base/result';
import { inflateUpTo } from '../../platform/inflate-up-to';
import { readManifest, type Manifest } from '../core/archive/manifest';
import {
  limitedManifest,
  manifestSizeProblem,
  MOST_MANIFEST_BYTES,
} from '../core/archive/manifest-limits';
import { isZip, type ZipSource } from '../core/archive/zip-reader';
import type { EarlierRun } from '../core/comparison/comparison';
import {
  readNothing,
  readZippedManifest,
  readZippedRun,
  runOf,
} from '../core/comparison/earlier-run';

/* The earlier run that somebody chose: a manifest.json, or a whole archive, of which only what is asked for is read. */

/** Reads the manifest of an earlier run. `onThere` is called once its bytes are there. What is wrong with it is a sentence. */
export async function readEarlierManifest(
  file: Blob,
  onThere: () => void,
): Promise<Result<Manifest, string>> {
  const zip = zipOf(file);
  if (await isZip(zip)) {
    onThere();
    return limitedManifest(await readZippedManifest(zip, MOST_MANIFEST_BYTES));
  }
  const problem = manifestSizeProblem(file);
  if (problem !== null) return fail(problem);
  const text = await file.text();
  onThere();
  return limitedManifest(readManifest(text));
}

/** Reads an earlier run whose manifest was read before. Rejects where the file has become another one since. */
export async function readEarlierRun(file: Blob): Promise<EarlierRun> {
  const zip = zipOf(file);
  if (await isZip(zip)) return valueOf(await readZippedRun(zip, MOST_MANIFEST_BYTES));
  return runOf(valueOf(readManifest(await file.text())), readNothing);
}

function valueOf<T>(read: Result<T, string>): T {
  if (read.ok) return read.value;
  throw new Error(read.problem);
}

function zipOf(file: Blob): ZipSource {
  return {
    size: file.size,
    bytesAt: async (at, length) => new Uint8Array(await file.slice(at, at + length).arrayBuffer()),
    inflate: inflateUpTo,
  };
}
