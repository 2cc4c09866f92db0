import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

/**
 * Runs a task while as many endless loops run beside it as the machine has cores, so that it gets half of them at most.
 *
 * @template T
 * @param {() => Promise<T>} task
 * @returns {Promise<T>}
 */
export async function whileBusy(task) {
  const loops = Array.from({ length: availableParallelism() }, () =>
    spawn(process.execPath, ['-e', LOOP], { stdio: ['pipe', 'ignore', 'ignore'] }),
  );
  try {
    return await task();
  } finally {
    for (const loop of loops) loop.kill('SIGKILL');
  }
}

/** Looks now and then whether its parent is still there: it ends with it, however that ends. */
const LOOP = `
  process.stdin.on('end', () => process.exit()).resume();
  const spin = () => {
    const end = Date.now() + 200;
    while (Date.now() < end);
    setImmediate(spin);
  };
  spin();
`;
