import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportSignature } from '../src/export';
import { PACKAGES } from '../src/export/packages/client-packages';
import type { EmailImage } from '../src/export/types';
import { completeSignature, type PersonInput } from '../src/model/person/signature';
import { PEOPLE } from './read-back/people';
import { ask, convert, findProgram } from './read-back/programs';
import type { Opening } from './read-back/show-in-thunderbird';
import { openThunderbird } from './read-back/thunderbird';
import { ROOT } from './run.mjs';

// "npm run read-back" writes every package of three signatures to .cache/read-back and lets programs that were not written
// here read them: those that this machine has. SOFFICE and THUNDERBIRD name a LibreOffice and a Thunderbird that are not on
// the path.

interface Written {
  readonly path: string;
  readonly words: readonly string[];
  readonly images: readonly EmailImage[];
  readonly pictures: number;
  readonly folder: string;
}

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

async function writeAndReadBack(number: string, input: PersonInput): Promise<void> {
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

async function readBack(id: string, written: Written): Promise<void> {
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

async function showMail(
  what: string,
  opening: Opening,
  { path, words, pictures }: Written,
): Promise<void> {
  if (thunderbird === null) return;
  const shown = await thunderbird.show(opening, path);
  expectWords(`Thunderbird shows ${what}`, shown.text, words);
  report(
    `Thunderbird shows its pictures`,
    shown.pictures === pictures,
    `${shown.pictures} of ${pictures}`,
  );
}

function readArchive(program: string, { path, words, images, folder }: Written): void {
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

function expectWords(what: string, text: string, words: readonly string[]): void {
  const flat = text.replace(/\s+/g, ' ');
  const missing = words.filter((word) => !flat.includes(word.replace(/\s+/g, ' ')));
  report(what, missing.length === 0, `without ${missing.join(', ')}`);
}

function report(what: string, isRight: boolean, problem: string): void {
  if (!isRight) failures += 1;
  console.log(`${isRight ? 'ok  ' : 'FAIL'} ${what}${isRight ? '' : `: ${problem}`}`);
}
