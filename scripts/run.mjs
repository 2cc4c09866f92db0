import { spawn } from 'node:child_process';
import { readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

/**
 * How a program is run: environment variables to add, whether a shell finds it, a callback for what it writes, and whether the
 * terminal does not show that.
 *
 * @typedef {{ env?: Record<string, string>, shell?: boolean, onText?: ((text: string) => void) | undefined, isQuiet?: boolean |
 * undefined }} RunOptions
 */

/**
 * Runs a program and returns its exit code. It shares the terminal, but not the input; output with a callback goes through a
 * pipe.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<number>}
 */
export function run(command, args, { env = {}, shell = false, onText, isQuiet = false } = {}) {
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      shell,
      stdio: onText === undefined ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    });
    if (onText !== undefined) {
      listen(child.stdout, isQuiet ? null : process.stdout, onText);
      listen(child.stderr, isQuiet ? null : process.stderr, onText);
    }
    // The terminal interrupts the child as well; other signals have to be forwarded. Either way the whole script ends with the
    // child, rather than going on to its next step.
    const onSignal = (/** @type {NodeJS.Signals} */ signal) => {
      stopped = true;
      if (signal !== 'SIGINT') child.kill(signal);
    };
    let stopped = false;
    const finish = (/** @type {number} */ code) => {
      if (stopped) process.exit(1);
      for (const signal of SIGNALS) process.off(signal, onSignal);
      done(code);
    };
    for (const signal of SIGNALS) process.on(signal, onSignal);
    child.once('error', () => finish(127));
    // By then all of its output has arrived.
    child.once('close', (code) => finish(code ?? 1));
  });
}

/**
 * Forwards what a program writes to a stream, and passes it to a callback.
 *
 * @param {import('node:stream').Readable | null} from
 * @param {NodeJS.WriteStream | null} to
 * @param {(text: string) => void} onText
 */
function listen(from, to, onText) {
  from?.setEncoding('utf8');
  from?.on('data', (/** @type {string} */ text) => {
    to?.write(text);
    onText(text);
  });
}

/**
 * Runs the program of an installed package with this very Node.
 *
 * @param {string} packageName
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 */
export function runPackage(packageName, args, options) {
  return run(process.execPath, [binOf(packageName), ...args], options);
}

/** An error the user can act on: printed as a sentence, without a stack. @param {string} message */
export function expectedError(message) {
  return Object.assign(new Error(message), { expected: true });
}

/** Whether a module is the program that was started, not one that was imported. @param {string} url */
export function isMain(url) {
  const started = process.argv[1];
  return started !== undefined && realpathSync(started) === fileURLToPath(url);
}

/** @param {string} packageName */
function binOf(packageName) {
  const folder = join(ROOT, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const name = packageName.split('/').at(-1) ?? packageName;
  return join(folder, typeof bin === 'string' ? bin : (bin[name] ?? Object.values(bin)[0]));
}
