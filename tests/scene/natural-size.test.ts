import { describe, expect, test } from 'vitest';
import type { ElementSettings } from '../../src/scene/actions';
import { parseDesign } from '../../src/scene/design-file/design-file';
import { writeFragment } from '../../src/scene/design-file/write-design';
import { reduceScene } from '../../src/scene/reduce-scene';
import { designText } from '../helpers/design-text';
import { element, get, sceneOf } from './scenes';

const address = 'https://a.example/logo.png';
const wide = { address, width: 480, height: 160 };
const logo = element('logo', { id: 'a', content: address, naturalSize: wide });

function opened(json: string) {
  const result = parseDesign(json);
  if (!result.ok) throw new Error(result.problem.message);
  const [first] = result.value.design.elements;
  return { ...result.value, first, messages: result.value.notes.map(({ message }) => message) };
}

describe('the size of a picture on the canvas', () => {
  test.each<readonly [string, ElementSettings]>([
    ['another address', { content: 'https://a.example/other.png' }],
    ['none', { content: '' }],
    ['a picture of the device', { content: 'data:image/png;base64,AAAA' }],
  ])('goes with its address, for %s', (_, settings) => {
    const scene = reduceScene(sceneOf(logo), { type: 'scene/elementSet', id: 'a', settings });
    expect(get(scene, 'a')).not.toHaveProperty('naturalSize');
  });

  test('stays whatever else is set, and goes into copies', () => {
    const named = reduceScene(sceneOf(logo), {
      type: 'scene/elementSet',
      id: 'a',
      settings: { alt: 'Northwind', shape: 'round' },
    });
    const copied = reduceScene(named, {
      type: 'scene/elementsDuplicated',
      copies: { a: 'b' },
      dx: 10,
      dy: 10,
    });
    expect(get(copied, 'a').naturalSize).toEqual(wide);
    expect(get(copied, 'b').naturalSize).toEqual(wide);
  });
});

describe('a design file', () => {
  test('holds the sizes of linked pictures, and gives them back', () => {
    const person = { logoUrl: address, naturalSizes: [wide] };
    const { first, design, messages } = opened(designText(sceneOf(logo), person));
    expect(first?.naturalSize).toEqual(wide);
    expect(design.signatureData).toEqual(person);
    expect(messages).toEqual([]);
  });

  test('without them is read as it is', () => {
    const { naturalSize: _size, ...plain } = logo;
    const { first, messages } = opened(designText(sceneOf(plain), { logoUrl: address }));
    expect(first).toEqual(plain);
    expect(messages).toEqual([]);
  });

  test('that is a piece of a design holds them, too', () => {
    const written = writeFragment([logo]);
    expect(written.ok && opened(written.value).first).toEqual(logo);
  });

  test.each([
    ['a text', 'large'],
    ['a side of none', { ...wide, width: 0 }],
    ['a side too long', { ...wide, height: 20_001 }],
    ['half a pixel', { ...wide, width: 0.5 }],
    ['no address', { width: 480, height: 160 }],
  ])('loses nothing but the wrong size of a picture, with a note: %s', (_, naturalSize) => {
    const json = JSON.stringify({ version: 1, elements: [{ ...logo, naturalSize }] });
    const { first, messages } = opened(json);
    const { naturalSize: _size, ...plain } = logo;
    expect(first).toEqual(plain);
    expect(messages).toHaveLength(1);
    expect(messages[0]).toContain('naturalSize');
  });

  test('with the size of another address loses that alone', () => {
    const naturalSize = { ...wide, address: 'https://a.example/other.png' };
    const { first } = opened(JSON.stringify({ version: 1, elements: [{ ...logo, naturalSize }] }));
    const { naturalSize: _size, ...plain } = logo;
    expect(first).toEqual(plain);
  });

  test.each([
    ['no list', 'large'],
    ['nonsense in the list', [wide, { ...wide, width: -1 }, 7]],
  ])('keeps the rest where sizes of the person are wrong, with a note: %s', (_, naturalSizes) => {
    const signatureData = { fullName: 'Ada', logoUrl: address, naturalSizes };
    const { design, messages } = opened(
      JSON.stringify({ version: 1, elements: [], signatureData }),
    );
    expect(design.signatureData).toMatchObject({ fullName: 'Ada', logoUrl: address });
    expect(design.signatureData.naturalSizes ?? [wide]).toEqual([wide]);
    expect(messages).toHaveLength(1);
    expect(messages[0]).toContain('naturalSizes');
  });
});
