import { describe, expect, test } from 'vitest';
import { readableSize, thumbnailOf } from '../../src/editor/library/thumbnail';
import { ELEMENT_TYPES, definitionOf } from '../../src/scene/registry';
import { CONTEXT, element, NO_PERSON } from '../scene/scenes';

test.each(ELEMENT_TYPES)('the thumbnail of a %s shows something, for anyone', (type) => {
  for (const context of [CONTEXT, NO_PERSON]) {
    const { nodes, box } = thumbnailOf(definitionOf(type), context);
    expect(nodes.length).toBeGreaterThan(0);
    expect(Math.min(box.width, box.height)).toBeGreaterThan(0);
  }
});

test.each(ELEMENT_TYPES)('the words on the tile of a %s are large enough to be read', (type) => {
  for (const context of [CONTEXT, NO_PERSON]) {
    const thumbnail = thumbnailOf(definitionOf(type), context);
    const least = readableSize(thumbnail);
    const hasWords = definitionOf(type).sections.includes('typography');
    expect(least !== null).toBe(hasWords);
    const scale = (least?.width ?? 0) / thumbnail.box.width;
    expect(scale * (thumbnail.letters ?? 0)).toBeCloseTo(hasWords ? 9 : 0);
  }
});

const FLOWING = ELEMENT_TYPES.filter(
  (type) => definitionOf(type).toEmail(element(type), NO_PERSON).placing === 'flow',
);

describe('a thumbnail', () => {
  test.each(FLOWING)('of a %s is as large as its words', (type) => {
    const [line] = definitionOf(type).draw(element(type), NO_PERSON);
    const words = line?.children?.map(String).join('') ?? '';
    const size = Number(line?.attributes['font-size']);
    const bold = Number(line?.attributes['font-weight']) >= 600;
    const width = Math.ceil(NO_PERSON.measure(words, { name: 'Arial', size, bold, italic: false }));
    const height = { 11: 16, 14: 20, 16: 22, 18: 26 }[size];
    expect(thumbnailOf(definitionOf(type), NO_PERSON).box).toEqual({ width, height });
  });

  test('of a shape or a picture is all of it', () => {
    for (const type of ['logo', 'circle', 'line'] as const) {
      const { width, height } = definitionOf(type).defaults;
      expect(thumbnailOf(definitionOf(type), NO_PERSON).box).toEqual({ width, height });
    }
  });

  test.each(['linkedin', 'youtube', 'tiktok', 'whatsapp'] as const)(
    'of %s is an icon of one size, with an address',
    (type) => {
      const { nodes, box } = thumbnailOf(definitionOf(type), NO_PERSON);
      expect(box).toEqual({ width: 26, height: 26 });
      expect(nodes).not.toEqual(
        definitionOf(type).draw({ ...element(type), width: 26, height: 26 }, NO_PERSON),
      );
    },
  );
});
