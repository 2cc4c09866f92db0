import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { LACKING } from './lacking.mjs';

/** What may be copied into the page and the program as long as its notice is included. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Bitstream-Vera',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
]);

/** By package: the one that is taken of several licenses, or what a package calls otherwise than everybody. */
const NAMES = new Map([
  ['dejavu-fonts-ttf', 'Bitstream-Vera'],
  ['dompurify', 'Apache-2.0'],
]);

const NOTICE_FILES = /^(?:licen[cs]e|copying|notice|copyright)/i;

/** Where a license goes on with those of what is in the package's own program, which is in no build. */
const OF_ITS_PARTS = /^# Licenses of bundled dependencies$/m;

const HEAD = `Signet is under the MIT License. It holds parts of the packages below, each under the license that follows its name.
`;

/**
 * @typedef {{ name: string, license: string, text: string }} Notice
 */

/**
 * The notices of packages as one text, those with the same words together.
 *
 * @param {readonly string[]} folders of the packages
 * @returns {string}
 */
export function noticesOf(folders) {
  const notices = [...new Set(folders)].map(noticeOf).toSorted((a, b) => compare(a.name, b.name));
  const problems = notices.flatMap(({ name, license, text }) => [
    ...(ALLOWED.has(license)
      ? []
      : [`${name}: the license '${license}' is not among those allowed`]),
    ...(text === '' ? [`${name} comes without the text of its license`] : []),
  ]);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  /** @type {Map<string, string[]>} */
  const byText = new Map();
  for (const { name, license, text } of notices) {
    byText.set(text, [...(byText.get(text) ?? []), `${name} (${license})`]);
  }
  const sections = [...byText].map(([text, names]) => {
    const heading = names.join('\n');
    const width = Math.max(...names.map((name) => name.length));
    return `\n${heading}\n${'='.repeat(width)}\n\n${text}\n`;
  });
  return [HEAD, ...sections].join('\n');
}

/** @param {string} folder @returns {Notice} */
function noticeOf(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const files = readdirSync(folder).filter((file) => NOTICE_FILES.test(file));
  const texts = files.toSorted().map((file) => {
    const [own = ''] = readFileSync(join(folder, file), 'utf8').split(OF_ITS_PARTS);
    return own.replaceAll('\r\n', '\n').trim();
  });
  return {
    name: `${name} ${version}`,
    license: NAMES.get(name) ?? String(license),
    text: texts.join('\n\n') || (LACKING.get(`${name} (${license})`) ?? ''),
  };
}

/** @param {string} a @param {string} b */
function compare(a, b) {
  return a < b ? -1 : 1;
}
