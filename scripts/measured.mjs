import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from './run.mjs';

const FILE = join(ROOT, 'docs/measured.md');

const HEAD = `# Measured

The tables of the last run of each measurement and of each long test, written by the commands themselves (\`--write\`), never
by hand. Times depend on the computer: read the ratios. [bench/README.md](../bench/README.md) explains what is measured and how.
`;

const LONG_TESTS = 'Long tests';

const COLUMNS = testLine(['step', 'passed', 'failed', 'seconds', 'day', 'what it tests']);

/**
 * A measurement, and all that its command printed.
 *
 * @typedef {{ title: string, command: string, date: string, machine: string, text: string }} Section
 */

/**
 * How a long step of the tests ended.
 *
 * @typedef {{ name: string, title: string, passed: number, failed: number, seconds: string, date: string, machine: string }} TestRun
 */

/**
 * The page with the tables of a measurement in the place of those before, or at the end where there are none.
 *
 * @param {string} page '' for a new page
 * @param {Section} section
 */
export function withSection(page, { title, command, date, machine, text }) {
  return withPart(page, title, `\`${command}\`, ${date}, ${machine}`, tablesOf(text));
}

/**
 * The page with one line for a step of the tests in the place of the one before.
 *
 * @param {string} page '' for a new page
 * @param {TestRun} testRun
 */
export function withTestRun(page, { name, title, passed, failed, seconds, date, machine }) {
  const [, rows = ''] = /```text\n([^]*?)\n```/.exec(partsOf(page).get(LONG_TESTS) ?? '') ?? [];
  const others = rows.split('\n').filter((row) => row !== COLUMNS && nameOf(row) !== name);
  const row = testLine([name, String(passed), String(failed), seconds, date, title]);
  const all = [...others.filter((line) => line !== ''), row].toSorted();
  const note = `\`npm run test:long -- --write\`, the last run of each step, ${machine}`;
  return withPart(page, LONG_TESTS, note, [COLUMNS, ...all].join('\n'));
}

/** Writes the tables of a measurement into docs/measured.md. @param {Pick<Section, 'title' | 'command' | 'text'>} printed */
export function writeMeasured(printed) {
  rewrite((page, when) => withSection(page, { ...printed, ...when }));
}

/** Writes how a step of the tests ended into docs/measured.md. @param {Omit<TestRun, 'date' | 'machine'>} testRun */
export function writeTestRun(testRun) {
  rewrite((page, when) => withTestRun(page, { ...testRun, ...when }));
}

/** @param {(page: string, when: { date: string, machine: string }) => string} change */
function rewrite(change) {
  const page = existsSync(FILE) ? readFileSync(FILE, 'utf8') : '';
  const date = new Date().toISOString().slice(0, 10);
  const machine = `Node ${process.versions.node}, ${availableParallelism()} cores`;
  writeFileSync(FILE, change(page, { date, machine }));
}

/** @param {string} page @param {string} title @param {string} note @param {string} table */
function withPart(page, title, note, table) {
  const parts = partsOf(page).set(title, `${title}\n\n${note}\n\n\`\`\`text\n${table}\n\`\`\``);
  return [HEAD, ...[...parts.values()].map((part) => `## ${part}\n`)].join('\n');
}

/** The sections of the page, by their titles. @param {string} page @returns {Map<string, string>} */
function partsOf(page) {
  const [, ...parts] = page.split(/^## /m);
  return new Map(parts.map((part) => [part.slice(0, part.indexOf('\n')), part.trimEnd()]));
}

/** @param {readonly string[]} cells */
function testLine([name = '', passed = '', failed = '', seconds = '', date = '', title = '']) {
  const numbers = [passed, failed, seconds].map((cell) => cell.padStart(8)).join('');
  return `  ${name.padEnd(10)}${numbers}   ${date.padEnd(10)}   ${title}`;
}

/** @param {string} row */
function nameOf(row) {
  return row.trim().split(' ')[0];
}

/**
 * The tables and aims that a measurement printed: all that is indented by two spaces (`bench/show.mjs`). What bundlers and
 * test runners print beside it is left out, and colors and paths of this machine are.
 *
 * @param {string} text
 */
function tablesOf(text) {
  return stripVTControlCharacters(text)
    .replaceAll(`${ROOT}/`, '')
    .replaceAll(ROOT, '.')
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => /^(?: {2}|Aims$|$)/.test(line))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^\n+|\n+$/g, '');
}
