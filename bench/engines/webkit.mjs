import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

const PORT = 4477;
const ADDRESS = `http://127.0.0.1:${PORT}`;
/** How long the driver may take to answer, in tenths of a second. */
const MOST_TRIES = 150;

/**
 * Runs `work` with a function that shows a page in WebKitGTK and answers what a script in it returns.
 *
 * @template T
 * @param {{ driver: string, browser: string, display: string }} programs
 * @param {(show: (page: string, script: string, argument: unknown) => Promise<unknown>) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withWebKit({ driver, browser, display }, work) {
  const child = spawn(display, ['-a', driver, `--port=${PORT}`], {
    detached: true,
    stdio: 'ignore',
  });
  try {
    await isReady();
    const options = { binary: browser, args: ['--automation'] };
    const { sessionId } = await ask('POST', '/session', {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
    });
    const session = `/session/${sessionId}`;
    try {
      return await work(async (page, script, argument) => {
        await ask('POST', `${session}/url`, { url: `data:text/html,${encodeURIComponent(page)}` });
        return ask('POST', `${session}/execute/sync`, { script, args: [argument] });
      });
    } finally {
      await ask('DELETE', session);
    }
  } finally {
    if (child.pid !== undefined) process.kill(-child.pid);
  }
}

async function isReady() {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const answer = await fetch(`${ADDRESS}/status`).catch(() => null);
    if (answer?.ok === true) return;
    await wait(100);
  }
  throw new Error('WebKitWebDriver does not answer');
}

/** @param {string} method @param {string} path @param {object} [body] */
async function ask(method, path, body) {
  const answer = await fetch(ADDRESS + path, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const { value } = await answer.json();
  if (!answer.ok) throw new Error(`WebKitWebDriver: ${value.error}: ${value.message}`);
  return value;
}
