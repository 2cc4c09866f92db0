#!/usr/bin/env node
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

/*
 * Answers as `sogo-tool user-preferences` does: SOGo 5.8 by what it was seen to do, an older one (SOGO_IS_OLD) by its source.
 * `SOGO_STORE` is a folder with a file for each user. All of its group of processes are killed at the call `SOGO_KILL_AT`.
 */

const [, action, , user = '', key = '', flag, file = ''] = process.argv.slice(2);
const store = process.env['SOGO_STORE'] ?? '';
const place = join(store, Buffer.from(user).toString('hex'));
const isOld = process.env['SOGO_IS_OLD'] === '1';
const values = existsSync(place) ? JSON.parse(readFileSync(place, 'utf8')) : {};

const { SOGO_KILL_AT: killAt } = process.env;
if (killAt !== undefined) {
  const counted = join(store, '..', 'calls');
  const calls = existsSync(counted) ? Number(readFileSync(counted, 'utf8')) + 1 : 1;
  writeFileSync(counted, String(calls));
  // Itself, and all that have started it.
  if (calls === Number(killAt)) process.kill(0, 'SIGKILL');
}
// Names stand in its SQL as they are.
if (process.env['SOGO_HAS_NO_DATABASE'] === '1' || user.includes("'")) {
  process.stderr.write("could not run SQL 'SELECT c_defaults'\n");
}
if (action === 'get' && values[key] === undefined) {
  process.stderr.write(`sogo-tool[1] Value for key "${key}" not found in defaults\n`);
  process.exitCode = isOld ? 0 : 255;
} else if (action === 'get') {
  const value = JSON.stringify(values[key]);
  if (isOld) process.stderr.write(`sogo-tool[1] value for key "${key}": ${value}\n`);
  else process.stdout.write(`${key}: ${value}\n`);
} else if (action === 'set' && flag === '-f') {
  const given = JSON.parse(readFileSync(file, 'utf8'));
  if (Array.isArray(given)) throw new Error('allValues: unrecognized selector');
  values[key] = Object.keys(given).length === 1 ? Object.values(given)[0] : given;
} else {
  delete values[key];
}
if (action !== 'get') writeFileSync(place, JSON.stringify(values));
