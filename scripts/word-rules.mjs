import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensurePackages } from './ensure.mjs';
import { convert, convertToBytes, findProgram } from './read-back/programs.mjs';
import { expectedError, ROOT } from './run.mjs';
import { countCurves } from './word-rules/count-curves.mjs';
import { readOffice } from './word-rules/read-office.mjs';
import { readPreview } from './word-rules/read-preview.mjs';
import { RULES } from './word-rules/rules.mjs';

// "npm run word-rules" compares the preview of Outlook classic with what LibreOffice makes of the same signatures. LibreOffice
// is not Word: each rule says whether the two should agree. SOFFICE names a LibreOffice that is not on the path.
const office = findProgram([process.env['SOFFICE'], 'soffice', 'libreoffice'], ['--version']);
if (office === null) throw expectedError('LibreOffice is not installed here.');
await ensurePackages();
const { buildForNode } = await import('./build-for-node.mjs');
/** @type {typeof import('./word-rules/core.ts')} */
const core = await import(await buildForNode('scripts/word-rules/core.ts', 'word-rules-core'));

/** @typedef {import('../src/export/types').EmailOutput} EmailOutput */

const TEMPLATES = ['modern', 'gradient', 'glassmorphism'];
const SCENES = ['banner-gradient', 'panels-card', 'columns-uneven'];
const WEB = 'HTML (StarWriter)';
const OUT = join(ROOT, '.cache/word-rules');

rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });
const portrait = readFileSync(join(ROOT, 'public/sample/portrait.png')).toString('base64');
const person = core.completeSignature({
  fullName: 'Jane Doe',
  jobTitle: 'Head of Design',
  companyName: 'Northwind',
  email: 'jane@example.com',
  phone: '+1 (555) 010-4477',
  website: 'https://www.example.com',
  profileImageUrl: `data:image/png;base64,${portrait}`,
});

let failures = 0;
/** @type {Map<string, number>} */
const counts = new Map();
for (const template of TEMPLATES) compare(template, await core.exportSignature(person, template));
for (const scene of SCENES) compare(scene, await core.exportScene(designOf(scene)));
const idle = RULES.filter(({ title }) => counts.get(title) === 0);
for (const { title } of idle) console.log(`\nNothing was there to try it on: ${title}`);
process.exitCode = failures + idle.length === 0 ? 0 : 1;

/** @param {string} name */
function designOf(name) {
  const parsed = core.parseDesign(
    readFileSync(join(ROOT, `tests/fixtures/scenes/${name}.json`), 'utf8'),
  );
  if (!parsed.ok) throw new Error(`${name}: ${parsed.problem.message}`);
  return parsed.value;
}

/** @param {string} name @param {EmailOutput} output */
function compare(name, output) {
  const file = join(OUT, `${name}.html`);
  writeFileSync(file, core.toDocument(output, { title: name, lang: 'en' }));
  const flat = convert(office ?? '', file, { to: 'fodt', from: WEB });
  writeFileSync(join(OUT, `${name}.fodt`), flat);
  const preview = readPreview(core.outlookClassic.transform(output.doc), core.childrenOf);
  const pdf = convertToBytes(office ?? '', file, { to: 'pdf:writer_web_pdf_Export', from: WEB });
  const shown = readOffice(flat, countCurves(pdf));
  const designed = readPreview(output.doc, core.childrenOf);
  console.log(`\n${name}`);
  console.log(line('rule', 'preview', 'LibreOffice', ''));
  for (const { title, shouldAgree, compared } of RULES) {
    const { count, ours, theirs, differences } = compared(preview, shown, designed);
    counts.set(title, (counts.get(title) ?? 0) + count);
    const isSame = differences.length === 0;
    if (shouldAgree && !isSame) failures += 1;
    const verdict = isSame
      ? count === 0
        ? 'nothing to compare'
        : 'agree'
      : shouldAgree
        ? 'DIFFER'
        : 'differ, as known';
    console.log(line(title, ours, theirs, verdict));
    if (shouldAgree) for (const each of differences) console.log(`    ${each}`);
  }
}

/** @param {...string} parts */
function line(...parts) {
  const widths = [34, 16, 16, 0];
  return parts
    .map((part, index) => part.padEnd(widths[index] ?? 0))
    .join('  ')
    .trimEnd();
}
