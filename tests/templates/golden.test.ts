import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { exportSignature } from '../../src/export';
import { TEMPLATES } from '../../src/templates/registry';
import { FULL } from '../helpers/signatures';

/*
 * What every template makes of the full signature, character by character, in `golden/`. After a change that is meant:
 *
 *   npx vitest run --project unit tests/templates/golden.test.ts -u
 *
 * and look at the difference before committing it. With CI set a missing file fails; without, it is written.
 */

test.each(TEMPLATES)('$id gives its golden HTML and text', async ({ id }) => {
  const { html, text } = await exportSignature(FULL, id);
  expect(html).not.toContain('\n');
  await expect(`${breakLines(html)}\n`).toMatchFileSnapshot(`golden/${id}.html`);
  await expect(`${text}\n`).toMatchFileSnapshot(`golden/${id}.txt`);
});

test('no golden file is without its template', () => {
  const known = new Set(TEMPLATES.flatMap(({ id }) => [`${id}.html`, `${id}.txt`]));
  const found = readdirSync('tests/templates', { recursive: true, encoding: 'utf8' });
  const golden = found.filter((path) => /^golden[/\\]./.test(path)).map((path) => path.slice(7));
  expect(golden.filter((name) => !known.has(name))).toEqual([]);
});

/** A line for each row, cell and nested table, so that a difference can be read. The HTML has no line feeds itself. */
function breakLines(html: string): string {
  return html.replace(/(?=<(?:tr|td|div)\b)/g, '\n');
}
