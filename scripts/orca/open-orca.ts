import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';

/** Debian's screen reader, on a screen and a bus of its own. What it reads is written down only. */
export interface Orca {
  /** The environment of programs that it reads. */
  readonly env: Readonly<Record<string, string>>;
  /** What it has read since the last call, once these words were read, or the time is over. */
  readonly spokenUntil: (untilWords: string, timeoutMs: number) => Promise<readonly string[]>;
  /** Presses a key, by X11's name, in the window that has the focus. */
  readonly press: (key: string) => void;
  readonly close: () => void;
}

const LAUNCHER = '/usr/libexec/at-spi-bus-launcher';

/**
 * Python runs this module first: without the module of the speech server Orca writes what it reads to its log, and the log is
 * written line by line.
 */
const WITHOUT_SPEECH = `import builtins
import sys
sys.modules['speechd'] = None
builtin_open = builtins.open
def open_by_lines(file, mode='r', *args, **named):
    if str(file).endswith('orca.log'):
        return builtin_open(file, mode, 1)
    return builtin_open(file, mode, *args, **named)
builtins.open = open_by_lines
`;

export async function openOrca(): Promise<Orca> {
  const folder = mkdtempSync(join(tmpdir(), 'orca-'));
  const log = join(folder, 'orca.log');
  const site = join(folder, 'site');
  for (const name of ['home', 'run', 'site']) mkdirSync(join(folder, name), { mode: 0o700 });
  writeFileSync(join(site, 'sitecustomize.py'), WITHOUT_SPEECH);
  writeFileSync(log, '');
  const children: ChildProcess[] = [];
  const env: Record<string, string> = {
    ...present(process.env),
    HOME: join(folder, 'home'),
    XDG_RUNTIME_DIR: join(folder, 'run'),
    LC_ALL: 'C.UTF-8',
    GTK_MODULES: 'gail:atk-bridge',
    ACCESSIBILITY_ENABLED: '1',
    GNOME_ACCESSIBILITY: '1',
  };
  const start = (program: string, args: readonly string[]): ChildProcess => {
    const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'ignore'] });
    children.push(child);
    return child;
  };
  const screen = start('Xvfb', ['-displayfd', '1', '-screen', '0', '1280x900x24']);
  env['DISPLAY'] = `:${await firstLine(screen)}`;
  const bus = start('dbus-daemon', ['--session', '--nofork', '--print-address']);
  env['DBUS_SESSION_BUS_ADDRESS'] = await firstLine(bus);
  start('openbox', []);
  start(LAUNCHER, ['--launch-immediately']);
  for (const [schema, key] of [
    ['org.gnome.desktop.interface', 'toolkit-accessibility'],
    ['org.gnome.desktop.a11y.applications', 'screen-reader-enabled'],
  ] as const) {
    await ended(start('gsettings', ['set', schema, key, 'true']));
  }
  env['PYTHONPATH'] = site;
  start('orca', ['--replace', '--debug-file', log, '--enable', 'speech']);
  delete env['PYTHONPATH'];
  const close = (): void => {
    for (const child of children.toReversed()) child.kill();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  const spokenUntil = makeSpokenUntil(log);
  await spokenUntil('Screen reader on.', START_MS);
  const press = (key: string): void => {
    spawnSync('xdotool', ['key', key], { env });
  };
  return { env, spokenUntil, press, close };
}

const START_MS = 30_000;
const POLL_MS = 50;

function makeSpokenUntil(log: string): Orca['spokenUntil'] {
  let position = 0;
  let rest = '';
  const buffer = Buffer.alloc(1 << 20);
  const newText = (): string => {
    const file = openSync(log, 'r');
    let read = '';
    for (;;) {
      const count = readSync(file, buffer, 0, buffer.length, position);
      if (count === 0) break;
      position += count;
      read += buffer.toString('utf8', 0, count);
    }
    closeSync(file);
    return read;
  };
  return async (untilWords, timeoutMs) => {
    const spoken: string[] = [];
    for (const end = Date.now() + timeoutMs; Date.now() < end; await sleep(POLL_MS)) {
      rest += newText();
      const { found, left } = utterancesOf(rest);
      rest = left;
      spoken.push(...found);
      if (spoken.some((words) => words.includes(untilWords))) break;
    }
    return spoken;
  };
}

/** The log has an utterance in quotes, which may have line breaks in it; the next entry begins with a time or is blank. */
function utterancesOf(text: string): { found: readonly string[]; left: string } {
  const found: string[] = [];
  const pattern = /SPEECH OUTPUT: '(.*?)'(?:\{[^\n]*\})?[^\S\n]*\n(?=\d\d:\d\d:|\n|[^\n])/gs;
  let last = 0;
  for (const match of text.matchAll(pattern)) {
    found.push(match[1] ?? '');
    last = match.index + match[0].length;
  }
  return { found, left: text.slice(last) };
}

function present(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

async function firstLine(child: ChildProcess): Promise<string> {
  const lines = createInterface({ input: child.stdout as Readable });
  for await (const line of lines) return line.trim();
  throw new Error(`${child.spawnfile} ended before it could be used`);
}

async function ended(child: ChildProcess): Promise<void> {
  await new Promise((resolve) => child.on('exit', resolve));
}
