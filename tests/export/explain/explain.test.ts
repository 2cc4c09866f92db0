import { completeDesign } from '../../../src/scene/scene';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { explainScene, printAtOnce } from '../../../src/export/explain/explain';
import { printScene } from '../../../src/export/print/print-scene';
import { parseDesign } from '../../../src/scene/design-file/design-file';

const FOLDER = 'tests/fixtures/scenes';

describe.each(readdirSync(FOLDER))('%s, explained', (file) => {
  const parsed = parseDesign(readFileSync(`${FOLDER}/${file}`, 'utf8'));
  if (!parsed.ok) throw new Error(parsed.problem.message);
  const design = completeDesign(parsed.value.design);
  const steps = explainScene(design);

  test('gives HTML at once after each pass, and in the end what an export prints', () => {
    const htmls = steps.map(({ form }) => printAtOnce(form, design));
    expect(htmls.filter((html) => !html.startsWith('<table'))).toEqual([]);
    expect(htmls.at(-1)).toBe(printScene(design).html);
  });

  test('gives the same tables before and after they are written as a document', () => {
    const at = steps.findIndex(({ pass }) => pass === 'emitTables');
    const around = steps.slice(at - 2, at + 1).map(({ form }) => printAtOnce(form, design));
    expect(new Set(around).size).toBe(1);
  });
});
