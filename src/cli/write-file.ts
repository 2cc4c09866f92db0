import { rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { diskProblem } from './disk-problem';

/** Writes a text beside its place and moves it there once it is whole. Throws a problem that names the place. */
export async function writeWhole(out: string, text: string): Promise<void> {
  const path = resolve(out);
  const part = join(dirname(path), `.${basename(path)}.signet-part`);
  try {
    await writeFile(part, text);
    await rename(part, path);
  } catch (cause) {
    await rm(part, { force: true }).catch(() => undefined);
    throw diskProblem(cause, out) ?? cause;
  }
}
