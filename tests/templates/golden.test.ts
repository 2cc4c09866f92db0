import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { exportSignature } from '../../src/export';
import { TEMPLATES } from '../../src/templates/registry';
import type { Template } from '../../src/templates/template';
import { FULL } from '../helpers/signatures';
import { brokenBy } from '../helpers/template-contract';

/*
 * What every template makes of the full signature, character by character, in `golden/`. Files are written by this command
 * alone (`update` in vitest.config.ts), and only of templates that keep their promises. Look at the difference before
 * committing it.
 */

const COMMAND = 'npx vitest run --project unit tests/templates/golden.test.ts -u';

test.each(TEMPLATES)('$id gives its golden HTML and text', async (template) => {
  const { html, text } = await exportSignature(FULL, template.id);
  expect(html).not.toContain('\n');
  await expectGolden(template, 'html', `${breakLines(html)}\n`);
  await expectGolden(template, 'txt', `${text}\n`);
});

test('no golden file is without its template', () => {
  const known = new Set(TEMPLATES.flatMap(({ id }) => [`${id}.html`, `${id}.txt`]));
  const found = readdirSync('tests/templates', { recursive: true, encoding: 'utf8' });
  const golden = found.filter((path) => /^golden[/\\]./.test(path)).map((path) => path.slice(7));
  expect(golden.filter((name) => !known.has(name))).toEqual([]);
});

async function expectGolden(template: Template, ending: string, made: string): Promise<void> {
  const name = `${template.id}.${ending}`;
  const path = `tests/templates/golden/${name}`;
  const isThere = existsSync(path);
  if (isThere && readFileSync(path, 'utf8') === made) return;
  const broken = (await brokenBy(template)).slice(0, 20).join('\n');
  expect(broken, `${name} can be written once ${template.id} keeps its promises`).toBe('');
  const matching = expect(made).toMatchFileSnapshot(`golden/${name}`);
  const [outcome] = await Promise.allSettled([matching]);
  if (outcome.status === 'fulfilled') return;
  throw isThere ? outcome.reason : new Error(`${name} is missing. Write it with: ${COMMAND}`);
}

/** A line for each row, cell and nested table, so that a difference can be read. The HTML has no line feeds itself. */
function breakLines(html: string): string {
  return html.replace(/(?=<(?:tr|td|div)\b)/g, '\n');
}
