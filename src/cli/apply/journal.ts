import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parsedJson } from '../../base/parsed-json';
import { isRecord } from '../../base/record';
import { codeOf, diskProblem } from '../disk-problem';
import { writeWhole } from '../write-file';
import type { RollOutItem } from './way';

const MOST_MS = 1000;

/**
 * What was brought to its place, by key with its digest: a file that is replaced as a whole, so that it can be read whatever
 * stops a run. What is missing in it is done once more, which changes nothing.
 */
export async function openJournal(folder: string, name: string, target: string) {
  const path = join(folder, `${name}.json`);
  const done = await readDone(path, target);
  let savedAt = Date.now();
  let isSaved = true;
  const save = async (): Promise<void> => {
    if (isSaved) return;
    await writeWhole(path, `${JSON.stringify({ version: 1, target, done: [...done] })}\n`);
    savedAt = Date.now();
    isSaved = true;
  };
  return {
    has: ({ key, digest }: RollOutItem): boolean => done.get(key) === digest,
    /** What earlier runs have done. */
    items: (): readonly RollOutItem[] => [...done].map(([key, digest]) => ({ key, digest })),
    async add({ key, digest }: RollOutItem): Promise<void> {
      done.set(key, digest);
      isSaved = false;
      if (Date.now() - savedAt > MOST_MS) await save();
    },
    remove(key: string): void {
      isSaved = !done.delete(key) && isSaved;
    },
    save,
  };
}

async function readDone(path: string, target: string): Promise<Map<string, string>> {
  const text = await readFile(path, 'utf8').catch((cause: unknown) => {
    if (codeOf(cause) === 'ENOENT') return '';
    throw diskProblem(cause, path) ?? cause;
  });
  if (text === '') await mkdir(join(path, '..'), { recursive: true });
  const given = parsedJson(text);
  const { target: former, done } = isRecord(given) ? { ...given } : {};
  const entries: readonly unknown[] = former === target && Array.isArray(done) ? done : [];
  return new Map(
    entries.flatMap((entry) => {
      const [key, digest]: readonly unknown[] = Array.isArray(entry) ? entry : [];
      return typeof key === 'string' && typeof digest === 'string' ? [[key, digest]] : [];
    }),
  );
}
