import { describe, expect, test } from 'vitest';
import { PROFILE_CHARACTERS } from '../../src/model/limits';
import { fieldCharacters } from '../../src/model/person/text-fields';
import { completeSignature } from '../../src/model/person/signature';
import { parseDesign } from '../../src/scene/design-file/design-file';
import { writeDesign } from '../../src/scene/design-file/write-design';
import { SCENE_LIMITS } from '../../src/scene/limits';
import { reduceScene } from '../../src/scene/reduce-scene';
import { textRoom } from '../../src/scene/design-file/text-total';
import { designText } from '../helpers/design-text';
import { designOf } from '../helpers/scenes';

const LONG = 'x'.repeat(SCENE_LIMITS.text);
const FULL_COUNT = SCENE_LIMITS.allText / SCENE_LIMITS.text;

/** A design with no room for another character. */
function fullDesign() {
  return designOf(
    Array.from({ length: FULL_COUNT }, (_, at) => ({
      type: 'text' as const,
      x: 0,
      y: 40 * at,
      content: LONG,
    })),
  );
}

describe('a design holds so much text and no more', () => {
  test('a full one can be written and read again', () => {
    const design = fullDesign();
    expect(textRoom(design.elements)).toBe(0);
    const read = parseDesign(designText(design, {}));
    expect(read.ok && read.value.design.elements).toEqual(design.elements);
  });

  test('a file with more is refused, and the message states how much', () => {
    const { elements } = fullDesign();
    const more = designOf([{ type: 'text', x: 0, y: 0, content: 'y' }], {}).elements;
    const design = { ...fullDesign(), elements: [...elements, ...more] };
    const words = 'This design has 100,001 characters of text. The limit is 100,000.';
    const read = parseDesign(JSON.stringify(design));
    expect(read.ok ? null : read.problem.message).toBe(words);
    const written = writeDesign(design, {});
    expect(written.ok ? null : written.problem.message).toBe(words);
  });

  test('what has no room is not added, what takes none is', () => {
    const design = fullDesign();
    const { elements } = designOf([
      { type: 'text', x: 0, y: 0, id: 'more', content: 'y' },
      { type: 'rectangle', x: 0, y: 0, id: 'box' },
    ]);
    const after = reduceScene(design, { type: 'scene/elementsAdded', elements });
    expect(after.elements.slice(FULL_COUNT).map(({ id }) => id)).toEqual(['box']);
  });

  test('what is typed is cut to the room there is', () => {
    const id = 'last';
    const design = designOf([...fullDesign().elements.slice(1), { type: 'text', x: 0, y: 0, id }]);
    const settings = { content: LONG, alt: 'zz' };
    const typed = reduceScene(design, { type: 'scene/elementSet', id, settings });
    expect(typed.elements.at(-1)?.content).toHaveLength(SCENE_LIMITS.text - 2);
    expect(textRoom(typed.elements)).toBe(0);
  });

  test('a full one can still be made shorter, and what takes no room changed', () => {
    const design = fullDesign();
    const id = design.elements[0]?.id ?? '';
    const set = (settings: object) =>
      reduceScene(design, { type: 'scene/elementSet', id, settings }).elements[0];
    expect(set({ content: 'short' })?.content).toBe('short');
    expect(set({ wrap: true })?.wrap).toBe(true);
    expect(set({ alt: 'more' })?.alt).toBeUndefined();
  });
});

describe('the texts and the link of an element are no longer than allowed', () => {
  const long = 'a'.repeat(10_000);
  const file = JSON.stringify({
    elements: [
      { type: 'logo', x: 0, y: 0, alt: long, name: long, href: `https://a.example/${long}` },
    ],
  });
  const read = parseDesign(file);

  test('texts are cut, an address is left out', () => {
    const [element] = read.ok ? read.value.design.elements : [];
    expect(element?.alt).toHaveLength(SCENE_LIMITS.alt);
    expect(element?.name).toHaveLength(SCENE_LIMITS.name);
    expect(element?.href).toBeUndefined();
  });

  test('a note reports each', () => {
    const codes = read.ok ? read.value.notes.map(({ code }) => code) : [];
    expect(codes).toEqual(['unsafe-link', 'cut-text', 'cut-text']);
  });
});

describe('a field of the person is no longer than allowed', () => {
  const long = 'a'.repeat(4_900_000);

  test.each(['fullName', 'address', 'website', 'email', 'quote'] as const)('%s', (field) => {
    expect(completeSignature({ [field]: long })[field]).toHaveLength(fieldCharacters(field));
  });

  test('the address of a profile', () => {
    const { socialLinks } = completeSignature({ socialLinks: { linkedin: long } });
    expect(socialLinks.linkedin).toHaveLength(PROFILE_CHARACTERS);
  });

  test('a file with a longer one is read, and a note reports that it was cut', () => {
    const read = parseDesign(JSON.stringify({ elements: [], signatureData: { fullName: long } }));
    const { design, notes } = read.ok ? read.value : { design: null, notes: [] };
    expect(design?.signatureData.fullName).toHaveLength(500);
    expect(notes.map(({ message }) => message)).toEqual([
      'SignatureData, fullName: the text was cut to 500 characters.',
    ]);
  });
});
