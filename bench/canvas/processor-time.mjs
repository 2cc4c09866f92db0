import { readdirSync, readFileSync } from 'node:fs';

/** Whether the system reports how long each thread has run: Linux does. */
export function countsThreads() {
  return readTime('self', String(process.pid)) !== null;
}

/**
 * How long the threads of some processes have run since an earlier answer, in ms, and the answer to compare with next. A
 * thread that is new has run since it began.
 *
 * @param {readonly number[]} pids
 * @param {ReadonlyMap<string, number>} [before]
 */
export function runSince(pids, before = new Map()) {
  const now = new Map(pids.flatMap((pid) => threadsOf(pid)));
  const sum = [...now].reduce((all, [thread, time]) => all + time - (before.get(thread) ?? 0), 0);
  return { ms: sum, now };
}

/** @param {number} pid @returns {[string, number][]} */
function threadsOf(pid) {
  return threadIds(pid).flatMap((id) => {
    const time = readTime(String(pid), id);
    return time === null ? [] : [[`${pid}/${id}`, time]];
  });
}

/** None of a process that has ended meanwhile. @param {number} pid */
function threadIds(pid) {
  try {
    return readdirSync(`/proc/${pid}/task`);
  } catch {
    return [];
  }
}

/** In ms; the file begins with ns. @param {string} process @param {string} thread */
function readTime(process, thread) {
  try {
    const text = readFileSync(`/proc/${process}/task/${thread}/schedstat`, 'utf8');
    return Number.parseInt(text, 10) / 1e6;
  } catch {
    return null;
  }
}
