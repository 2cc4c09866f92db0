import { describe, expect, it } from 'vitest';
import { SAMPLE_SIGNATURE } from '../../src/model/signature';
import { EMPTY_SCENE } from '../../src/scene/empty-scene';
import { fitElement, fitScene } from '../../src/scene/fit-scene';
import { parseDesign } from '../../src/scene/design-file';
import { makeElement } from '../../src/scene/operations/add';
import { reduceScene } from '../../src/scene/reduce-scene';
import { definitionOf, type ElementType } from '../../src/scene/registry';
import type { Scene, SceneElement } from '../../src/scene/scene';
import type { MeasureText } from '../../src/scene/text-measure';
import { writeDesign } from '../../src/scene/write-design';

/** Each letter is 10 px wide. */
const measure: MeasureText = (text) => text.length * 10;
/** The same in another font. */
const measureWider: MeasureText = (text) => text.length * 12;
const context = { signature: SAMPLE_SIGNATURE, measure };

function made(type: ElementType, rest: Partial<SceneElement> = {}): SceneElement {
  const element = makeElement(definitionOf(type), 'it', { x: 200, y: 40 }, EMPTY_SCENE);
  return { ...element, ...rest };
}

function fitted(type: ElementType, rest: Partial<SceneElement> = {}): SceneElement {
  return fitElement(made(type, rest), context);
}

const boxOf = ({ x, y, width, height }: SceneElement) => ({ x, y, width, height });

describe('the box that a text gives itself', () => {
  it('hugs its only line', () => {
    expect(boxOf(fitted('text', { content: 'Hello' }))).toEqual({
      x: 200,
      y: 40,
      width: 50,
      height: 20,
    });
  });

  it('is as wide as the longest of its lines, and as high as all', () => {
    const { width, height } = fitted('text', { content: 'Hi\nHello, you\nthere' });
    expect({ width, height }).toEqual({ width: 100, height: 60 });
  });

  it('hugs what it shows of the person', () => {
    expect(fitted('email').width).toBe(SAMPLE_SIGNATURE.email.length * 10);
  });

  it('comes to lie where the letters of an older box are', () => {
    const centered = fitted('text', { content: 'Hello', style: { textAlign: 'center' } });
    expect(boxOf(centered)).toMatchObject({ x: 225, width: 50 });
    const tooLong = fitted('text', { content: 'Hello, world', style: { textAlign: 'center' } });
    expect(boxOf(tooLong)).toMatchObject({ x: 200, width: 120 });
  });

  it.each([
    ['left', 200],
    ['center', 175],
    ['right', 150],
  ] as const)('grows away from where it is aligned: %s', (textAlign, x) => {
    const before = fitElement(
      made('text', { content: 'Hello', width: 50, autoWidth: true, style: { textAlign } }),
      context,
    );
    expect(before.x).toBe(200);
    const after = fitElement({ ...before, content: 'HelloHello' }, context);
    expect(boxOf(after)).toMatchObject({ x, width: 100 });
  });

  it('keeps the width that a wrapping text was given, and follows its lines in height', () => {
    const wrapped = fitted('text', { content: 'one two three', wrap: true, width: 60 });
    expect(boxOf(wrapped)).toMatchObject({ x: 200, width: 60, height: 60 });
    expect(wrapped.autoWidth).toBeUndefined();
  });

  it('never leaves the frame at its left', () => {
    const right = made('text', {
      content: 'Hello',
      x: 0,
      width: 50,
      autoWidth: true,
      style: { textAlign: 'right' },
    });
    expect(fitElement({ ...right, content: 'HelloHello' }, context).x).toBe(0);
  });

  it('is as wide as any element at least, and does not wander', () => {
    const narrow = fitted('text', { content: '.', style: { textAlign: 'right' } });
    expect(fitElement(narrow, context)).toBe(narrow);
  });

  it('is left alone for what has a box of its own', () => {
    const box = made('rectangle', { width: 300 });
    expect(fitElement(box, context)).toBe(box);
  });
});

describe('a scene with the boxes that elements give themselves', () => {
  const scene: Scene = { ...EMPTY_SCENE, elements: [made('email')] };
  const after = fitScene(scene, context);

  it('is the same one when they have them already', () => {
    expect(fitScene(after, context)).toBe(after);
    expect(fitScene(after, { ...context })).toBe(after);
  });

  it('follows the person', () => {
    const other = { ...SAMPLE_SIGNATURE, email: 'a@b.co' };
    expect(fitScene(after, { ...context, signature: other }).elements[0]?.width).toBe(60);
  });

  it('follows fonts that have come', () => {
    const [element] = fitScene(after, {
      ...context,
      measure: measureWider,
      fontArrivals: 1,
    }).elements;
    expect(element?.width).toBe(SAMPLE_SIGNATURE.email.length * 12);
  });

  it('is a file that says which texts are as wide as they say', () => {
    const file = writeDesign(after, SAMPLE_SIGNATURE);
    const read = file.ok ? parseDesign(file.value) : null;
    expect(read?.ok && read.value.design.elements).toEqual(after.elements);
  });

  it('gives a text a width of its own once it wraps', () => {
    const boxes = { it: { x: 200, y: 40, width: 60, height: 20 } };
    const next = reduceScene(after, { type: 'scene/elementsResized', boxes, wrap: true });
    expect(next.elements[0]).toMatchObject({ width: 60, wrap: true });
    expect(next.elements[0]?.autoWidth).toBeUndefined();
  });
});
