import { describe, expect, test } from 'vitest';
import { designFileOf, isDesignText } from '../../src/editor/commands/clipboard/import-design';
import { elementCount, statusLine } from '../../src/editor/chrome/status-line';
import { FONT_WEIGHTS, nearestWeight } from '../../src/editor/panels/font-choices';
import {
  BACKGROUNDS,
  SHOWN_TEXT_COLORS,
  TEXT_COLORS,
  WHITE_TEXT,
} from '../../src/editor/panels/text-choices';

import { ICON_SIZE, iconBox, iconSizeOf } from '../../src/editor/panels/icon-size';
import { selectRecentColors } from '../../src/editor/panels/panel-state';
import { sizeIn } from '../../src/editor/panels/sections/logo-shape-section';
import { IMAGE_SHAPES } from '../../src/model/picture/image';
import { designer } from '../helpers/designer';
import { resetParts, resetSection } from '../../src/editor/panels/reset-button';
import { elementsIn, sectionsFor } from '../../src/editor/panels/sections/sections-for';
import { sharedValue } from '../../src/editor/panels/shared-value';

import { contrast } from '../../src/model/color/color';
import { BLANK_SIGNATURE } from '../../src/model/person/signature';
import { makeElement } from '../../src/scene/operations/add';
import { reduceScene } from '../../src/scene/reduce-scene';
import { EMPTY_SCENE } from '../../src/scene/empty-scene';
import { ELEMENTS, definitionOf, type ElementType } from '../../src/scene/registry';

const element = (type: ElementType) =>
  makeElement(definitionOf(type), type, { x: 0, y: 0 }, EMPTY_SCENE);

describe('the sections of the properties panel', () => {
  test.each([
    [['name'], ['content', 'position', 'typography', 'opacity']],
    [['logo'], ['logo-upload', 'position', 'size', 'shape', 'opacity', 'shadow', 'alt-link']],
    [['social'], ['social-address', 'position', 'icon-size', 'social-style', 'badge', 'opacity']],
    [['rectangle'], ['position', 'size', 'shape-colors', 'opacity', 'corners', 'shadow', 'link']],
    [['circle'], ['position', 'size', 'shape-colors', 'opacity', 'shadow', 'link']],
    [['background'], ['position', 'size', 'shape-colors', 'opacity', 'corners', 'shadow', 'link']],
    [
      ['name', 'email'],
      ['position', 'size', 'typography', 'opacity'],
    ],
    [
      ['rectangle', 'circle'],
      ['position', 'size', 'shape-colors', 'opacity', 'corners', 'shadow'],
    ],
    [
      ['logo', 'line'],
      ['position', 'size', 'shape', 'opacity', 'shadow', 'shape-colors', 'corners'],
    ],
    [
      ['name', 'circle', 'twitter'],
      [
        'position',
        'size',
        'typography',
        'opacity',
        'shape-colors',
        'shadow',
        'icon-size',
        'social-style',
        'badge',
      ],
    ],
    [['qr'], ['code', 'position', 'size']],
    [[], []],
  ] as const)('of %j are %j', (types, sections) => {
    expect(sectionsFor(types.map(element))).toEqual(sections);
  });
});

test('a section of several elements changes those that have it', () => {
  const types = ['name', 'circle', 'email'] as const;
  const all = types.map(element);
  expect(elementsIn('typography', all).map(({ type }) => type)).toEqual(['name', 'email']);
  expect(elementsIn('shape-colors', all).map(({ type }) => type)).toEqual(['circle']);
  expect(elementsIn('size', all)).toBe(all);
});

describe("'Reset to defaults'", () => {
  test.each([
    [['name'], 'typography', ['text style']],
    [['name', 'email'], 'typography', ['text style']],
    [['logo'], 'size', ['size']],
    [['rectangle'], 'size', ['size', 'colors', 'corners']],
    [['circle'], 'size', ['size', 'colors']],
    [['social'], 'icon-size', ['size', 'badge style']],
    [['button'], 'size', ['size', 'colors', 'corners', 'text style']],
    [['name', 'circle'], 'size', ['size', 'colors', 'text style']],
    [['twitter', 'social'], 'size', ['size', 'badge style']],
  ] as const)('of %j stands in %s and names %j', (types, section, parts) => {
    expect(resetSection(types.map(element))).toBe(section);
    expect(resetParts(types.map(element))).toEqual(parts);
  });

  test.each(ELEMENTS.map(({ type }) => type))('of a %s never moves it, and has a place', (type) => {
    const moved = { ...element(type), x: 70, y: 90 };
    const scene = { ...EMPTY_SCENE, elements: [moved] };
    const [after] = reduceScene(scene, { type: 'scene/elementsReset', ids: [type] }).elements;
    expect(after).toMatchObject({ x: 70, y: 90 });
    expect(resetSection([moved])).toBeDefined();
  });
});

const x = (item: { readonly x: number }): number => item.x;

test('a value is shared only where all agree', () => {
  expect(sharedValue([{ x: 1 }, { x: 1 }], x)).toBe(1);
  expect(sharedValue([{ x: 1 }, { x: 2 }], x)).toBeNull();
  expect(sharedValue([], x)).toBeNull();
});

test('a box made for a size of icons shows icons of that size', () => {
  for (const { type } of ELEMENTS.filter(({ iconSizing }) => iconSizing !== undefined)) {
    for (let size = ICON_SIZE.min; size <= ICON_SIZE.max; size++) {
      const box = iconBox(element(type), size, BLANK_SIGNATURE);
      expect(iconSizeOf({ ...element(type), ...box }, BLANK_SIGNATURE)).toBe(size);
    }
  }
});

test('eight light backgrounds and twelve readable text colors are offered', () => {
  expect(BACKGROUNDS.map(({ name }) => name)).toEqual([
    'White',
    'Light Gray',
    'Gray',
    'Blue',
    'Green',
    'Purple',
    'Pink',
    'Yellow',
  ]);
  for (const { color } of BACKGROUNDS) expect(contrast(color, '#ffffff')).toBeLessThan(1.3);
  expect([TEXT_COLORS.length, SHOWN_TEXT_COLORS]).toEqual([12, 8]);
  expect(TEXT_COLORS).not.toContain(WHITE_TEXT);
  for (const { color } of TEXT_COLORS) expect(contrast(color, '#ffffff')).toBeGreaterThan(4.5);
});

function sizes(width: number, height: number, type: 'logo' | 'picture' = 'picture') {
  return IMAGE_SHAPES.map((shape) => {
    const size = sizeIn(shape, { type, width, height });
    return Object.values(size).join(' × ');
  });
}

test('a shape gives a picture its size, and one of another size keeps its shorter side', () => {
  const given = ['80 × 80', '80 × 80', '60 × 90'];
  expect(sizes(120, 60, 'logo')).toEqual(given);
  expect(sizes(90, 60)).toEqual(given);
  expect(sizes(80, 80)).toEqual(given);
  expect(sizes(120, 150)).toEqual(['120 × 120', '120 × 120', '120 × 180']);
  expect(sizes(300, 121)).toEqual(['121 × 121', '121 × 121', '121 × 182']);
});

test('the colors of a design are offered again, those of parts of its texts, too', () => {
  const spans = [{ start: 0, end: 2, color: '#14325a' }] as const;
  const { store } = designer()
    .has('text', 'words', { content: 'Hale & Lind', spans, style: { color: '#7a3b12' } })
    .has('rectangle', 'box', { style: { backgroundColor: '#c2410d' } });
  const recent = selectRecentColors(store.getState());
  expect(recent).toEqual(expect.arrayContaining(['#c2410d', '#14325a', '#7a3b12']));
});

test('weights have the names of the specification, and any other is shown as the nearest', () => {
  expect(FONT_WEIGHTS.map(({ weight, name }) => `${name} ${weight}`)).toEqual([
    'Thin 100',
    'Light 300',
    'Normal 400',
    'Medium 500',
    'Semibold 600',
    'Bold 700',
    'Extra Bold 800',
  ]);
  expect([150, 200, 449, 790].map(nearestWeight)).toEqual([100, 100, 400, 800]);
});

test('the status line shows the one element that is selected, and leaves numbers to the toolbar', () => {
  expect(elementCount(1)).toBe('1 element');
  expect(elementCount(0)).toBe('0 elements');
  expect(statusLine([])).toBe('');
  expect(statusLine([element('title')])).toBe('Job Title selected');
  expect(statusLine([element('title'), element('name')])).toBe('');
});

test('a pasted text counts as a design only when it looks like one', () => {
  expect(isDesignText(' {"version": 1, "elements" : []}')).toBe(true);
  for (const text of ['', 'hello', '[1]', '{"a": 1}']) expect(isDesignText(text)).toBe(false);
  const files = [
    { name: 'a.png', type: 'image/png' },
    { name: 'b.JSON', type: '' },
  ];
  expect(designFileOf(files)?.name).toBe('b.JSON');
  expect(designFileOf([])).toBeUndefined();
});
