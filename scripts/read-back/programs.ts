import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';

/** A program may take so long, the first start of an office included. */
const TIMEOUT_MS = 120_000;
/** By which LibreOffice asks to be started again, when it has made its profile. */
const START_AGAIN = 81;

/** The first of these programs that runs on this machine, with arguments that end it at once; null where none does. */
export function findProgram(
  names: readonly (string | undefined)[],
  args: readonly string[],
): string | null {
  const isThere = (name: string) => spawnSync(name, args).error === undefined;
  return names.find((name) => name !== undefined && isThere(name)) ?? null;
}

/** Runs a program to its end and gives what it printed. */
export function ask(program: string, args: readonly string[]): string {
  const env = { ...process.env, LC_ALL: 'C.UTF-8' };
  const answer = spawnSync(program, args, { encoding: 'utf8', timeout: TIMEOUT_MS, env });
  if (answer.status === START_AGAIN) return ask(program, args);
  if (answer.status !== 0)
    throw new Error(`${program} ended with ${answer.status}: ${answer.stderr}`);
  return answer.stdout;
}

/** The filters of a conversion, by LibreOffice's names. */
interface Filters {
  readonly to: string;
  readonly from?: string;
}

/** A file as a word processor reads it, written as text. */
export function convert(office: string, file: string, filters: Filters): string {
  return convertToBytes(office, file, filters).toString('utf8');
}

/** A file as a word processor reads it. */
export function convertToBytes(office: string, file: string, { to, from }: Filters): Buffer {
  // Under plain names: the command line of LibreOffice takes signs in names for its own.
  const folder = mkdtempSync(join(tmpdir(), 'read-back-'));
  const plain = join(folder, `input${extname(file)}`);
  copyFileSync(file, plain);
  const input = from === undefined ? [] : [`--infilter=${from}`];
  const out = join(folder, 'out');
  ask(office, ['--headless', ...input, '--convert-to', to, '--outdir', out, plain]);
  const [ending] = to.split(':');
  const bytes = readFileSync(join(out, `input.${ending}`));
  rmSync(folder, { recursive: true });
  return bytes;
}
