import { describe, expect, test } from 'vitest';
import { definitionOf } from '../../src/scene/registry';
import { reduceScene } from '../../src/scene/reduce-scene';
import { FONT_NAMES, type ElementStyle, type FontName, type TextSpan } from '../../src/scene/scene';
import { FONT_FACES, stackBehind } from '../../src/scene/text/fonts';
import { heldLineHeight } from '../../src/scene/text/held-line-height';
import { nameInStack } from '../../src/scene/text/name-in-stack';
import { readSpans } from '../../src/scene/text/spans';
import { CONTEXT, element, sceneOf } from './scenes';

const text = definitionOf('text');
const PART = { start: 5, end: 11 } as const;

function words(part: Omit<TextSpan, 'start' | 'end'>, style: ElementStyle = {}) {
  return element('text', { content: 'Jane iiiiii', spans: [{ ...PART, ...part }], style });
}

describe('a part in a font of its own', () => {
  const mono = words({ font: 'Courier New' });
  const widthOf = (shown: typeof mono) => text.toEmail(shown, CONTEXT).ink?.width ?? 0;

  test('is as wide as that font makes it, in lines that stay as high', () => {
    const plain = words({ font: 'Arial' });
    expect(widthOf(mono)).toBeGreaterThan(widthOf(plain) + 20);
    const { ink } = text.toEmail(mono, CONTEXT);
    expect(ink?.height).toBe(text.toEmail(plain, CONTEXT).ink?.height);
  });

  test('is drawn and sent so, and the rest is not', () => {
    const [line] = text.draw(mono, CONTEXT);
    expect(line?.attributes['font-family']).toBe('Arial,sans-serif');
    expect(line?.children).toMatchObject([
      { attributes: expect.not.objectContaining({ 'font-family': expect.anything() }) as unknown },
      { attributes: { 'font-family': "'Courier New',monospace" } },
    ]);
    const [rest, part] = text.toEmail(mono, CONTEXT).cell.children;
    expect(rest).not.toHaveProperty('font');
    expect(part).toMatchObject({ font: { family: "'Courier New',monospace", lineHeight: 16 } });
  });

  test('that the whole has anyway is not in the mail', () => {
    for (const shown of [
      words({ font: 'Arial' }),
      words({ font: 'Georgia' }, { fontFamily: 'Georgia' }),
      words({ font: 'Arial', firstFonts: 'Aptos' }, { firstFonts: 'Aptos' }),
      // Fonts that are named first belong to one of the designer.
      words({ firstFonts: 'Aptos' }),
    ]) {
      for (const child of text.toEmail(shown, CONTEXT).cell.children)
        expect(child).not.toHaveProperty('font');
    }
  });

  test('names fonts of other programs first, or those of the whole no more', () => {
    expect(families(words({ font: 'Georgia', firstFonts: 'Cambria,Sitka Text' }))).toEqual([
      'Arial,sans-serif',
      "Cambria,'Sitka Text',Georgia,serif",
    ]);
    expect(families(words({ font: 'Arial' }, { firstFonts: 'Aptos' }))).toEqual([
      'Aptos,Arial,sans-serif',
      'Arial,sans-serif',
    ]);
  });

  test.each(FONT_NAMES)('makes no line of %s higher, as far as that can be', (name) => {
    for (const [own, lineHeight] of [
      [14, 20],
      [13, 18],
      [16, 24],
      [32, 44],
      [48, 68],
    ] as const) {
      const line = reach(name, own, lineHeight);
      for (const other of FONT_NAMES.filter((each) => each !== name)) {
        for (let size = 8; size <= own + 6; size++) {
          const held = heldLineHeight(
            { family: FONT_FACES[other].stack, size },
            { family: FONT_FACES[name].stack, size: own, lineHeight },
          );
          expect(held % 2).toBe(0);
          if (held === 2) continue;
          const { above, below } = reach(other, size, held);
          const fits = [above <= line.above, below <= line.below];
          expect([other, own, size, ...fits]).toEqual([other, own, size, true, true]);
        }
      }
    }
  });
});

test('letters that may be in a font of the reader are held in lower lines', () => {
  const arial = { family: 'Arial,sans-serif', size: 14 };
  const around = { ...arial, lineHeight: 20 };
  expect(heldLineHeight(arial, around)).toBe(20);
  expect(heldLineHeight({ family: 'Georgia,serif', size: 14 }, around)).toBe(18);
  const aptos = { family: 'Aptos,Arial,sans-serif', size: 14 };
  expect(heldLineHeight(aptos, around)).toBe(16);
  const calibri = { ...around, family: 'Calibri,Arial,sans-serif' };
  expect(heldLineHeight(aptos, calibri)).toBe(14);
  expect(heldLineHeight({ ...arial, size: 72 }, around)).toBe(2);
});

describe('the font of a whole text', () => {
  const own = words({ font: 'Georgia', firstFonts: 'Cambria', bold: true });
  const changed = (action: 'scene/elementsStyled' | 'scene/elementsReset') =>
    reduceScene(
      sceneOf(own),
      action === 'scene/elementsReset'
        ? { type: action, ids: [own.id] }
        : { type: action, ids: [own.id], style: { fontFamily: 'Verdana', firstFonts: null } },
    ).elements[0]?.spans;

  test('takes that of parts away when it is set, and all of them when it is reset', () => {
    expect(changed('scene/elementsStyled')).toEqual([{ ...PART, bold: true }]);
    expect(changed('scene/elementsReset')).toBeUndefined();
  });
});

describe('fonts of parts that are read', () => {
  test('are those that elements may have', () => {
    for (const font of FONT_NAMES) expect(read({ font })).toMatchObject({ font });
    expect(read({ font: 'Georgia', firstFonts: 'Cambria,Sitka Text' })).toEqual({
      start: 0,
      end: 4,
      bold: true,
      font: 'Georgia',
      firstFonts: 'Cambria,Sitka Text',
    });
  });

  test.each<[string, unknown]>([
    ['one that is not there', 'Papyrus'],
    ['one in other letters', 'georgia'],
    ['a declaration', "Georgia;background:url('https://a.example')"],
    ['what all objects have', 'constructor'],
    ['a stack', 'Georgia,serif'],
    ['a number', 7],
    ['a list', ['Georgia']],
    ['nothing', null],
  ])('are none where they are %s', (_name, font) => {
    expect(read({ font })).toEqual({ start: 0, end: 4, bold: true });
  });

  test('name nothing first that could end a declaration or an attribute', () => {
    const firstFonts = 'a;color:red,b"onclick="x,c\'d,</style>,Aptos';
    expect(read({ font: 'Georgia', firstFonts })).toMatchObject({ firstFonts: 'Aptos' });
  });
});

test.each(FONT_NAMES)('%s is found again in its stack, behind any first fonts', (name) => {
  expect(nameInStack(stackBehind(name, ''))).toBe(name);
  expect(nameInStack(stackBehind(name, 'Aptos,Sitka Text'))).toBe(name);
  expect(nameInStack('Papyrus,fantasy')).toBeNull();
});

/** The font families of a text in the mail: of its cell, then of its parts. */
function families(shown: ReturnType<typeof words>) {
  const { font, children } = text.toEmail(shown, CONTEXT).cell;
  return [font?.family, ...children.flatMap((node) => ('font' in node ? node.font?.family : []))];
}

/** How far a line of letters reaches above and below the baseline, in px. */
function reach(font: FontName, size: number, lineHeight: number) {
  const { ascent, descent } = FONT_FACES[font];
  const [up, down] = [Math.round(ascent * size), Math.round(descent * size)];
  const above = up + Math.floor((lineHeight - up - down) / 2);
  return { above, below: lineHeight - above };
}

function read(part: object) {
  return readSpans([{ start: 0, end: 4, bold: true, ...part }], 'word')[0];
}
