import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { buildCore } from '../build-core.mjs';
import { fixed, showTable } from '../show.mjs';
import { median } from '../statistics.mjs';

const ROUNDS = 9;
/** People in a round. */
const COUNT = 200;
const COMPANIES = [10_000, 100_000];

/** @typedef {{ name: string, perSecond: number, plainPerSecond: number }} Speed */
/** @typedef {{ count: number, seconds: number, megabytes: number, zip: number }} Archive */

/** @returns {Promise<{ speeds: Speed[], archives: Archive[] }>} */
export async function measureNode() {
  const address = await buildCore('team');
  /** @type {typeof import('./core.ts')} */
  const core = await import(address);
  /** @type {Speed[]} */
  const speeds = [];
  for (const template of core.TEMPLATES) {
    speeds.push(await speedOf(template, core.prepareMaking(core.templateRun(template)), core));
  }
  speeds.push(await speedOf('a design of 20 elements', core.prepareMaking(core.designRun()), core));
  showSpeeds(speeds);
  /** @type {Archive[]} */
  const archives = [];
  for (const count of COMPANIES) archives.push(await writeArchive(address, count));
  showArchives(archives);
  return { speeds, archives };
}

/**
 * Alternates with the plain text, so that other load on the computer affects both alike. Each person is made only once: what is
 * the same for all may be cached, a person not.
 *
 * @param {string} name
 * @param {(from: number, to: number) => Promise<number>} make
 * @param {typeof import('./core.ts')} core
 * @returns {Promise<Speed>}
 */
async function speedOf(name, make, { makePlain }) {
  const own = [];
  const plain = [];
  for (let round = -2; round < ROUNDS; round += 1) {
    const from = (round + 2) * COUNT;
    const start = performance.now();
    await make(from, from + COUNT);
    const between = performance.now();
    makePlain(from, from + COUNT);
    const end = performance.now();
    if (round < 0) continue;
    own.push(between - start);
    plain.push(end - between);
  }
  return { name, perSecond: perSecond(own), plainPerSecond: perSecond(plain) };
}

/** @param {readonly number[]} rounds in ms */
function perSecond(rounds) {
  return (COUNT / median(rounds)) * 1000;
}

/** The fastest template, the one in the middle, the slowest, and the design. @param {readonly Speed[]} speeds */
function showSpeeds(speeds) {
  const templates = speeds.slice(0, -1).toSorted((a, b) => b.perSecond - a.perSecond);
  const middle = templates[Math.floor(templates.length / 2)];
  const shown = [templates[0], middle, templates.at(-1), speeds.at(-1)];
  showTable(
    ['signatures a second, one core of Node', 'ours', 'a plain text', 'times'],
    shown
      .flatMap((speed) => speed ?? [])
      .map(({ name, perSecond: own, plainPerSecond: plain }) => [
        name,
        fixed(own, 0),
        fixed(plain, 0),
        fixed(plain / own, 0),
      ]),
  );
}

/** @param {string} address @param {number} count @returns {Promise<Archive>} */
async function writeArchive(address, count) {
  const script = fileURLToPath(new URL('archive-in-node.mjs', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [script, address, String(count)]);
  return { count, ...JSON.parse(stdout) };
}

/** @param {readonly Archive[]} archives */
function showArchives(archives) {
  console.log('');
  showTable(
    ['an archive without packs, one core of Node', 's', 'MB of zip', 'MB of memory'],
    archives.map(({ count, seconds, zip, megabytes }) => [
      `${count} people`,
      fixed(seconds),
      fixed(zip, 1),
      fixed(megabytes, 0),
    ]),
  );
}
