import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { hasApt } from './apt.mjs';
import { expectedError } from './run.mjs';

/* Roundcube, and what PHP needs for it, out of packages of Debian that are unpacked in a folder. Nothing is installed. */

export interface UnpackedRoundcube {
  /** Where Roundcube lies. */
  readonly folder: string;
  /** The arguments with which PHP can run it. */
  readonly php: readonly string[];
}

/** ROUNDCUBE_FOLDER names another Roundcube. */
export function unpackedRoundcube(below: string): UnpackedRoundcube {
  const php = usablePhp(below);
  return { php, folder: process.env['ROUNDCUBE_FOLDER'] ?? ownRoundcube(below) };
}

function ownRoundcube(below: string): string {
  for (const name of ['roundcube-core', 'php-pear', 'php-masterminds-html5']) unpack(name, below);
  return join(below, 'usr/share/roundcube');
}

/** PHP with what Roundcube needs, and SQLite. */
function usablePhp(below: string): readonly string[] {
  const modules = outputOf('php', ['-m']).toLowerCase();
  if (modules === '') throw expectedError('PHP is needed: apt-get install php-cli');
  const version = outputOf('php', ['-r', 'echo PHP_MAJOR_VERSION, ".", PHP_MINOR_VERSION;']);
  const missing = ['mbstring', 'xml', 'intl', 'pdo_sqlite'].filter(
    (name) => !modules.includes(`\n${name}\n`),
  );
  return missing.flatMap((name) => {
    unpack(`php${version}-${name === 'pdo_sqlite' ? 'sqlite3' : name}`, below);
    const library = fileBelow(join(below, 'usr/lib/php'), `/${name}.so`);
    return library === null ? [] : ['-d', `extension=${library}`];
  });
}

/** Unpacks a package of Debian, which is asked for once. */
function unpack(name: string, below: string): void {
  const packages = join(below, 'packages');
  mkdirSync(packages, { recursive: true });
  const fileOf = (): string | undefined =>
    readdirSync(packages).find((file) => file.startsWith(`${name}_`));
  if (fileOf() === undefined && hasApt()) outputOf('apt-get', ['download', name], packages);
  const file = fileOf();
  if (file === undefined) {
    throw expectedError(`The package ${name} of Debian is needed in ${packages}.`);
  }
  outputOf('dpkg', ['-x', join(packages, file), below]);
}

function fileBelow(folder: string, end: string): string | null {
  if (!existsSync(folder)) return null;
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const path = paths.find((each) => `/${each}`.endsWith(end));
  return path === undefined ? null : join(folder, path);
}

function outputOf(program: string, args: readonly string[], cwd?: string): string {
  return spawnSync(program, args, { encoding: 'utf8', cwd }).stdout ?? '';
}
