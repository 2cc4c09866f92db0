import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { hasApt } from './apt.mjs';
import { expectedError } from './run.mjs';

/* Packages of Debian that are unpacked in a folder. Nothing is installed. */

/** Unpacks a package, which is asked for once. */
export function unpack(name: string, below: string): void {
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

/** The packages that the system lacks for one, itself among them, as apt would install them. */
export function missingPackages(name: string): readonly string[] {
  const plan = outputOf('apt-get', ['install', '--no-install-recommends', '--simulate', name]);
  return plan.split('\n').flatMap((line) => /^Inst (\S+) /.exec(line)?.[1] ?? []);
}

export function fileBelow(folder: string, end: string): string | null {
  if (!existsSync(folder)) return null;
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const path = paths.find((each) => `/${each}`.endsWith(end));
  return path === undefined ? null : join(folder, path);
}

export function outputOf(program: string, args: readonly string[], cwd?: string): string {
  return spawnSync(program, args, { encoding: 'utf8', cwd }).stdout ?? '';
}
