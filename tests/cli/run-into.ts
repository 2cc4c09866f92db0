import { createHash } from 'node:crypto';
import { lstatSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runSignet, type Ran } from './run-signet';

/* Runs of `signet make` into folders, and what lies there afterwards. */

export const SIGNATURE = ['--signature', 'tests/fixtures/people/team.signet.json'];

/** A folder of its own for the lists and runs of a test. */
export function madeFolder(): string {
  return mkdtempSync(join(tmpdir(), 'signet-runs-'));
}

/** A list of these people, by name; each has an address made of it. */
export function listOf(names: readonly string[], title = 'Baker'): string {
  const rows = names.map((name) => `${name},${name.toLowerCase()}@example.com,${title}`);
  return ['Name,Mail,Title', ...rows, ''].join('\n');
}

interface MakeOptions {
  readonly args?: readonly string[];
  readonly day?: string;
  readonly signal?: AbortSignal;
}

/** Makes the signatures of a list into `out`. */
export async function makeInto(
  out: string,
  list: string,
  { args = [], day = '2026-06-05', signal }: MakeOptions = {},
): Promise<Ran> {
  const people = join(madeFolder(), 'people.csv');
  writeFileSync(people, list);
  return runSignet(['make', ...SIGNATURE, '--people', people, '--out', out, ...args], '', {
    now: () => `${day}T10:00:00.000Z`,
    ...(signal === undefined ? {} : { signal }),
  });
}

/** All that lies below a folder, by path: short texts as they are, the hash of longer files, and what else there is. */
export function treeOf(folder: string): Readonly<Record<string, string>> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted();
  return Object.fromEntries(paths.map((path) => [path, shownAt(join(folder, path))]));
}

function shownAt(path: string): string {
  const stats = lstatSync(path);
  if (stats.isSymbolicLink()) return 'a link';
  if (stats.isDirectory()) return 'a folder';
  const content = readFileSync(path);
  return content.length < 100
    ? content.toString('utf8')
    : createHash('sha256').update(content).digest('hex');
}

/** When each file and folder below a folder, and the folder itself, was changed last. */
export function timesOf(folder: string): Readonly<Record<string, number>> {
  const paths = ['.', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })].toSorted();
  return Object.fromEntries(paths.map((path) => [path, lstatSync(join(folder, path)).mtimeMs]));
}
