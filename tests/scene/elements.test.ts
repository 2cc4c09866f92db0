import { describe, expect, test } from 'vitest';
import { parseDesign } from '../../src/scene/design-file/design-file';
import { ELEMENT_GROUPS } from '../../src/scene/element-groups';
import { normalizeElement } from '../../src/scene/design-file/legal';
import { ELEMENT_TYPES, ELEMENTS, definitionOf, isElementType } from '../../src/scene/registry';
import { designText } from '../helpers/design-text';
import { describeElement } from './element-contract';
import { element, sceneOf } from './scenes';
import { describeWords, worded } from './words-contract';

test('the registry holds every type and every label once', () => {
  expect(new Set(ELEMENT_TYPES).size).toBe(ELEMENTS.length);
  expect(new Set(ELEMENTS.map(({ label }) => label)).size).toBe(ELEMENTS.length);
});

test('every group of the library has elements', () => {
  const used = new Set(ELEMENTS.map(({ group }) => group));
  expect(used).toEqual(new Set(ELEMENT_GROUPS.map(({ id }) => id)));
});

test('a type is known if it is one of the list', () => {
  for (const type of ELEMENT_TYPES) expect(isElementType(type)).toBe(true);
  for (const other of ['', 'Text', 'toString', null, 1]) expect(isElementType(other)).toBe(false);
});

describe.each(ELEMENTS)('$type', ({ type }) => {
  test('has legal defaults that a design file keeps', () => {
    const made = element(type);
    expect(normalizeElement(made)).toEqual(made);
    const parsed = parseDesign(designText(sceneOf(made), {}));
    expect(parsed).toMatchObject({ ok: true, value: { notes: [], design: { elements: [made] } } });
  });

  describeElement(definitionOf(type));
});

describe.each(ELEMENTS.flatMap(worded))('the words of a $type', (entry) => {
  describeWords(entry);
});
