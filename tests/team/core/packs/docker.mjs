#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

/*
 * Answers as `docker compose exec` does in the folder of mailcow: the command runs as it is given, with `sogo-tool` in its way. With
 * `DOCKER_IS_DOWN` the container is not there.
 */

const given = process.argv.slice(2);
if (given[0] === 'compose') given.shift();
const [exec, noTerminal, asUser, user, ...rest] = given;
const isExpected = exec === 'exec' && noTerminal === '-T' && asUser === '-u' && user === 'sogo';
if (!isExpected || !existsSync('mailcow.conf')) throw new Error('no such command');
/** @type {NodeJS.ProcessEnv} */
const env = {};
while (rest[0] === '-e') {
  const [name = '', value] = (rest[1] ?? '').split('=');
  env[name] = value;
  rest.splice(0, 2);
}
const [container, program = '', ...args] = rest;
if (container !== 'sogo-mailcow') throw new Error('no such service');
if (process.env['DOCKER_IS_DOWN'] === '1') {
  process.stderr.write('service "sogo-mailcow" is not running\n');
  process.exit(1);
}
const folder = mkdtempSync(join(tmpdir(), 'container-'));
symlinkSync(
  join(dirname(fileURLToPath(import.meta.url)), 'sogo-tool.mjs'),
  join(folder, 'sogo-tool'),
);
const { status } = spawnSync(program, args, {
  cwd: folder,
  env: { ...process.env, ...env, TMPDIR: folder, PATH: `${folder}:${process.env['PATH']}` },
  stdio: 'inherit',
});
rmSync(folder, { recursive: true });
process.exitCode = status ?? 1;
