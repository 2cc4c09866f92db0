import { copyFile, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { fileDigest } from '../../team/core/archive/file-records';
import { CliProblem } from '../command';
import { codeOf, diskProblem } from '../disk-problem';
import { EXIT } from '../exit-codes';
import { partOf } from '../write-file';
import type { Archive, RollOutItem, Outcome, RollOut } from './way';

/** Copies some files of an archive into a folder, each beside its place first. */
export function fileWay(
  archive: Archive,
  to: string,
  isChosen: (path: string) => boolean,
): RollOut {
  const { folder, manifest } = archive;
  const placeOf = (path: string): string => join(to, basename(path));
  const paths = (): readonly string[] => [...manifest.files.keys()].filter(isChosen);
  if (paths().length === 0) {
    throw new CliProblem(`${folder} has no files for this.`, EXIT.input);
  }
  return {
    target: resolve(to),
    async *items(): AsyncGenerator<RollOutItem> {
      for (const key of paths()) yield { key, digest: manifest.files.get(key) ?? '' };
    },
    async *put(keys): AsyncGenerator<Outcome> {
      await mkdir(to, { recursive: true });
      for (const key of keys) {
        const place = placeOf(key);
        const source = join(folder, key);
        await checkWhole(source, key, manifest.files.get(key));
        try {
          await copyFile(source, partOf(place));
          await rename(partOf(place), place);
        } catch (cause) {
          await rm(partOf(place), { force: true }).catch(() => undefined);
          throw diskProblem(cause, place) ?? cause;
        }
        yield { key, kind: 'fine', text: `${place}: written` };
      }
    },
    async *check(): AsyncGenerator<Outcome> {
      for (const key of paths()) {
        const place = placeOf(key);
        const found = await digestAt(place, key);
        if (found === null) yield { key, kind: 'missing', text: `${place}: not there` };
        else if (found === manifest.files.get(key)) yield { key, kind: 'fine', text: place };
        else yield { key, kind: 'differs', text: `${place}: differs` };
      }
    },
    /** What somebody has changed since stays. */
    async remove({ key, digest }) {
      const place = placeOf(key);
      if ((await digestAt(place, key)) === digest) await rm(place, { force: true });
    },
  };
}

/** Throws where a file of an archive is not as its manifest has it. */
export async function checkWhole(
  source: string,
  path: string,
  digest: string | undefined,
): Promise<void> {
  if (digest !== undefined && (await digestAt(source, path)) === digest) return;
  throw new CliProblem(
    `${source} is not as the run has written it. Make the signatures again.`,
    EXIT.input,
  );
}

async function digestAt(place: string, path: string): Promise<string | null> {
  try {
    return fileDigest(path, await readFile(place));
  } catch (cause) {
    if (codeOf(cause) === 'ENOENT') return null;
    throw diskProblem(cause, place) ?? cause;
  }
}
