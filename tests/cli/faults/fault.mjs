import { writeFileSync } from 'node:fs';
import disk from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import process from 'node:process';

/*
 * Loaded before the program: counts what it does to the disk, and at one of these steps kills it, sends it a signal or makes the
 * step fail. `SIGNET_FAULT` is `SIGKILL:12`, `ENOSPC:3` or, to count alone, `count:FILE`.
 */

const [fault = '', place = ''] = (process.env['SIGNET_FAULT'] ?? '').split(/:(.*)/s);
const steps = { count: 0 };

for (const name of ['mkdir', 'rename', 'rm', 'rmdir', 'unlink', 'writeFile']) {
  before(disk, name, ([path, content]) => {
    const half = () => {
      if (name === 'writeFile') writeFileSync(String(path), halfOf(content));
    };
    step(String(path), half);
  });
}
const { open } = disk;
disk.open = async (path, ...rest) => {
  const file = await open(path, ...rest);
  for (const name of ['write', 'writev', 'sync']) before(file, name, () => step(String(path)));
  return file;
};
syncBuiltinESMExports();

// oxlint-disable-next-line no-extend-native -- runs of one test are of one day
Date.prototype.toISOString = () => '2026-06-05T10:00:00.000Z';

process.on('exit', () => {
  if (fault === 'count') writeFileSync(place, String(steps.count));
});

/**
 * @param {string} path what the step is about
 * @param {() => void} [half] does half of what the step does
 */
function step(path, half) {
  steps.count += 1;
  if (steps.count !== Number(place)) return;
  if (fault === 'SIGKILL') half?.();
  if (fault.startsWith('SIG')) process.kill(process.pid, fault);
  else throw Object.assign(new Error(`${fault}: made to fail`), { code: fault, path });
}

/**
 * @param {object} owner @param {string} name of a function that returns a promise
 * @param {(given: readonly unknown[]) => void} act throws what the function is to reject with
 */
function before(owner, name, act) {
  const real = Reflect.get(owner, name).bind(owner);
  Reflect.set(owner, name, async (/** @type {unknown[]} */ ...given) => {
    act(given);
    return real(...given);
  });
}

/** @param {unknown} content @returns {string | Uint8Array} */
function halfOf(content) {
  if (typeof content === 'string') return content.slice(0, content.length / 2);
  return content instanceof Uint8Array ? content.subarray(0, content.length / 2) : '';
}
