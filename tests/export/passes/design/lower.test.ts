import { describe, expect, test } from 'vitest';
import { sceneContext } from '../../../../src/export/compose/compose-scene';
import { lower } from '../../../../src/export/passes/design/lower';
import type { Design } from '../../../../src/scene/scene';
import { designOf } from '../../../helpers/scenes';

function lowered(design: Design) {
  return lower.run(design, sceneContext(design, {}));
}

const BOX = { type: 'rectangle', x: 0, y: 0 } as const;

describe('elements become items', () => {
  test('from the bottom to the top, without those that are hidden', () => {
    const { items, sources } = lowered(
      designOf([
        { ...BOX, zIndex: 3 },
        { ...BOX, zIndex: 1, hidden: true },
        { ...BOX, zIndex: 2 },
      ]),
    );
    expect(items.map(({ id }) => id)).toEqual(['rectangle-2', 'rectangle-0']);
    expect(sources.map(({ element }) => element.id)).toEqual(['rectangle-2', 'rectangle-0']);
  });

  test('their edges on whole px, at least one wide and high', () => {
    const boxes = lowered(
      designOf([
        { ...BOX, x: 10.4, y: 10.6, width: 20.3, height: 9.6 },
        { ...BOX, x: 50, y: 50, width: 0.2, height: 0.2 },
      ]),
    ).items.map(({ box }) => box);
    expect(boxes).toEqual([
      { x0: 10, y0: 11, x1: 31, y1: 20 },
      { x0: 50, y0: 50, x1: 51, y1: 51 },
    ]);
  });

  test('called as the visitor calls them, else as their type is called', () => {
    const { items } = lowered(
      designOf([
        { ...BOX, name: ' Card ' },
        { ...BOX, name: '  ' },
      ]),
    );
    expect(items.map(({ label }) => label)).toEqual(['Card', 'Rectangle']);
  });

  test('a paragraph is not made narrower than it was', () => {
    const text = {
      type: 'text',
      x: 0.4,
      y: 0,
      width: 80.1,
      height: 60,
      content: 'A few words',
    } as const;
    const [wrapped, line] = lowered(designOf([{ ...text, wrap: true }, text])).items;
    expect(wrapped && wrapped.box.x1 - wrapped.box.x0).toBe(81);
    expect(line && line.box.x1 - line.box.x0).toBe(81);
  });
});

test('the page is the frame, or what is inked where that is trimmed', () => {
  const specs = [{ ...BOX, x: 40, y: 30, width: 60, height: 20 }];
  const trim = { width: 600, height: 200, trim: true };
  expect(lowered(designOf(specs)).page).toEqual({ x0: 0, y0: 0, x1: 600, y1: 200 });
  expect(lowered(designOf(specs, { frame: trim })).page).toEqual({
    x0: 40,
    y0: 30,
    x1: 100,
    y1: 50,
  });
});

test('the language is that of the person, else that of the words', () => {
  const hebrew = [{ type: 'text', x: 0, y: 0, content: 'שלום עולם' }] as const;
  expect(lowered(designOf(hebrew)).language).toBe('he');
  expect(lowered(designOf(hebrew, { signatureData: { language: 'de' } })).language).toBe('de');
  expect(lowered(designOf([])).language).toBe('en');
});
