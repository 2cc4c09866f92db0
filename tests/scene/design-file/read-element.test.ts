import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { elementBySchema } from '../../../src/scene/design-file/design-element';
import { designReader, type PlainRecord } from '../../../src/scene/design-file/design-reader';
import { isLegalElement } from '../../../src/scene/design-file/is-legal-element';
import { normalizeElement } from '../../../src/scene/design-file/legal';
import { readElement } from '../../../src/scene/design-file/read-element';
import { isPicture } from '../../../src/scene/registry';
import { PNG } from '../../helpers/pictures';
import { LINK, oddValue, SIZE } from '../odd-values';
import { anyElement, element } from '../scenes';

const OWN_KEYS =
  'hidden name groups content spans naturalSize href alt wrap shape freeRatio from until asPicture stranger constructor';
const STYLE_KEYS =
  'fontSize fontWeight color textAlign fontFamily italic underline lineHeight letterSpacing ' +
  'backgroundColor borderColor borderWidth borderStyle radius corners background socialStyle stranger';
const ownKey = fc.constantFrom(...Object.keys(element('text')), ...OWN_KEYS.split(' '));
const styleKey = fc.constantFrom(...STYLE_KEYS.split(' '));
const part = (key: fc.Arbitrary<string>) => fc.dictionary(key, oddValue, { maxKeys: 3 });
const legal = anyElement.map(normalizeElement);

/** What the product writes, with some values in it changed and some taken away. */
const nearlyLegal = fc
  .tuple(legal, part(ownKey), part(styleKey), fc.array(ownKey, { maxLength: 1 }))
  .map(([{ style, ...own }, owns, styles, gone]): PlainRecord => {
    const made = { ...own, style: { ...style, ...styles }, ...owns };
    return Object.fromEntries(
      Object.entries(made).filter(([key]) => !gone.some((each) => each === key)),
    );
  });

describe('an element that is taken without the schema', () => {
  test('is what the schema makes of it, without notes', () => {
    fc.assert(
      fc.property(nearlyLegal, (given) => {
        fc.pre(isLegalElement(given));
        const reader = designReader();
        const read = elementBySchema(given, 0, reader, new Set());
        expect(read).toStrictEqual({ ok: true, value: given });
        expect(reader.notes()).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  test('is any that the product makes, but for addresses that no mail may hold', () => {
    fc.assert(
      fc.property(legal, ({ href: _typed, content, ...rest }) => {
        const isShown = content !== undefined && !isPicture(rest);
        expect(isLegalElement(isShown ? { ...rest, content } : { ...rest })).toBe(true);
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
    expect(isLegalElement({ ...element(rest.type, rest) })).toBe(true);
  });
});

describe('the schema reads', () => {
  test.each([
    ['a script for a link', { href: 'javascript:alert(1)' }],
    ['a page for a picture', { type: 'logo', content: 'data:text/html,x' }],
    ['more text than an element may hold', { content: 'x'.repeat(5001) }],
    ['a place off the canvas', { x: -1 }],
    ['a zero below zero', { x: -0 }],
    ['half a unit', { width: 20.5 }],
    ['a color that is none', { style: { color: 'url(x)' } }],
    ['half a gradient', { style: { background: { angle: 1, from: '#112233' } } }],
    [
      'a size that is of another picture',
      { type: 'logo', content: `${LINK}?b`, naturalSize: SIZE },
    ],
    ['an id that is a name of our own', { id: 'constructor' }],
    ['an unknown key', { stranger: 1 }],
  ])('%s', (_name, rest) => {
    expect(isLegalElement({ ...element('text'), ...rest })).toBe(false);
  });

  test('an element whose id is taken', () => {
    const taken = new Set(['text-1']);
    const read = readElement(element('text'), 0, designReader(), taken);
    expect(read).toMatchObject({ value: { id: 'text-2' } });
  });
});
