import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensurePackages } from './ensure.mjs';
import { ask, convert, findProgram } from './read-back/programs.mjs';
import { ROOT } from './run.mjs';

// "npm run read-back" writes every package of three signatures to .cache/read-back and lets programs that were not written
// here read them: those that this machine has. SOFFICE names a LibreOffice that is not on the path.
await ensurePackages();
const { buildForNode } = await import('./build-for-node.mjs');
/** @type {typeof import('./read-back/core.ts')} */
const { completeSignature, exportSignature, PACKAGES } = await import(
  await buildForNode('scripts/read-back/core.ts', 'read-back-core')
);
const { PEOPLE } = await import('./read-back/people.mjs');

/** @typedef {import('../src/export/types').EmailImage} EmailImage */
/** @typedef {{ path: string, words: readonly string[], images: readonly EmailImage[], folder: string }} Written */

const OUT = join(ROOT, '.cache/read-back');
const NOW = '2025-06-01T12:00:00.000Z';
const WEB = { to: 'txt:Text (encoded):UTF8', from: 'HTML (StarWriter)' };
const TEXT = { to: 'txt:Text (encoded):UTF8' };

const office = findProgram([process.env['SOFFICE'], 'soffice', 'libreoffice'], ['--version']);
const unzip = findProgram(['unzip'], ['-v']);
let failures = 0;

rmSync(OUT, { recursive: true, force: true });
for (const [index, input] of PEOPLE.entries()) {
  const person = completeSignature(input);
  console.log(`\n${person.fullName}`);
  for (const { id, images, folder, make } of PACKAGES) {
    const options = { images, ...(folder && { folder: folder(person) }) };
    const output = await exportSignature(person, 'modern', options);
    const to = join(OUT, `${index + 1}`, id);
    mkdirSync(to, { recursive: true });
    for (const { name, content } of make({ output, person, now: NOW })) {
      const path = join(to, name);
      writeFileSync(path, content);
      const words = [person.fullName, person.jobTitle, person.companyName, person.email];
      readBack(id, { path, words, images: output.images, folder: to });
    }
  }
}
console.log('');
if (unzip === null) console.log('Not read by unzip: it is not installed here.');
if (office === null) console.log('Not read by LibreOffice: it is not installed here.');
console.log('Not read by Thunderbird or Outlook: open the .eml files in .cache/read-back there.');
process.exitCode = failures === 0 ? 0 : 1;

/** @param {string} id @param {Written} written */
function readBack(id, written) {
  const { path, words } = written;
  if (id === 'outlook-zip' && unzip !== null) readArchive(unzip, written);
  if ((id === 'html' || id === 'page') && office !== null) {
    expectWords(`LibreOffice reads the ${id}`, convert(office, path, WEB), words);
  }
}

/** @param {string} program @param {Written} written */
function readArchive(program, { path, words, images, folder }) {
  const into = join(folder, 'unpacked');
  ask(program, ['-q', path, '-d', into]);
  const names = ask(program, ['-Z1', path]).trim().split('\n');
  const pictures = names.filter((name) => name.includes('/'));
  const isSame = pictures.every((name, index) =>
    readFileSync(join(into, name)).equals(images[index]?.bytes ?? new Uint8Array()),
  );
  report(`unzip unpacks ${names.length} files`, isSame && pictures.length === images.length, '');
  if (office === null) return;
  for (const name of names.filter((each) => !pictures.includes(each))) {
    const file = join(into, name);
    const filters = { '.htm': WEB, '.rtf': TEXT, '.txt': TEXT }[name.slice(-4)] ?? TEXT;
    expectWords(`LibreOffice reads ${name}`, convert(office, file, filters), words);
    if (!name.endsWith('.rtf')) continue;
    const page = convert(office, file, { to: 'html:HTML (StarWriter)' });
    const shown = page.match(/<img/gi)?.length ?? 0;
    report(
      `LibreOffice shows its pictures`,
      shown === images.length,
      `${shown} of ${images.length}`,
    );
  }
}

/** @param {string} what @param {string} text @param {readonly string[]} words */
function expectWords(what, text, words) {
  const flat = text.replace(/\s+/g, ' ');
  const missing = words.filter((word) => !flat.includes(word.replace(/\s+/g, ' ')));
  report(what, missing.length === 0, `without ${missing.join(', ')}`);
}

/** @param {string} what @param {boolean} isRight @param {string} problem */
function report(what, isRight, problem) {
  if (!isRight) failures += 1;
  console.log(`${isRight ? 'ok  ' : 'FAIL'} ${what}${isRight ? '' : `: ${problem}`}`);
}
