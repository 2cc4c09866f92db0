import { rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { diskProblem } from './disk-problem';

/** Where a file is written before it is whole: beside its place, under a name that no other program takes. */
export function partOf(path: string): string {
  return join(dirname(path), `.${basename(path)}.signet-part`);
}

/** Writes a file beside its place and moves it there once it is whole. Throws a problem that names the place. */
export async function writeWhole(out: string, content: string | Uint8Array): Promise<void> {
  const path = resolve(out);
  const part = partOf(path);
  try {
    await writeFile(part, content);
    await rename(part, path);
  } catch (cause) {
    await rm(part, { force: true }).catch(() => undefined);
    throw diskProblem(cause, out) ?? cause;
  }
}
