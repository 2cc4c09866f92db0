import { describe, expect, test } from 'vitest';
import { parseDesign } from '../../src/scene/design-file/design-file';
import { normalizeElement } from '../../src/scene/design-file/legal';
import { definitionOf } from '../../src/scene/registry';
import type { ElementStyle, SceneElement } from '../../src/scene/scene';
import { writeDesign } from '../../src/scene/design-file/write-design';
import { CONTEXT, element } from './scenes';

const LINE = { backgroundColor: '#eeeeee', borderColor: '#111111' } as const;

function drawn(style: ElementStyle, type: SceneElement['type'] = 'rectangle') {
  return definitionOf(type).draw(element(type, { style: { ...LINE, ...style } }), CONTEXT);
}

function cellOf(style: ElementStyle, type: SceneElement['type'] = 'rectangle') {
  const made = element(type, { style: { ...LINE, ...style } });
  return definitionOf(type).toEmail(made, CONTEXT).cell;
}

describe('a double border', () => {
  test.each([
    [3, 1],
    [4, 1],
    [5, 2],
    [7, 2],
    [8, 3],
  ])('of %i px has two lines of %i', (borderWidth, stripe) => {
    expect(drawn({ borderStyle: 'double', borderWidth })).toMatchObject([
      { attributes: { x: stripe / 2, 'stroke-width': stripe, fill: '#eeeeee' } },
      { attributes: { x: borderWidth - stripe / 2, 'stroke-width': stripe, fill: 'none' } },
    ]);
  });

  test('is solid where it has no room for two lines, in the drawing and in the mail', () => {
    expect(drawn({ borderStyle: 'double', borderWidth: 2 })).toEqual(drawn({ borderWidth: 2 }));
    expect(cellOf({ borderStyle: 'double', borderWidth: 2 }).borders?.top?.style).toBe('solid');
    expect(cellOf({ borderStyle: 'double', borderWidth: 3 }).borders?.top?.style).toBe('double');
  });
});

describe('a dashed border', () => {
  test('has dashes of its own along each side, which begin and end at the corners', () => {
    const [background, ...sides] = drawn({ borderStyle: 'dashed', borderWidth: 3 });
    expect(background?.attributes).toMatchObject({ x: 0, width: 120, height: 80, fill: '#eeeeee' });
    expect(sides).toHaveLength(2);
    for (const [index, length] of [120, 80].entries()) {
      const [dash = 0, gap = 0] = dashesOf(sides[index]);
      expect(dash).toBe(6);
      // One dash more than gaps, over the whole side.
      expect(((length + gap) / (dash + gap)) % 1).toBeCloseTo(0, 3);
    }
  });

  test('has longer dashes where it is thin', () => {
    expect(dashesOf(drawn({ borderStyle: 'dashed', borderWidth: 2 })[1])[0]).toBe(6);
    expect(dashesOf(drawn({ borderStyle: 'dashed', borderWidth: 1 })[1])[0]).toBe(3);
  });

  test('runs around round corners as one line', () => {
    const nodes = drawn({ borderStyle: 'dashed', borderWidth: 4, radius: 12 });
    expect(nodes).toMatchObject([
      { attributes: { x: 0, rx: 12 } },
      { attributes: { x: 2, rx: 10, 'stroke-width': 4, fill: 'none' } },
    ]);
  });

  test('is solid around a gradient, which clients would repeat below it', () => {
    const background = { angle: 90, from: '#000000', to: '#ffffff' } as const;
    const { borders } = cellOf({ borderStyle: 'dashed', borderWidth: 2, background }, 'background');
    expect(borders?.top?.style).toBe('solid');
  });

  test('is printed as one', () => {
    const edge = { width: 2, color: '#111111', style: 'dashed' };
    expect(cellOf({ borderStyle: 'dashed', borderWidth: 2 }).borders).toEqual({
      top: edge,
      right: edge,
      bottom: edge,
      left: edge,
    });
  });
});

describe('corners each by itself', () => {
  test('win over one radius for all', () => {
    expect(cellOf({ radius: 20, corners: [0, 0, 4, 4] }).radius).toEqual([0, 0, 4, 4]);
    const [path] = drawn({ borderWidth: 0, corners: [0, 0, 4, 4] });
    expect(path).toMatchObject({ tag: 'path', attributes: { fill: '#eeeeee' } });
  });

  test('are one radius where all are alike, and none where all are square', () => {
    expect(cellOf({ corners: [6, 6, 6, 6] }).radius).toBe(6);
    expect(cellOf({ corners: [0, 0, 0, 0], radius: 9 }).radius).toBeUndefined();
  });

  test('shrink in proportion where a side has no room for them', () => {
    expect(cellOf({ corners: [100, 0, 0, 60] }).radius).toEqual([50, 0, 0, 30]);
  });
});

describe('in a file', () => {
  test('both are kept', () => {
    const style = { borderStyle: 'double', corners: [1, 2, 3, 400] } as const;
    const scene = {
      background: '#ffffff',
      frame: { width: 600, height: 200, trim: true },
    } as const;
    const elements = [normalizeElement(element('rectangle', { style }))];
    const written = writeDesign({ ...scene, elements }, {});
    if (!written.ok) throw new Error('Not written');
    expect(parseDesign(written.value)).toMatchObject({
      value: { design: { elements }, notes: [] },
    });
  });

  test.each<[string, unknown]>([
    ['another style', { borderStyle: 'groove' }],
    ['a style that every object has', { borderStyle: 'constructor' }],
    ['three corners', { corners: [1, 2, 3] }],
    ['corners that are no numbers', { corners: ['1', 2, 3, 4] }],
    ['a corner out of range', { corners: [1, 2, 3, 401] }],
    ['half a px', { corners: [1, 2, 3, 0.5] }],
    ['no list', { corners: { length: 4 } }],
  ])('%s is left out with a note', (_, style) => {
    const file = JSON.stringify({
      version: 1,
      elements: [{ type: 'rectangle', x: 0, y: 0, style }],
    });
    const found = parseDesign(file);
    if (!found.ok) throw new Error('Not read');
    expect(found.value.design.elements[0]?.style).toEqual({});
    expect(found.value.notes).toHaveLength(1);
  });
});

function dashesOf(node: ReturnType<typeof drawn>[number] | undefined): readonly number[] {
  return String(node?.attributes['stroke-dasharray']).split(' ').map(Number);
}
