import { expect, test } from 'vitest';
import { exportScene } from '../../src/export';
import { completeSignature } from '../../src/model/person/signature';
import { definitionOf } from '../../src/scene/registry';
import type { MeasuredFont, MeasureText } from '../../src/scene/text/text-measure';
import { measureByTable } from '../../src/scene/text/text-width';
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
  { type: 'linkedin', x: 30, y: 10, width: 30, height: 30, content: 'jane' },
]);

test('an export asks for the widths of its words', async () => {
  const asked: string[] = [];
  const wide = (text: string, font: MeasuredFont): number => {
    asked.push(text);
    return measureByTable(text, font) * 2;
  };
  const [plain, measured] = await Promise.all([exportScene(DESIGN), exportScene(DESIGN, {}, wide)]);
  expect(asked).toContain('Jane Doe');
  expect(asked).toContain('words');
  expect(measured.html).not.toBe(plain.html);
});

test.each([-5, Number.NaN, Number.POSITIVE_INFINITY])(
  'widths and reaches of %s are left alone',
  async (nonsense) => {
    const broken: MeasureText = Object.assign(() => nonsense, {
      reachOf: () => ({ ascent: nonsense, descent: 1 }),
    });
    const [plain, measured] = await Promise.all([
      exportScene(OVERLAPPED),
      exportScene(OVERLAPPED, {}, broken),
    ]);
    expect(measured).toEqual(plain);
  },
);

test('a drawing has its words where the measured font reaches to', async () => {
  const reach = { ascent: 17, descent: 5 };
  const measure = Object.assign((text: string, font: MeasuredFont) => measureByTable(text, font), {
    reachOf: () => reach,
  });
  const { requests } = await exportScene(OVERLAPPED, {}, measure);
  const drawn = JSON.stringify(requests);
  const context = { person: completeSignature({}), measure };
  const [name, badge] = OVERLAPPED.elements.map((element) =>
    definitionOf(element.type).draw(element, context),
  );
  expect(drawn).toContain(JSON.stringify(name));
  expect(drawn).toContain(JSON.stringify(badge));
  const plain = JSON.stringify((await exportScene(OVERLAPPED)).requests);
  expect(plain).not.toContain(JSON.stringify(name));
});
