import { readFileSync } from 'node:fs';

/**
 * Watches how much memory processes take together. Returns a function that stops it and returns the peak in MB, as Linux
 * reports it; 0 elsewhere.
 *
 * @param {readonly number[]} pids
 */
export function watchMemory(pids) {
  let most = 0;
  const look = () => {
    most = Math.max(
      most,
      pids.reduce((sum, pid) => sum + residentOf(pid), 0),
    );
  };
  look();
  const timer = setInterval(look, 50);
  return () => {
    clearInterval(timer);
    look();
    return most;
  };
}

/** Nothing of a process that has ended meanwhile. @param {number} pid */
function residentOf(pid) {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/^VmRSS:\s*(\d+)/m.exec(status)?.[1] ?? 0) / 1000;
  } catch {
    return 0;
  }
}
