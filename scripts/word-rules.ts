import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportScene, exportSignature } from '../src/export';
import { toDocument } from '../src/export/html-file';
import { outlookClassic } from '../src/export/previews/previews';
import type { EmailOutput } from '../src/export/types';
import { completeSignature } from '../src/model/person/signature';
import { parseDesign } from '../src/scene/design-file/design-file';
import { completeDesign, type Design } from '../src/scene/scene';
import { convert, convertToBytes, findProgram } from './read-back/programs';
import { expectedError, ROOT } from './run.mjs';
import { countCurves } from './word-rules/count-curves';
import { readOffice } from './word-rules/read-office';
import { readPreview } from './word-rules/read-preview';
import { RULES } from './word-rules/rules';

// "npm run word-rules" compares the preview of Outlook classic with what LibreOffice makes of the same signatures. LibreOffice
// is not Word: each rule states whether the two should agree. SOFFICE names a LibreOffice that is not on the path.
const office = findOffice();
const TEMPLATES = ['modern', 'gradient', 'glassmorphism'] as const;
const SCENES = ['banner-gradient', 'panels-card', 'columns-uneven'];
const WEB = 'HTML (StarWriter)';
const OUT = join(ROOT, '.cache/word-rules');

rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });
const portrait = readFileSync(join(ROOT, 'public/sample/portrait.png')).toString('base64');
const person = completeSignature({
  fullName: 'Jane Doe',
  jobTitle: 'Head of Design',
  companyName: 'Northwind',
  email: 'jane@example.com',
  phone: '+1 (555) 010-4477',
  website: 'https://www.example.com',
  profileImageUrl: `data:image/png;base64,${portrait}`,
});

let failures = 0;
const counts = new Map<string, number>();
for (const template of TEMPLATES) compare(template, await exportSignature(person, template));
for (const scene of SCENES) compare(scene, await exportScene(designOf(scene)));
const idle = RULES.filter(({ title }) => counts.get(title) === 0);
for (const { title } of idle) console.log(`\nNothing was there to try it on: ${title}`);
process.exitCode = failures + idle.length === 0 ? 0 : 1;

function findOffice(): string {
  const found = findProgram([process.env['SOFFICE'], 'soffice', 'libreoffice'], ['--version']);
  if (found === null) throw expectedError('LibreOffice is not installed here.');
  return found;
}

function designOf(name: string): Design {
  const parsed = parseDesign(
    readFileSync(join(ROOT, `tests/fixtures/scenes/${name}.json`), 'utf8'),
  );
  if (!parsed.ok) throw new Error(`${name}: ${parsed.problem.message}`);
  return completeDesign(parsed.value.design);
}

function compare(name: string, output: EmailOutput): void {
  const file = join(OUT, `${name}.html`);
  writeFileSync(file, toDocument(output, { title: name, lang: 'en' }));
  const flat = convert(office, file, { to: 'fodt', from: WEB });
  writeFileSync(join(OUT, `${name}.fodt`), flat);
  const preview = readPreview(outlookClassic.transform(output.doc));
  const pdf = convertToBytes(office, file, { to: 'pdf:writer_web_pdf_Export', from: WEB });
  const shown = readOffice(flat, countCurves(pdf));
  const designed = readPreview(output.doc);
  console.log(`\n${name}`);
  console.log(line('rule', 'preview', 'LibreOffice', ''));
  for (const { title, shouldAgree, compared } of RULES) {
    const { count, ours, theirs, differences } = compared(preview, shown, designed);
    counts.set(title, (counts.get(title) ?? 0) + count);
    const isSame = differences.length === 0;
    if (shouldAgree && !isSame) failures += 1;
    console.log(line(title, ours, theirs, verdictOf(count, isSame, shouldAgree)));
    if (shouldAgree) for (const each of differences) console.log(`    ${each}`);
  }
}

function verdictOf(count: number, isSame: boolean, shouldAgree: boolean): string {
  if (isSame) return count === 0 ? 'nothing to compare' : 'agree';
  return shouldAgree ? 'DIFFER' : 'differ, as known';
}

function line(...parts: readonly string[]): string {
  const widths = [34, 16, 16, 0];
  return parts
    .map((part, index) => part.padEnd(widths[index] ?? 0))
    .join('  ')
    .trimEnd();
}
