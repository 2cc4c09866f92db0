import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from './run.mjs';

const FILE = join(ROOT, 'docs/measured.md');

const HEAD = `# Measured

What the last run of each command printed, written by the command itself (\`--write\`), never by hand. Times depend on the
computer: read the ratios. [bench/README.md](../bench/README.md) says what is measured and how.
`;

/**
 * What a command printed.
 *
 * @typedef {{ title: string, command: string, date: string, machine: string, text: string }} Section
 */

/**
 * The page with a section put in the place of the one with its title, or at the end where there is none.
 *
 * @param {string} page '' for a new page
 * @param {Section} section
 */
export function withSection(page, { title, command, date, machine, text }) {
  const [, ...parts] = page.split(/^## /m);
  const sections = new Map(
    parts.map((part) => [part.slice(0, part.indexOf('\n')), part.trimEnd()]),
  );
  const note = `\`${command}\`, ${date}, ${machine}`;
  sections.set(title, `${title}\n\n${note}\n\n\`\`\`text\n${plain(text)}\n\`\`\``);
  return [HEAD, ...[...sections.values()].map((part) => `## ${part}\n`)].join('\n');
}

/**
 * Writes what a command printed just now into docs/measured.md.
 *
 * @param {Pick<Section, 'title' | 'command' | 'text'>} printed
 */
export function writeMeasured(printed) {
  const page = existsSync(FILE) ? readFileSync(FILE, 'utf8') : '';
  const date = new Date().toISOString().slice(0, 10);
  const machine = `Node ${process.versions.node}, ${availableParallelism()} cores`;
  writeFileSync(FILE, withSection(page, { ...printed, date, machine }));
}

/** What stands on a page: without colors, paths of this machine, and blank lines around. @param {string} text */
function plain(text) {
  return stripVTControlCharacters(text)
    .replaceAll(`${ROOT}/`, '')
    .replaceAll(ROOT, '.')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/^\n+|\n+$/g, '');
}
