import { describe, expect, test } from 'vitest';
import { BLANK_SIGNATURE } from '../../src/model/person/signature';
import { ELEMENT_GROUPS } from '../../src/scene/element-groups';
import { SCENE_LIMITS } from '../../src/scene/limits';
import { makeElement } from '../../src/scene/operations/add';
import { clampDrag } from '../../src/scene/operations/move';
import { HANDLES, resizeBox } from '../../src/scene/operations/resize';
import { EMPTY_SCENE } from '../../src/scene/empty-scene';
import { reduceScene } from '../../src/scene/reduce-scene';
import { ELEMENTS, definitionOf } from '../../src/scene/registry';
import type { Scene, SceneElement } from '../../src/scene/scene';
import { idsWithin } from '../../src/scene/selection';
import { measureByTable } from '../../src/scene/text/text-width';

/* The builder in sections 2, 3, 4, 5 and 9 of the specification, written out. */
const TEXT_TYPES = [
  ...(['text', 'name', 'title', 'company', 'department', 'quote'] as const),
  ...(['email', 'phone', 'mobile', 'fax', 'website', 'address'] as const),
];
const ICON_TYPES = ['linkedin', 'twitter', 'instagram', 'facebook'] as const;

/** The library from its top: group, type, label. */
const LIBRARY: readonly (readonly string[])[] = [
  ['Text Elements', 'text', 'Text'],
  ['Text Elements', 'name', 'Name'],
  ['Text Elements', 'title', 'Job Title'],
  ['Text Elements', 'company', 'Company'],
  ['Text Elements', 'department', 'Department'],
  ['Text Elements', 'quote', 'Quote'],
  ['Contact Info', 'email', 'Email'],
  ['Contact Info', 'phone', 'Phone'],
  ['Contact Info', 'mobile', 'Mobile'],
  ['Contact Info', 'fax', 'Fax'],
  ['Contact Info', 'website', 'Website'],
  ['Contact Info', 'address', 'Address'],
  ['Media & Social', 'logo', 'Logo'],
  ['Media & Social', 'linkedin', 'LinkedIn'],
  ['Media & Social', 'twitter', 'X'],
  ['Media & Social', 'instagram', 'Instagram'],
  ['Media & Social', 'facebook', 'Facebook'],
  ['Media & Social', 'social', 'Social Links'],
  ['Shapes & Design', 'rectangle', 'Rectangle'],
  ['Shapes & Design', 'circle', 'Circle'],
  ['Shapes & Design', 'line', 'Line'],
  ['Shapes & Design', 'divider', 'Divider'],
  ['Shapes & Design', 'background', 'Background'],
];

describe('elements', () => {
  test('are twenty-three, in four groups of the library', () => {
    const labels = new Map(ELEMENT_GROUPS.map(({ id, label }) => [id, label]));
    const all = ELEMENTS.map(({ type, label, group }) => [labels.get(group), type, label]);
    const specified = new Set(LIBRARY.map(([, type]) => type));
    expect(all.filter(([, type]) => specified.has(String(type)))).toEqual(LIBRARY);
  });

  test('have one group besides, below these', () => {
    const own = new Set(LIBRARY.map(([group]) => group));
    expect(ELEMENT_GROUPS.map(({ label }) => label)).toEqual([...own, 'Buttons & Legal']);
  });

  test.each([
    ['logo', 120, 60],
    ['rectangle', 120, 80],
    ['circle', 80, 80],
    ['line', 100, 2],
    ['background', 200, 150],
    ...TEXT_TYPES.map((type) => [type, 100, 30] as const),
    ...ICON_TYPES.map((type) => [type, 30, 30] as const),
    ['social', 100, 30],
  ] as const)('a new %s is %d x %d', (type, width, height) => {
    expect(made(type)).toMatchObject({ width, height });
  });

  test('a new text is in the style that resetting gives', () => {
    const styles = TEXT_TYPES.map((type) => {
      const scene = sceneOf({ ...made(type), style: { fontSize: 30 } });
      const [reset] = reduceScene(scene, { type: 'scene/elementsReset', ids: ['it'] }).elements;
      return [type, reset?.style];
    });
    expect(TEXT_TYPES.map((type) => [type, made(type).style])).toEqual(styles);
  });

  test.each(TEXT_TYPES)('a %s without a style is drawn in the default one', (type) => {
    const context = { person: BLANK_SIGNATURE, measure: measureByTable };
    const [text] = definitionOf(type).draw({ ...made(type), content: 'Words', style: {} }, context);
    expect(text?.attributes).toMatchObject({
      'font-size': 14,
      'font-weight': 400,
      fill: '#333333',
      'font-family': 'Arial,sans-serif',
      'text-anchor': 'start',
    });
  });

  test.each([
    ['name', 18, 700],
    ['title', 16, 400],
    ...TEXT_TYPES.filter((type) => type !== 'name' && type !== 'title').map(
      (type) => [type, 14, 400] as const,
    ),
  ] as const)(
    'reset to defaults gives a %s the size %d and the weight %d',
    (type, size, weight) => {
      const scene = sceneOf({ ...made(type), style: { fontSize: 30, color: '#ff0000' } });
      const [element] = reduceScene(scene, { type: 'scene/elementsReset', ids: ['it'] }).elements;
      expect(element?.style).toEqual({
        fontSize: size,
        fontWeight: weight,
        color: '#333333',
        textAlign: 'left',
      });
    },
  );

  test.each(['logo', 'rectangle', 'circle', 'line', 'background'] as const)(
    'a %s is resized by eight handles',
    (type) => {
      expect(definitionOf(type).handles).toBe('all');
      expect(HANDLES.toSorted()).toEqual(['e', 'n', 'ne', 'nw', 's', 'se', 'sw', 'w']);
    },
  );

  test.each(['rectangle', 'circle', 'line', 'divider', 'background'] as const)(
    'a %s is a shape, with colors and size to set',
    (type) => {
      const context = { person: BLANK_SIGNATURE, measure: measureByTable };
      expect(definitionOf(type).toEmail(made(type), context).holds).toBe('nothing');
      expect(definitionOf(type).sections).toEqual(
        expect.arrayContaining(['position', 'size', 'shape-colors']),
      );
    },
  );

  test('a logo is uploaded and has a size; texts have typography', () => {
    expect(definitionOf('logo').sections).toEqual(expect.arrayContaining(['logo-upload', 'size']));
    for (const type of TEXT_TYPES) expect(definitionOf(type).sections).toContain('typography');
  });
});

describe('constants', () => {
  test('of canvas, fields and gestures', () => {
    expect(SCENE_LIMITS).toMatchObject({
      canvas: { width: 800, height: 600 },
      frame: { width: 600, height: 200 },
      leastFrame: { width: 200, height: 20 },
      resize: { width: 20, height: 10 },
      width: { min: 10, max: 800 },
      height: { min: 2, max: 600 },
      place: { min: 0 },
      fontSize: { min: 8, max: 72 },
      // The specification has 0.5 to 2: docs/specification.md.
      zoom: { min: 0.25, max: 4, step: 0.1 },
      grid: 20,
      // The specification has 50 across and 30 down: docs/specification.md.
      rulerTick: 50,
      duplicateOffset: 20,
      dropMargins: { left: 10, top: 10, right: 150, bottom: 80 },
      assumedSize: { width: 100, height: 30 },
    });
  });

  test('the canvas begins empty and white, its frame 600 x 200', () => {
    expect(EMPTY_SCENE).toEqual({
      background: '#ffffff',
      frame: { width: 600, height: 200, trim: false },
      elements: [],
    });
  });
});

describe('behavior', () => {
  test('the zIndex of a new element is the count of elements and 1', () => {
    expect(made('name').zIndex).toBe(1);
    const two = sceneOf(box('a', 0, 0), box('b', 0, 0));
    expect(makeElement(definitionOf('name'), 'it', { x: 0, y: 0 }, two).zIndex).toBe(3);
  });

  test('a duplicate lies 20 px right and down, unlocked and above all others', () => {
    const scene = sceneOf({ ...box('a', 50, 60), locked: true }, { ...box('b', 0, 0), zIndex: 7 });
    const after = reduceScene(scene, {
      type: 'scene/elementsDuplicated',
      copies: { a: 'copy' },
      dx: SCENE_LIMITS.duplicateOffset,
      dy: SCENE_LIMITS.duplicateOffset,
    });
    expect(after.elements.at(-1)).toMatchObject({
      id: 'copy',
      x: 70,
      y: 80,
      locked: false,
      zIndex: 8,
    });
  });

  test('elements of 100 x 30 align by the constants 100 and 50', () => {
    const xs = [37, 210, 144];
    const scene = sceneOf(...xs.map((x, index) => box(`e${index}`, x, index * 40)));
    const align = (edge: 'left' | 'right' | 'center') => {
      const ids = scene.elements.map(({ id }) => id);
      const after = reduceScene(scene, { type: 'scene/elementsAligned', ids, edge });
      return new Set(after.elements.map(({ x }) => x));
    };
    const least = Math.min(...xs);
    const rightmost = Math.max(...xs.map((x) => x + 100));
    expect(align('left')).toEqual(new Set([least]));
    expect(align('right')).toEqual(new Set([rightmost - 100]));
    expect(align('center')).toEqual(new Set([Math.round((least + rightmost) / 2 - 50)]));
  });

  test('aligning needs two', () => {
    const scene = sceneOf(box('a', 10, 0), box('b', 90, 0));
    const action = { type: 'scene/elementsAligned', ids: ['b'], edge: 'left' } as const;
    expect(reduceScene(scene, action)).toBe(scene);
  });

  test('forward adds 1 to zIndex, backward takes 1 away, not below 0', () => {
    const scene = sceneOf({ ...box('a', 0, 0), zIndex: 1 });
    expect(stepA(scene, 'forward').elements[0]?.zIndex).toBe(2);
    const low = stepA(scene, 'backward');
    expect(low.elements[0]?.zIndex).toBe(0);
    expect(stepA(low, 'backward')).toBe(low);
  });

  test('a drop is clamped to 10 at the left and top, 150 and 80 before the right and bottom', () => {
    const boxes = [box('a', 100, 100)];
    const canvas = { width: 800, height: 600 };
    expect(clampDrag(boxes, { x: -1000, y: -1000 }, canvas)).toEqual({ x: 10 - 100, y: 10 - 100 });
    expect(clampDrag(boxes, { x: 9999, y: 9999 }, canvas)).toEqual({
      x: 800 - 150 - 100,
      y: 600 - 80 - 100,
    });
  });

  test.each(HANDLES)('a resize by %s is not less than 20 x 10', (handle) => {
    const start = { x: 300, y: 300, width: 120, height: 80 };
    const far = { x: handle.includes('w') ? 999 : -999, y: handle.includes('n') ? 999 : -999 };
    const { width, height } = resizeBox(start, handle, far);
    expect(width).toBe(/[ew]/.test(handle) ? 20 : 120);
    expect(height).toBe(/[ns]/.test(handle) ? 10 : 80);
  });

  test('a marquee selects what lies fully inside it', () => {
    const scene = sceneOf(box('a', 10, 10), box('b', 200, 10));
    expect(idsWithin(scene, { x: 0, y: 0, width: 250, height: 100 })).toEqual(['a']);
  });

  test('X, Y, width, height and font size stay within their limits', () => {
    const scene = sceneOf(box('a', 10, 10));
    const boxes = { a: { x: -5, y: -5, width: 5000, height: 5000 } };
    const big = reduceScene(scene, { type: 'scene/elementsResized', boxes });
    expect(big.elements[0]).toMatchObject({ x: 0, y: 0, width: 800, height: 600 });
    const none = { a: { x: 0, y: 0, width: 0, height: 0 } };
    const small = reduceScene(scene, { type: 'scene/elementsResized', boxes: none });
    expect(small.elements[0]).toMatchObject({ width: 10, height: 2 });
    const size = (fontSize: number) =>
      reduceScene(scene, { type: 'scene/elementsStyled', ids: ['a'], style: { fontSize } })
        .elements[0]?.style.fontSize;
    expect([size(7), size(73), size(20)]).toEqual([8, 72, 20]);
  });

  test('locked elements are neither moved nor resized', () => {
    const scene = sceneOf({ ...box('a', 50, 50), locked: true });
    const ids = ['a'];
    expect(reduceScene(scene, { type: 'scene/elementsMoved', ids, dx: 9, dy: 9 })).toBe(scene);
    const boxes = { a: { x: 0, y: 0, width: 50, height: 50 } };
    expect(reduceScene(scene, { type: 'scene/elementsResized', boxes })).toBe(scene);
  });

  test('clearing leaves no element', () => {
    expect(reduceScene(sceneOf(box('a', 0, 0)), { type: 'scene/cleared' }).elements).toEqual([]);
  });
});

function stepA(scene: Scene, step: 'forward' | 'backward'): Scene {
  return reduceScene(scene, { type: 'scene/elementsOrdered', ids: ['a'], step });
}

function made(type: SceneElement['type']): SceneElement {
  return makeElement(definitionOf(type), 'it', { x: 50, y: 50 }, EMPTY_SCENE);
}

function box(id: string, x: number, y: number): SceneElement {
  return { ...made('text'), id, x, y };
}

function sceneOf(...elements: readonly SceneElement[]): Scene {
  return { ...EMPTY_SCENE, elements };
}
