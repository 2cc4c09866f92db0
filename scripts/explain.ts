import { completeDesign } from '../src/scene/scene';
import { readFileSync } from 'node:fs';
import { explainScene } from '../src/export/explain/explain';
import { showFinding } from '../src/export/explain/show-form';
import { parseDesign } from '../src/scene/design-file/design-file';
import { expectedError } from './run.mjs';

// "npm run explain -- scene.json" prints a design after each pass of the compiler, "npm run explain -- scene.json cut" after
// that one alone.
const [file, only] = process.argv.slice(2);
if (file === undefined) {
  throw expectedError('Say which design to explain: npm run explain -- scene.json');
}
const parsed = parseDesign(readDesign(file));
if (!parsed.ok) throw expectedError(`${file} is not a design: ${parsed.problem.message}`);

const passes = explainScene(completeDesign(parsed.value.design));
const shown = only === undefined ? passes : passes.filter(({ pass }) => pass === only);
if (shown.length === 0) {
  throw expectedError(`No pass is called ${only}: ${passes.map(({ pass }) => pass).join(', ')}`);
}
let before = '';
for (const { pass, lines, findings, problems } of shown) {
  const text = lines.join('\n');
  console.log(`\n== ${pass}`);
  console.log(text === before ? 'as before' : text);
  for (const finding of findings) console.log(`! ${showFinding(finding)}`);
  for (const problem of problems) console.log(`broken promise: ${problem}`);
  before = text;
}

function readDesign(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw expectedError(`There is no file ${path}`);
  }
}
