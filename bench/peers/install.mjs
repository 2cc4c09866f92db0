import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, run } from '../../scripts/run.mjs';

const FOLDERS = ['others', 'usewaypoint'];

/** Installs the packages that ours is compared with, each folder by its lock file, on first use. */
export async function installPeers() {
  for (const folder of FOLDERS) {
    const path = join(ROOT, 'bench/peers', folder);
    const stamp = join(path, 'node_modules/.signet-stamp');
    const hash = hashOf(join(path, 'package-lock.json'));
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) continue;
    console.log(`Installing the peers in bench/peers/${folder} (npm ci) ...`);
    const code = await npm(['ci', '--prefix', path, '--ignore-scripts', '--loglevel=error']);
    if (code !== 0) throw new Error(`"npm ci" failed in bench/peers/${folder}, see above.`);
    writeFileSync(stamp, hash);
  }
}

/** @param {readonly string[]} args */
function npm(args) {
  const path = process.env['npm_execpath'];
  return path === undefined
    ? run('npm', args, { shell: process.platform === 'win32' })
    : run(process.execPath, [path, ...args]);
}

/** @param {string} file */
function hashOf(file) {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}
