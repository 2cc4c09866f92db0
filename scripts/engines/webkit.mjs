import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { bareFonts } from '../font-config.mjs';
import { freePort } from '../free-port.mjs';

/** How long the driver may take to answer, in tenths of a second. */
const MOST_TRIES = 300;
/** How long a command may take, in ms: long enough for a slow page, so that a timeout means that the browser hangs. */
const LONGEST_COMMAND_MS = 60_000;
const SCREEN = '-screen 0 1600x1200x24';

/**
 * A WebKitGTK that is driven by the W3C's WebDriver.
 *
 * @typedef {object} WebKit
 * @property {(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>} ask a command of
 *   the session, its path from there
 * @property {() => Promise<void>} close
 */

/**
 * Starts WebKitGTK with the fonts that other tests have, on a virtual screen.
 *
 * @param {import('./find.mjs').WebKitPrograms} programs
 * @returns {Promise<WebKit>}
 */
export async function openWebKit({ driver, browser, display }) {
  const port = await freePort();
  const child = spawn(display, ['-a', '-s', SCREEN, driver, `--port=${port}`], {
    detached: true,
    stdio: 'ignore',
    // Without a graphics card, putting layers together takes four times as long as painting them at once.
    env: { ...bareFonts(), WEBKIT_DISABLE_COMPOSITING_MODE: '1' },
  });
  const stop = () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid);
  };
  const address = `http://127.0.0.1:${port}`;
  try {
    await isReady(address);
    const options = { binary: browser, args: ['--automation'] };
    const { sessionId } = /** @type {{ sessionId: string }} */ (
      await send(address, 'POST', '/session', {
        capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
      })
    );
    const session = `${address}/session/${sessionId}`;
    return {
      ask: (method, path, body) => send(session, method, path, body),
      close: async () => {
        await send(session, 'DELETE', '').finally(stop);
      },
    };
  } catch (error) {
    stop();
    throw error;
  }
}

/** @param {string} address */
async function isReady(address) {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const answer = await fetch(`${address}/status`).catch(() => null);
    if (answer?.ok === true) return;
    await wait(100);
  }
  throw new Error('WebKitWebDriver does not answer');
}

/** @param {string} address @param {string} method @param {string} path @param {object} [body] */
async function send(address, method, path, body) {
  const answer = await fetch(address + path, {
    method,
    signal: AbortSignal.timeout(LONGEST_COMMAND_MS),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const { value } = await answer.json();
  if (!answer.ok) throw new Error(`WebKitWebDriver: ${value.error}: ${value.message}`);
  return value;
}
