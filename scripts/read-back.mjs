import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensurePackages } from './ensure.mjs';
import { ask, convert, findProgram } from './read-back/programs.mjs';
import { openThunderbird } from './read-back/thunderbird.mjs';
import { ROOT } from './run.mjs';

// "npm run read-back" writes every package of three signatures to .cache/read-back and lets programs that were not written
// here read them: those that this machine has. SOFFICE and THUNDERBIRD name a LibreOffice and a Thunderbird that are not on
// the path.
await ensurePackages();
const { buildForNode } = await import('./build-for-node.mjs');
/** @type {typeof import('./read-back/core.ts')} */
const { completeSignature, exportSignature, PACKAGES } = await import(
  await buildForNode('scripts/read-back/core.ts', 'read-back-core')
);
const { PEOPLE } = await import('./read-back/people.mjs');

/** @typedef {import('../src/export/types').EmailImage} EmailImage */
/** @typedef {{ path: string, words: readonly string[], images: readonly EmailImage[], pictures: number, folder: string }} Written */

const OUT = join(ROOT, '.cache/read-back');
const NOW = '2025-06-01T12:00:00.000Z';
const WEB = { to: 'txt:Text (encoded):UTF8', from: 'HTML (StarWriter)' };
const TEXT = { to: 'txt:Text (encoded):UTF8' };

const office = findProgram([process.env['SOFFICE'], 'soffice', 'libreoffice'], ['--version']);
const unzip = findProgram(['unzip'], ['-v']);
const mailer = findProgram([process.env['THUNDERBIRD'], 'thunderbird'], ['--version']);
const thunderbird = mailer === null ? null : await openThunderbird(mailer);
let failures = 0;

rmSync(OUT, { recursive: true, force: true });
try {
  for (const [index, input] of PEOPLE.entries()) await writeAndReadBack(`${index + 1}`, input);
} finally {
  await thunderbird?.close();
}
console.log('');
if (unzip === null) console.log('Not read by unzip: it is not installed here.');
if (office === null) console.log('Not read by LibreOffice: it is not installed here.');
if (thunderbird === null) console.log('Not read by Thunderbird: it is not installed here.');
console.log('Not read by Outlook: open the .eml files in .cache/read-back there.');
process.exitCode = failures === 0 ? 0 : 1;

/** @param {string} number @param {import('../src/model/signature').SignatureInput} input */
async function writeAndReadBack(number, input) {
  const person = completeSignature(input);
  console.log(`\n${person.fullName}`);
  for (const { id, images, folder, make } of PACKAGES) {
    const options = { images, ...(folder && { folder: folder(person) }) };
    const output = await exportSignature(person, 'modern', options);
    const to = join(OUT, number, id);
    mkdirSync(to, { recursive: true });
    for (const { name, content } of make({ output, person, now: NOW })) {
      const path = join(to, name);
      writeFileSync(path, content);
      const words = [person.fullName, person.jobTitle, person.companyName, person.email];
      const pictures = output.html.match(/<img/g)?.length ?? 0;
      await readBack(id, { path, words, images: output.images, pictures, folder: to });
    }
  }
}

/** @param {string} id @param {Written} written */
async function readBack(id, written) {
  const { path, words } = written;
  if (id === 'outlook-zip' && unzip !== null) readArchive(unzip, written);
  if ((id === 'html' || id === 'page') && office !== null) {
    expectWords(`LibreOffice reads the ${id}`, convert(office, path, WEB), words);
  }
  if (id === 'eml') {
    await showMail('a received .eml', 'mail', written);
    await showMail('the .eml as a draft', 'draft', written);
  }
  if (id === 'html') await showMail('the .html as signature of a new mail', 'signature', written);
}

/** @param {string} what @param {import('./read-back/thunderbird.mjs').Opening} opening @param {Written} written */
async function showMail(what, opening, { path, words, pictures }) {
  if (thunderbird === null) return;
  const shown = await thunderbird.show(opening, path);
  expectWords(`Thunderbird shows ${what}`, shown.text, words);
  report(
    `Thunderbird shows its pictures`,
    shown.pictures === pictures,
    `${shown.pictures} of ${pictures}`,
  );
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
