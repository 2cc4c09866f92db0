import { expect, test } from 'vitest';
import { collectMetrics, exportScene } from '../../src/export';
import { measureByTable } from '../../src/scene/text-width';
import { designOf } from '../helpers/scenes';

const DESIGN = designOf([
  { type: 'name', x: 10, y: 10, width: 200, content: 'Jane Doe' },
  { type: 'quote', x: 10, y: 60, width: 90, wrap: true, content: 'words that wrap somewhere' },
]);

test('what the export asks for is what was collected', async () => {
  const asked: string[] = [];
  const metrics = collectMetrics(DESIGN, (text, font) => {
    asked.push(text);
    return measureByTable(text, font) * 2;
  });
  expect(asked).toContain('Jane Doe');
  expect(asked).toContain('words');
  const [plain, measured] = await Promise.all([
    exportScene(DESIGN),
    exportScene(DESIGN, { metrics }),
  ]);
  expect(measured.html).not.toBe(plain.html);
});

test('widths that are no widths are left alone', async () => {
  const broken = Object.fromEntries(
    Object.keys(collectMetrics(DESIGN, measureByTable)).map((key, index) => [
      key,
      index % 2 === 0 ? -5 : Number.NaN,
    ]),
  );
  const { html } = await exportScene(DESIGN, { metrics: broken });
  expect(html).toBe((await exportScene(DESIGN)).html);
});
