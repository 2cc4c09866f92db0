import { join } from 'node:path';
import { expectedError } from './run.mjs';
import { fileBelow, outputOf, unpack } from './unpack';

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
