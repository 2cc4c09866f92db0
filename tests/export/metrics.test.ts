import { expect, test } from 'vitest';
import { collectMetrics, exportScene } from '../../src/export';
import { completeSignature } from '../../src/model/signature';
import { findElement } from '../../src/scene/registry';
import type { MeasuredFont, MeasureText } from '../../src/scene/text-measure';
import { measureByTable } from '../../src/scene/text-width';
import { designOf } from '../helpers/scenes';

const DESIGN = designOf([
  { type: 'name', x: 10, y: 10, width: 200, content: 'Jane Doe' },
  { type: 'quote', x: 10, y: 60, width: 90, wrap: true, content: 'words that wrap somewhere' },
]);

/** A badge over a name: both become a picture. */
const OVERLAPPED = designOf([
  {
    type: 'name',
    x: 10,
    y: 10,
    content: 'Jane Doe',
    style: { fontFamily: 'Verdana', fontSize: 24 },
  },
  { type: 'linkedin', x: 30, y: 10, width: 30, height: 30 },
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

test('widths that are no widths are left alone, and reaches that are none', async () => {
  const tall: MeasureText = Object.assign(
    (text: string, font: MeasuredFont) => measureByTable(text, font),
    { reachOf: () => ({ ascent: 20, descent: 1 }) },
  );
  const { widths, reaches } = collectMetrics(OVERLAPPED, tall);
  const broken = {
    widths: mapped(widths, (index) => (index % 2 === 0 ? -5 : Number.NaN)),
    reaches: mapped(reaches, () => ({ ascent: Number.NaN, descent: 1 })),
  };
  const [plain, measured] = await Promise.all([
    exportScene(OVERLAPPED),
    exportScene(OVERLAPPED, { metrics: broken }),
  ]);
  expect(measured).toEqual(plain);
});

test('a drawing has its words where the measured font reaches to', async () => {
  const reach = { ascent: 17, descent: 5 };
  const measure = Object.assign((text: string, font: MeasuredFont) => measureByTable(text, font), {
    reachOf: () => reach,
  });
  const metrics = collectMetrics(OVERLAPPED, measure);
  const { needs } = await exportScene(OVERLAPPED, { metrics });
  const drawn = JSON.stringify(needs);
  const context = { signature: completeSignature({}), measure };
  const [name, badge] = OVERLAPPED.elements.map((element) =>
    findElement(element.type).draw(element, context),
  );
  expect(drawn).toContain(JSON.stringify(name));
  expect(drawn).toContain(JSON.stringify(badge));
  expect(JSON.stringify((await exportScene(OVERLAPPED)).needs)).not.toContain(JSON.stringify(name));
});

function mapped<T>(record: object, valueAt: (index: number) => T): Record<string, T> {
  return Object.fromEntries(Object.keys(record).map((key, index) => [key, valueAt(index)]));
}
