import { describe, expect, it } from 'vitest';
import { SAMPLE_SIGNATURE } from '../../../src/model/person/signature';
import type { SocialId } from '../../../src/model/person/social';
import { EMPTY_SCENE } from '../../../src/scene/empty-scene';
import { fitElement } from '../../../src/scene/text/fit-element';
import { fitScene } from '../../../src/scene/text/fit-scene';
import { parseDesign } from '../../../src/scene/design-file/design-file';
import { makeElement } from '../../../src/scene/operations/add';
import { isReset } from '../../../src/scene/operations/set';
import { reduceScene } from '../../../src/scene/reduce-scene';
import { definitionOf, type ElementType } from '../../../src/scene/registry';
import type { Scene, SceneElement } from '../../../src/scene/scene';
import type { MeasureText } from '../../../src/scene/text/text-measure';
import { writeDesign } from '../../../src/scene/design-file/write-design';

/** Each letter is 10 px wide. */
const measure: MeasureText = (text) => text.length * 10;
/** The same in another font. */
const measureWider: MeasureText = (text) => text.length * 12;
const context = { person: SAMPLE_SIGNATURE, measure };

function made(type: ElementType, rest: Partial<SceneElement> = {}): SceneElement {
  const element = makeElement(definitionOf(type), 'it', { x: 200, y: 40 }, EMPTY_SCENE);
  return { ...element, ...rest };
}

function fitted(type: ElementType, rest: Partial<SceneElement> = {}): SceneElement {
  return fitElement(made(type, rest), context);
}

const boxOf = ({ x, y, width, height }: SceneElement) => ({ x, y, width, height });

/** A person with these profiles and no others. */
function having(...networks: readonly SocialId[]) {
  const socialLinks = Object.fromEntries(networks.map((id) => [id, 'jane']));
  return { ...context, person: { ...SAMPLE_SIGNATURE, socialLinks } };
}

function sceneOf(element: SceneElement): Scene {
  return { ...EMPTY_SCENE, elements: [element] };
}

describe('the box that a text gives itself', () => {
  it('keeps its middle while it is typed letter by letter in the middle', () => {
    const odd = { ...context, measure: (text: string) => text.length * 7 };
    const start = fitElement(made('text', { content: 'H', style: { textAlign: 'center' } }), odd);
    let text = start;
    for (const length of [2, 3, 4, 5, 4, 3, 2, 1]) {
      text = fitElement({ ...text, content: 'Hello'.slice(0, length) }, odd);
    }
    expect(boxOf(text)).toEqual(boxOf(start));
  });

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

describe('the box that a row of badges gives itself', () => {
  const row = fitElement(made('social'), having('linkedin', 'twitter'));
  it('holds the badges exactly, from its left', () => {
    expect(boxOf(row)).toEqual({ x: 200, y: 40, width: 66, height: 30 });
  });

  it('grows and shrinks with the networks, while the badges keep their size', () => {
    const more = fitElement(row, having('linkedin', 'twitter', 'facebook', 'tiktok'));
    expect(boxOf(more)).toEqual({ x: 200, y: 40, width: 138, height: 30 });
    const one = fitElement(more, having('tiktok'));
    expect(boxOf(one)).toEqual({ x: 200, y: 40, width: 30, height: 30 });
    expect(boxOf(fitElement(one, having('linkedin', 'twitter')))).toEqual(boxOf(row));
  });

  it('has room for what stands there until the person has profiles', () => {
    expect(fitElement(row, having()).width).toBe(102);
  });

  it('does not count what is no address', () => {
    const { person } = having('linkedin');
    const socialLinks = { ...person.socialLinks, twitter: 'not an address' };
    const one = { ...context, person: { ...person, socialLinks } };
    expect(fitElement(row, one).width).toBe(30);
  });

  it('is no wider than any element, and no narrower', () => {
    const high = fitElement({ ...row, height: 600 }, having('linkedin', 'twitter'));
    expect(high.width).toBe(800);
    expect(fitElement({ ...row, height: 2 }, having('linkedin')).width).toBe(10);
  });

  it('has room for badges of the height that somebody gives it', () => {
    const boxes = { it: { ...boxOf(row), width: 200, height: 40 } };
    const sizedRow = reduceScene(sceneOf(row), { type: 'scene/elementsResized', boxes });
    const { elements } = fitScene(sizedRow, having('linkedin', 'tiktok'));
    expect(elements[0]).toMatchObject({ width: 86, height: 40, autoWidth: true });
  });

  it('is left alone in work that was saved before rows had boxes of their own', () => {
    const { autoWidth: _own, ...older } = made('social', { width: 140 });
    expect(fitElement(older, having('linkedin', 'twitter', 'facebook', 'tiktok'))).toBe(older);
  });

  it('stays its own where it was only moved along with others', () => {
    const boxes = { it: { ...boxOf(row), x: 260 } };
    const [after] = reduceScene(sceneOf(row), { type: 'scene/elementsResized', boxes }).elements;
    expect(after).toMatchObject({ x: 260, autoWidth: true });
  });

  it('is its own again after a reset', () => {
    const action = { type: 'scene/elementsReset', ids: ['it'] } as const;
    const { autoWidth: _own, ...older } = { ...row, width: 200, height: 40 };
    const after = fitScene(reduceScene(sceneOf(older), action), having('tiktok'));
    expect(after.elements[0]).toMatchObject({ width: 30, height: 30, autoWidth: true });
    expect(reduceScene(after, action)).toBe(after);
    expect(after.elements.every((each) => isReset(each))).toBe(true);
    expect(isReset(older)).toBe(false);
  });

  it('is its own again once it is read from a file', () => {
    const file = writeDesign(sceneOf(row), SAMPLE_SIGNATURE);
    const read = file.ok ? parseDesign(file.value) : null;
    expect(read?.ok && read.value.design.elements).toEqual([row]);
  });
});

describe('a scene with the boxes that elements give themselves', () => {
  const scene = sceneOf(made('email'));
  const after = fitScene(scene, context);

  it('is the same one when they have them already', () => {
    expect(fitScene(after, context)).toBe(after);
    expect(fitScene(after, { ...context })).toBe(after);
  });

  it('follows the person', () => {
    const other = { ...SAMPLE_SIGNATURE, email: 'a@b.co' };
    expect(fitScene(after, { ...context, person: other }).elements[0]?.width).toBe(60);
  });

  it('follows fonts that have come', () => {
    const [element] = fitScene(after, {
      ...context,
      measure: measureWider,
      fontArrivals: 1,
    }).elements;
    expect(element?.width).toBe(SAMPLE_SIGNATURE.email.length * 12);
  });

  it('keeps in a file which texts are as wide as their words', () => {
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
