import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { designReader } from '../../../src/scene/design-file/design-reader';
import { normalizeElement } from '../../../src/scene/design-file/legal';
import { readElement } from '../../../src/scene/design-file/read-element';
import { STYLE_KEYS, ELEMENT_KEYS } from '../../../src/scene/properties/placed-element';
import { isPicture } from '../../../src/scene/registry';
import { PNG } from '../../helpers/pictures';
import { LINK, oddValue, SIZE } from '../odd-values';
import { anyElement, element } from '../scenes';

const ownKey = fc.constantFrom(...ELEMENT_KEYS, 'stranger', 'constructor');
const styleKey = fc.constantFrom(...STYLE_KEYS, 'stranger');
const part = (key: fc.Arbitrary<string>) => fc.dictionary(key, oddValue, { maxKeys: 3 });
const legal = anyElement.map(normalizeElement);

/** What the product writes, with some values in it changed and some taken away. */
const nearlyLegal = fc
  .tuple(legal, part(ownKey), part(styleKey), fc.array(ownKey, { maxLength: 1 }))
  .map(([{ style, ...own }, owns, styles, gone]) => {
    const made = { ...own, style: { ...style, ...styles }, ...owns };
    return Object.fromEntries(
      Object.entries(made).filter(([key]) => !gone.some((each) => each === key)),
    );
  });

function read(given: unknown) {
  const reader = designReader();
  return { element: readElement(given, 0, reader, new Set()), notes: reader.notes() };
}

describe('an element of a file', () => {
  test('is legal, whatever was written, and is then read as it is', () => {
    fc.assert(
      fc.property(nearlyLegal, (given) => {
        const once = read(given).element;
        fc.pre(once.ok);
        expect(once.value).toStrictEqual(normalizeElement(once.value));
        expect(read(once.value)).toStrictEqual({ element: once, notes: [] });
      }),
      { numRuns: 500 },
    );
  });

  test('is any that the product makes, but for addresses that no mail may hold', () => {
    fc.assert(
      fc.property(legal, ({ href: _typed, content, ...rest }) => {
        const isShown = content !== undefined && !isPicture(rest);
        const given = isShown ? { ...rest, content } : { ...rest };
        expect(read(given)).toEqual({
          element: { ok: true, value: normalizeElement(given) },
          notes: [],
        });
      }),
    );
  });

  test.each([
    ['a picture', { type: 'logo', content: PNG, shape: 'round' }],
    ['a linked picture of known size', { type: 'logo', content: ` ${LINK} `, naturalSize: SIZE }],
    ['a picture of free ratio', { type: 'photo', content: PNG, freeRatio: true }],
    ['a hairline', { type: 'vertical-line', width: 1, height: 80 }],
    ['a link', { type: 'text', href: 'example.com' }],
    [
      'parts of a text',
      { type: 'text', content: 'a b', spans: [{ start: 0, end: 1, bold: true }] },
    ],
  ] as const)('is %s', (_name, rest) => {
    const given = element(rest.type, rest);
    expect(read(given)).toEqual({ element: { ok: true, value: given }, notes: [] });
  });
});

describe('a note, or another value, comes of', () => {
  test.each([
    ['a script for a link', { href: 'javascript:alert(1)' }],
    ['a page for a picture', { type: 'logo', content: 'data:text/html,x' }],
    ['more text than an element may hold', { content: 'x'.repeat(5001) }],
    ['a place off the canvas', { x: -1 }],
    ['half a unit', { width: 20.5 }],
    ['a color that is none', { style: { color: 'url(x)' } }],
    ['half a gradient', { style: { background: { angle: 1, from: '#112233' } } }],
    ['an id that is a name of our own', { id: 'constructor' }],
    ['an unknown key', { stranger: 1 }],
  ])('%s', (_name, rest) => {
    expect(read({ ...element('text'), ...rest }).notes).toHaveLength(1);
  });

  test.each([
    ['a zero below zero', { x: -0 }, { x: 0 }],
    [
      'a size that is of another picture',
      { type: 'logo', content: `${LINK}?b`, naturalSize: SIZE },
      { naturalSize: undefined },
    ],
  ])('%s', (_name, rest, shown) => {
    const { element: made } = read({ ...element('text'), ...rest });
    expect(made.ok && { ...made.value, ...shown }).toEqual(made.ok && made.value);
  });

  test('an element whose id is taken', () => {
    const taken = new Set(['text-1']);
    const made = readElement(element('text'), 0, designReader(), taken);
    expect(made).toMatchObject({ value: { id: 'text-2' } });
  });
});
