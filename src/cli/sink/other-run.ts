import { readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import process from 'node:process';
import { parsedJson } from '../../base/parsed-json';
import { isRecord } from '../../base/record';
import { CliProblem } from '../command';
import { EXIT } from '../exit-codes';

/*
 * A run shows that it is at work by a file that it touches all the time. Two runs into one folder would each take files of the
 * other for somebody's.
 */

const BEAT_MS = 10_000;
/** A run that has not touched its file for so long is none, whatever has its number now. */
const STALE_MS = 60_000;

/** Throws where another run is at work, by the mark that it has left. */
export async function checkOtherRun(out: string, mark: string): Promise<void> {
  const touched = await stat(mark).catch(() => null);
  if (touched === null || Math.abs(Date.now() - touched.mtimeMs) > STALE_MS) return;
  if (!isAlive(await readFile(mark, 'utf8').catch(() => ''))) return;
  throw new CliProblem(
    `Another run is writing to ${out}. Start this one when that has ended.`,
    EXIT.unwritable,
  );
}

/** Writes the mark of this run and touches it until it is stopped. */
export async function startMark(mark: string, now: string): Promise<() => void> {
  const about = { started: now, host: hostname(), process: process.pid };
  await writeFile(mark, `${JSON.stringify(about)}\n`);
  const beat = setInterval(() => {
    const time = new Date();
    // Where it is gone, the run will meet what is wrong by itself.
    void utimes(mark, time, time).catch(() => undefined);
  }, BEAT_MS);
  beat.unref();
  return () => clearInterval(beat);
}

/** Whether the process of a mark is there. One on another machine counts as there: it cannot be looked for. */
function isAlive(text: string): boolean {
  const about = parsedJson(text);
  if (!isRecord(about)) return false;
  const { host, process: id } = { ...about };
  if (typeof id !== 'number') return false;
  if (host !== hostname()) return true;
  if (id === process.pid) return false;
  try {
    return process.kill(id, 0);
  } catch (cause) {
    // It is there, and of another account.
    return cause instanceof Error && 'code' in cause && cause.code === 'EPERM';
  }
}
