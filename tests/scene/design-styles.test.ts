import { assert, constantFrom, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { AA_CONTRAST, contrast, mix, WHITE, type Hex } from '../../src/model/color/color';
import { parseDesign } from '../../src/scene/design-file/design-file';
import { writeDesign } from '../../src/scene/design-file/write-design';
import { EMPTY_SCENE } from '../../src/scene/empty-scene';
import { makeElement } from '../../src/scene/operations/add';
import { isReset } from '../../src/scene/operations/set';
import { reduceScene } from '../../src/scene/reduce-scene';
import { definitionOf, ELEMENT_TYPES, type ElementType } from '../../src/scene/registry';
import {
  FONT_NAMES,
  type ElementStyle,
  type Scene,
  type SceneElement,
} from '../../src/scene/scene';
import { stylesOf } from '../../src/scene/styles/design-styles';
import { type DesignStyles } from '../../src/scene/properties/design-styles';
import { readSignature } from '../../src/saving/state/read-signature';
import { serializeSignature } from '../../src/saving/state/serialize-signature';
import { newSignatureHistory } from '../../src/store/signature/history';
import { NEW_SIGNATURE } from '../../src/store/signature/signature';
import { anyScene } from './scenes';

const STYLES = { font: 'Georgia', heading: 24, text: 13, small: 10, accent: '#aa0055' } as const;

test('new elements take the styles of their design, each at its own scale', () => {
  const scene = { ...EMPTY_SCENE, styles: STYLES };
  const styleOf = (type: ElementType) => made(scene, type).style;
  expect(styleOf('name')).toMatchObject({ fontFamily: 'Georgia', fontSize: 24, fontWeight: 700 });
  expect(styleOf('title')).toMatchObject({ fontFamily: 'Georgia', fontSize: 15 });
  expect(styleOf('email')).toMatchObject({ fontFamily: 'Georgia', fontSize: 13 });
  expect(styleOf('disclaimer')).toMatchObject({ fontSize: 10, color: '#6b7280' });
  expect(styleOf('button')).toMatchObject({ backgroundColor: '#aa0055', color: '#ffffff' });
  expect(styleOf('meeting')).toMatchObject({ color: '#aa0055' });
  expect(styleOf('rectangle')).toEqual(made(EMPTY_SCENE, 'rectangle').style);
});

test('a changed style changes what has it, not what has a value of its own, nor what is locked', () => {
  const scene = sceneOf({ a: {}, b: {}, c: { fontSize: 30 } }, { b: { locked: true } });
  const after = changed(scene, { text: 12, font: 'Verdana' });
  expect(after.elements.map(({ style }) => style.fontSize)).toEqual([12, 14, 30]);
  expect(after.elements.map(({ style }) => style.fontFamily)).toEqual([
    'Verdana',
    undefined,
    'Verdana',
  ]);
  expect(changed(after, { text: 12 })).toBe(after);
});

test('a design that sets no style has those of most of its elements', () => {
  const own: ElementStyle = { fontFamily: 'Tahoma', fontSize: 12 };
  const scene = sceneOf({ a: own, b: own, c: {} });
  expect(stylesOf(scene)).toMatchObject({ font: 'Tahoma', text: 12, heading: 18 });
  const after = changed(scene, { font: 'Georgia' });
  expect(after.elements.map(({ style }) => style.fontFamily)).toEqual([
    'Georgia',
    'Georgia',
    undefined,
  ]);
});

test('tints of the accent go with it, as readable on white as they were; grays and other colors stay', () => {
  const [blue, red, yellow] = ['#1e5bb8', '#b3261e', '#e0b000'] as const;
  const others = { c: '#0a66c2', d: '#6d747a', e: '#ffffff', f: '#1f2933' } as const;
  const given = { a: '#4676c2', b: '#8faddc', ...others } as const;
  const scene = sceneOf(
    Object.fromEntries(Object.entries(given).map(([id, color]) => [id, { color }])),
  );
  const colorsWith = (accent: Hex) => {
    const { elements } = changed({ ...scene, styles: { accent: blue } }, { accent });
    return Object.fromEntries(elements.map(({ id, style }) => [id, style.color]));
  };
  const { a = WHITE, b = WHITE, ...rest } = colorsWith(red);
  expect(a).not.toBe(given.a);
  expect(contrast(a, WHITE)).toBeGreaterThanOrEqual(AA_CONTRAST);
  expect(contrast(b, mix(red, WHITE, 0.5))).toBeLessThan(1.05);
  expect(rest).toEqual(others);
  // What cannot be read itself has no readable tint.
  expect(colorsWith(yellow)).toMatchObject({ a: yellow });
});

test('the accent is the color that most elements have, and goes with them wherever they have it', () => {
  const [blue, red] = ['#1e5bb8', '#b3261e'] as const;
  const gradient = { angle: 90, from: blue, to: '#ffffff' } as const;
  const scene = sceneOf(
    { a: { color: blue }, b: { color: blue }, c: { color: '#333333', background: gradient } },
    { b: { locked: true }, c: { content: 'Call me', spans: [{ start: 0, end: 4, color: blue }] } },
  );
  expect(stylesOf(scene).accent).toBe(blue);
  const [a, b, c] = changed(scene, { accent: red }).elements;
  expect(a?.style.color).toBe(red);
  expect(b?.style.color).toBe(blue);
  expect(c?.style).toMatchObject({ color: '#333333', background: { ...gradient, from: red } });
  expect(c?.spans).toEqual([{ start: 0, end: 4, color: red }]);
});

test('the accent is no tint of another color of the design: more labels than headings are in it', () => {
  const [blue, tint, red] = ['#1e5bb8', '#4676c2', '#b3261e'] as const;
  const labels = { b: { color: tint }, c: { color: tint }, d: { color: tint } };
  const scene = sceneOf({ a: { color: blue }, ...labels, e: { color: red }, f: { color: red } });
  expect(stylesOf(scene).accent).toBe(blue);
  const [a, b] = changed(scene, { accent: '#0b6b4f' }).elements;
  expect(a?.style.color).toBe('#0b6b4f');
  expect(b?.style.color).not.toBe(tint);
  expect(stylesOf(sceneOf(labels)).accent).toBe(tint);
});

test('badges and icons without a color of their own take the accent with buttons, and begin with it', () => {
  const types = ['social', 'linkedin', 'icon', 'button'] as const;
  const elements = types.map((type) => made(EMPTY_SCENE, type));
  const scene = { ...EMPTY_SCENE, elements };
  const red = changed(scene, { accent: '#b3261e' });
  expect(colorsOf(red)).toEqual(types.map(() => '#b3261e'));
  expect(colorsOf(changed(red, { accent: '#0b6b4f' }))).toEqual(types.map(() => '#0b6b4f'));
  expect(colorsOf(changed(scene, { text: 12 }))).toEqual(colorsOf(scene));
  expect(made(red, 'social').style.backgroundColor).toBe('#b3261e');
  const style = { backgroundColor: '#e0b000' } as const;
  const yellow = reduceScene(red, { type: 'scene/elementsStyled', ids: ['social'], style });
  const [social] = changed(yellow, { accent: '#0b6b4f' }).elements;
  expect(social?.style.backgroundColor).toBe('#e0b000');
});

test('applied, they are those of all unlocked elements, and other fonts of programs go', () => {
  const scene = sceneOf({ a: { fontFamily: 'Verdana', firstFonts: 'Aptos' }, b: { fontSize: 16 } });
  const after = reduceScene(changed(scene, STYLES), { type: 'scene/stylesApplied' });
  for (const { style } of after.elements) {
    expect(style).toMatchObject({ fontFamily: 'Georgia', fontSize: 13 });
    expect(style.firstFonts).toBeUndefined();
  }
});

const sizes = ({ elements }: Scene) => elements.map(({ style }) => style.fontSize);

test('applied, they leave a text its part in the design, by the size that it is nearest to, and it goes on having that', () => {
  const own = [30, 15, 11].map((fontSize, at): SceneElement => {
    const element = made(EMPTY_SCENE, 'text');
    return { ...element, id: `text ${at}`, style: { ...element.style, fontSize } };
  });
  const name = { ...made(EMPTY_SCENE, 'title'), style: { fontSize: 30 } };
  const scene = { ...EMPTY_SCENE, styles: STYLES, elements: [...own, name] };
  const after = reduceScene(scene, { type: 'scene/stylesApplied' });
  expect(sizes(after)).toEqual([24, 13, 10, 15]);
  expect(sizes(changed(after, { heading: 28 }))).toEqual([28, 13, 10, 15]);
});

test('what is reset has the styles of the design', () => {
  const scene = changed(sceneOf({ a: { fontSize: 40, italic: true } }), STYLES);
  const [after] = reduceScene(scene, { type: 'scene/elementsReset', ids: ['a'] }).elements;
  expect(after?.style).toEqual(made(scene, 'text').style);
  expect(after && isReset(after, scene.styles)).toBe(true);
});

test('styles come back from files and from the device; what is none of them is left out', () => {
  const scene = { ...changed(sceneOf({ a: {} }), STYLES) };
  const written = writeDesign(scene, {});
  const read = written.ok ? parseDesign(written.value) : written;
  expect(read.ok && read.value.design.styles).toEqual(STYLES);
  const saved = serializeSignature(newSignatureHistory({ ...NEW_SIGNATURE, scene }));
  const loaded = readSignature(structuredClone(saved));
  expect(loaded.ok && loaded.value.present.scene).toEqual(scene);
  const odd = { ...EMPTY_SCENE, version: 1, styles: { font: 'Papyrus', text: 1e9, more: 1 } };
  const parsed = parseDesign(JSON.stringify(odd));
  expect(parsed.ok && parsed.value.design.styles).toEqual({ text: 72 });
});

test('every type takes a style, or has none to take', () => {
  for (const type of ELEMENT_TYPES) {
    const [plain, styled] = [
      made(EMPTY_SCENE, type),
      made({ ...EMPTY_SCENE, styles: STYLES }, type),
    ];
    const hasWords = definitionOf(type).content === 'words';
    expect(styled.style.fontFamily).toBe(hasWords ? 'Georgia' : undefined);
    expect({ ...styled, style: {} }).toEqual({ ...plain, style: {} });
  }
});

test('a style that is set twice comes to the same as the second, whatever the scene', () => {
  const styles = record({ font: constantFrom(...FONT_NAMES), text: constantFrom(9, 14, 21) });
  assert(
    property(anyScene, styles, (scene, change) => {
      const once = changed(scene, change);
      expect(changed(once, change)).toBe(once);
      expect(stylesOf(once)).toMatchObject(change);
    }),
  );
});

function made(scene: Scene, type: ElementType) {
  return makeElement(definitionOf(type), type, { x: 0, y: 0 }, scene);
}

function sceneOf(
  styles: Readonly<Record<string, ElementStyle>>,
  more: Readonly<Record<string, Partial<SceneElement>>> = {},
): Scene {
  const elements = Object.entries(styles).map(([id, style]) => {
    const element = makeElement(definitionOf('text'), id, { x: 0, y: 0 }, EMPTY_SCENE);
    return { ...element, style: { ...element.style, ...style }, ...more[id] };
  });
  return { ...EMPTY_SCENE, elements };
}

function colorsOf({ elements }: Scene) {
  return elements.map(({ style }) => style.backgroundColor);
}

function changed(scene: Scene, styles: DesignStyles): Scene {
  return reduceScene(scene, { type: 'scene/stylesChanged', styles });
}
