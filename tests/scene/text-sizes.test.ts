import { describe, expect, test } from 'vitest';
import { FONT_FACES, fallbacksOf } from '../../src/scene/text/fonts';
import { reduceScene } from '../../src/scene/reduce-scene';
import { definitionOf } from '../../src/scene/registry';
import { FONT_NAMES, type SceneElement, type TextSpan } from '../../src/scene/scene';
import { heldLineHeight } from '../../src/scene/text/held-line-height';
import { measureByTable } from '../../src/scene/text/text-width';
import { CONTEXT, element, sceneOf } from './scenes';

const text = definitionOf('text');
const ARIAL = { name: 'Arial', size: 100, bold: false, italic: false } as const;

function words(content: string, spans: readonly TextSpan[], more: Partial<SceneElement> = {}) {
  return element('text', { content, spans, ...more });
}

const spaced = (letterSpacing: number) =>
  words('Jane PhD', [{ start: 5, end: 8, letterSpacing }], { style: { letterSpacing: 1 } });
const widthOf = (shown: SceneElement) => text.toEmail(shown, CONTEXT).ink?.width ?? 0;
const heightOf = (shown: SceneElement) => text.toEmail(shown, CONTEXT).ink?.height;

describe('a part of another size', () => {
  const small = words('Jane PhD', [{ start: 5, end: 8, size: 7 }], { style: { fontSize: 14 } });

  test('is as wide as its own size makes it, in lines that stay as high', () => {
    const plain = words('Jane PhD', [], { style: { fontSize: 14 } });
    const { ink } = text.toEmail(small, CONTEXT);
    const { ink: whole } = text.toEmail(plain, CONTEXT);
    expect(widthOf(small)).toBeLessThan(widthOf(plain));
    expect(ink?.height).toBe(whole?.height);
  });

  test('is drawn and sent so, and the rest is not', () => {
    const [line] = text.draw(small, CONTEXT);
    expect(line?.attributes['font-size']).toBe(14);
    expect(line?.children).toMatchObject([
      { attributes: expect.not.objectContaining({ 'font-size': 14 }) as unknown },
      { attributes: { 'font-size': 7 } },
    ]);
    const { cell } = text.toEmail(small, CONTEXT);
    expect(cell.children).toMatchObject([{ text: 'Jane ' }, { text: 'PhD', font: { size: 7 } }]);
    expect(cell.children[0]).not.toHaveProperty('font');
  });

  test('has room in all lines where it is larger, unless their height is set', () => {
    const large = [{ start: 5, end: 8, size: 30 }];
    const whole = heightOf(words('Jane PhD', [], { style: { fontSize: 30 } }));
    expect(heightOf(words('Jane PhD', large))).toBe(whole);
    expect(heightOf(words('Jane PhD', large, { style: { lineHeight: 20 } }))).toBe(20);
  });

  test('spaces its letters by itself', () => {
    expect(widthOf(spaced(4)) - widthOf(spaced(0))).toBe(12);
  });

  test.each(FONT_NAMES)('makes no line of %s higher, as far as that can be', (name) => {
    const { ascent, descent } = FONT_FACES[name];
    const reach = (size: number, lineHeight: number) => {
      const [up, down] = [Math.round(ascent * size), Math.round(descent * size)];
      const above = up + Math.floor((lineHeight - up - down) / 2);
      return { above, below: lineHeight - above };
    };
    for (const [own, lineHeight] of [
      [14, 20],
      [13, 18],
      [16, 24],
      [32, 44],
    ] as const) {
      const line = reach(own, lineHeight);
      for (let size = 8; size <= own + 6; size++) {
        const { stack: family } = FONT_FACES[name];
        const held = heldLineHeight({ family, size }, { family, size: own, lineHeight });
        expect(held % 2).toBe(0);
        if (held === 2) continue;
        const { above, below } = reach(size, held);
        expect([size, above <= line.above, below <= line.below]).toEqual([size, true, true]);
      }
    }
  });
});

describe('the size of a whole text', () => {
  const big = words('Jane PhD', [{ start: 5, end: 8, size: 10, bold: true }]);
  const styled = (fontSize: number | null) =>
    reduceScene(sceneOf({ ...big, style: { fontSize: 20 } }), {
      type: 'scene/elementsStyled',
      ids: [big.id],
      style: { fontSize },
    }).elements[0]?.spans;

  test.each([40, 21, 8, 900, null])(
    'set to %s is that of its parts too, which keep their other looks',
    (to) => {
      expect(styled(to)).toEqual([{ start: 5, end: 8, bold: true }]);
    },
  );

  test('that is reset takes that of parts away', () => {
    const scene = sceneOf(words('Jane PhD', [{ start: 5, end: 8, size: 10 }]));
    const ids = scene.elements.map(({ id }) => id);
    const reset = reduceScene(scene, { type: 'scene/elementsReset', ids });
    expect(reset.elements[0]?.spans).toBeUndefined();
  });
});

describe('small capitals', () => {
  test('are measured as capitals of less height, digits and capitals as they are', () => {
    const caps = { ...ARIAL, smallCaps: true };
    expect(measureByTable('ab', caps)).toBeCloseTo(0.7 * measureByTable('AB', ARIAL));
    expect(measureByTable('AB 12', caps)).toBe(measureByTable('AB 12', ARIAL));
    expect(measureByTable('ß', caps)).toBeCloseTo(0.7 * measureByTable('SS', ARIAL));
  });

  test('are in the drawing and in the mail, and in neither where there are none', () => {
    const shown = element('text', { content: 'Jane', style: { smallCaps: true } });
    const plain = element('text', { content: 'Jane', style: {} });
    expect(text.draw(shown, CONTEXT)[0]?.attributes['font-variant']).toBe('small-caps');
    expect(text.draw(plain, CONTEXT)[0]?.attributes).not.toHaveProperty('font-variant');
    expect(text.toEmail(shown, CONTEXT).cell.font?.smallCaps).toBe(true);
    expect(text.toEmail(plain, CONTEXT).cell.font).not.toHaveProperty('smallCaps');
  });
});

describe('fonts', () => {
  test('that some devices lack name what stands in for them', () => {
    expect(fallbacksOf('Consolas')).toEqual(['Menlo', 'Courier New']);
    expect(fallbacksOf('Comic Sans MS')).toEqual(['Chalkboard SE']);
    expect(fallbacksOf('Arial')).toEqual([]);
    expect(fallbacksOf('Helvetica')).toEqual([]);
  });

  test('of which every letter is as wide are measured so', () => {
    const consolas = { ...ARIAL, name: 'Consolas' } as const;
    expect(measureByTable('iii', consolas)).toBe(measureByTable('WWW', consolas));
  });
});
