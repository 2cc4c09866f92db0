import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './free-port.mjs';
import { runIn } from './pack-trial';
import { expectedError } from './run.mjs';

const INSTALLED = '/usr/lib/postgresql';
/** PostgreSQL does not run as root. */
const UNPRIVILEGED = 65_534;

/** A PostgreSQL with a database of its own, which lives until it is stopped. */
export async function ownPostgres(name: string) {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  const isRoot = process.getuid?.() === 0;
  const who = isRoot ? { uid: UNPRIVILEGED, gid: UNPRIVILEGED } : {};
  if (isRoot) chownSync(folder, UNPRIVILEGED, UNPRIVILEGED);
  const data = join(folder, 'data');
  const port = await freePort();
  const prepared = spawn(program('initdb'), ['-D', data, '-A', 'trust', '-U', name], {
    ...who,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await once(prepared, 'close');
  const options = ['-p', String(port), '-c', 'listen_addresses=127.0.0.1'];
  const sockets = ['-c', 'unix_socket_directories='];
  const server = spawn(program('postgres'), ['-D', data, ...options, ...sockets], {
    ...who,
    cwd: folder,
    stdio: 'ignore',
  });
  const ended = once(server, 'close');
  const ask = (database: string, input: string) =>
    runIn(
      folder,
      program('psql'),
      [
        '-qAt',
        '-v',
        'ON_ERROR_STOP=1',
        '-h',
        '127.0.0.1',
        '-p',
        String(port),
        '-U',
        name,
        database,
      ],
      { input },
    );
  for (let tries = 0; ask('postgres', 'SELECT 1').status !== 0; tries += 1) {
    if (tries === 100) throw new Error('PostgreSQL has not started.');
    await sleep(200);
  }
  ask('postgres', `CREATE DATABASE ${name}`);
  return {
    url: `postgresql://${name}@127.0.0.1:${port}/${name}`,
    /** Runs SQL, and returns what it answers. */
    query: (sql: string): string => {
      const { status, out, err } = ask(name, sql);
      if (status !== 0) throw new Error(`PostgreSQL: ${err}`);
      return out;
    },
    stop: async (): Promise<void> => {
      server.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function program(name: string): string {
  const versions = existsSync(INSTALLED) ? readdirSync(INSTALLED) : [];
  const found = versions
    .map((version) => join(INSTALLED, version, 'bin', name))
    .find((path) => existsSync(path));
  if (found === undefined) throw expectedError('PostgreSQL is needed: apt-get install postgresql');
  return found;
}
