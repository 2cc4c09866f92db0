import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { completeSignature, type PersonInput } from '../../../src/model/person/signature';
import { parseDesign } from '../../../src/scene/design-file/design-file';
import { EMPTY_SCENE } from '../../../src/scene/empty-scene';
import { tidyGroups } from '../../../src/scene/operations/groups';
import { designReader } from '../../../src/scene/design-file/design-reader';
import { legalFrame } from '../../../src/scene/design-file/legal';
import { SCENE_LIMITS } from '../../../src/scene/limits';
import { readElement } from '../../../src/scene/design-file/read-element';
import type { Scene, SceneElement } from '../../../src/scene/scene';
import { writeFragment } from '../../../src/scene/design-file/write-design';
import {
  parseSignatureFile,
  writeSignatureFile,
} from '../../../src/saving/state/files/signature-file';
import { designText } from '../../helpers/design-text';
import { PNG, pictureOf } from '../../helpers/pictures';
import { randomSignature } from '../../helpers/random-signatures';
import { LINK, SIZE } from '../odd-values';
import { anyScene, element, sceneOf } from '../scenes';

/** A scene of any frame, without the addresses that no mail may hold: those are typed, and written as they stand. */
const scene: fc.Arbitrary<Scene> = fc
  .record({
    made: anyScene,
    background: fc.constantFrom('#ffffff' as const, '#112233' as const),
    frame: fc.record({
      width: fc.nat(12_000),
      height: fc.nat(12_000),
      trim: fc.boolean(),
      closeUp: fc.boolean(),
    }),
  })
  .map(({ made, background, frame }) => ({
    background,
    frame: legalFrame(frame),
    elements: tidyGroups(made.elements.filter(isReadAsItIs)),
  }));

function isReadAsItIs(element: SceneElement): boolean {
  const reader = designReader();
  return readElement(element, 0, reader, new Set()).ok && reader.notes().length === 0;
}

/** The design of a file that is read without notes; null for any other. */
function readClean(text: string) {
  const read = parseDesign(text);
  return read.ok && read.value.notes.length === 0 ? read.value : null;
}

/** A person whose pictures a mail may hold. */
const person: fc.Arbitrary<PersonInput> = fc
  .tuple(randomSignature, fc.constantFrom(PNG, LINK, ''))
  .map(([given, picture]) => {
    const pictures = { profileImageUrl: picture, logoUrl: picture, logoForEmail: '' };
    const blocks = given.person.blocks.map((block) =>
      block.values.picture === undefined
        ? block
        : { ...block, values: { ...block.values, picture } },
    );
    return completeSignature({ ...given.person, ...pictures, blocks, naturalSizes: [SIZE] });
  });

describe('a file that is read without a note', () => {
  test('is any design that the product writes', () => {
    fc.assert(
      fc.property(scene, person, (design, shown) => {
        const text = designText(design, shown);
        const read = readClean(text);
        expect(read).toMatchObject({ design, isFragment: false });
        expect(read && designText(read.design, read.design.signatureData)).toBe(text);
      }),
    );
  });

  test('is any piece of one', () => {
    fc.assert(
      fc.property(scene, ({ elements }) => {
        const piece = writeFragment(elements);
        const read = piece.ok ? readClean(piece.value) : null;
        expect(read).toMatchObject({ isFragment: true, design: { elements } });
      }),
    );
  });

  test('is any signature that is saved as a file', () => {
    fc.assert(
      fc.property(randomSignature, scene, person, fc.string(), ({ look }, design, shown, name) => {
        const whole = { look, scene: design, person: completeSignature(shown) };
        const file = writeSignatureFile(whole, name);
        const read = file.ok ? parseSignatureFile(file.value) : file;
        const value = { signature: whole, name: name.slice(0, 60), notes: [] };
        expect(read).toMatchObject({ ok: true, value });
      }),
    );
  });

  test('may hold nothing but its elements, and begin with a byte-order mark', () => {
    const text = `\ufeff${JSON.stringify({ elements: [element('name')] })}`;
    expect(readClean(text)?.design).toEqual({
      version: 1,
      ...sceneOf(element('name')),
      signatureData: {},
    });
  });

  test('may hold as many elements and as large a picture as can be read', () => {
    const text = designText(sceneOf(element('logo', logoOf(6_100_000))), {});
    expect(text.length).toBeGreaterThan(0.96 * SCENE_LIMITS.fileBytes);
    expect(readClean(text)).not.toBeNull();
    expect(readClean(fullOf(SCENE_LIMITS.elements))).not.toBeNull();
  });
});

/** A file of nothing but so many elements. */
function fullOf(count: number, last: object = {}): string {
  const others = Array.from({ length: count - 1 }, (_, at) => element('text', { id: `e-${at}` }));
  return JSON.stringify({ elements: [...others, { ...element('text', { id: 'last' }), ...last }] });
}

/** What makes an element a picture of so many bytes. */
function logoOf(bytes: number) {
  return { type: 'logo', content: pictureOf(bytes) } as const;
}

describe('a file is refused, or read with a note,', () => {
  const NAME = element('name');

  test.each([
    ['what is no JSON', '{"elements":[]'],
    ['what is no object', '[]'],
    ['a file without elements', '{}'],
    ['a version to come', '{"version":2,"elements":[]}'],
    ['an unknown key', '{"elements":[],"onclick":1}'],
    ['a key of our own', '{"elements":[],"__proto__":{"fragment":true}}'],
    ['a frame that is too small', '{"elements":[],"frame":{"width":5}}'],
    ['a frame of more than a frame has', '{"elements":[],"frame":{"depth":5}}'],
    ['elements that are no list', '{"elements":{"length":0}}'],
    ['an element that is none', '{"elements":[null]}'],
    ['two elements of one id', JSON.stringify({ elements: [NAME, NAME] })],
    ['a place of letters', JSON.stringify({ elements: [{ ...NAME, x: '1' }] })],
    ['a person that is none', '{"elements":[],"signatureData":[]}'],
    ['a person with an unknown field', '{"elements":[],"signatureData":{"admin":true}}'],
    ['a script for a picture', '{"elements":[],"signatureData":{"logoUrl":"javascript:x"}}'],
    ['a size that is none', '{"elements":[],"signatureData":{"naturalSizes":[1]}}'],
    ['a text too long', `{"elements":[],"signatureData":{"fullName":"${'x'.repeat(501)}"}}`],
    ['more elements than there may be', fullOf(SCENE_LIMITS.elements + 1)],
    ['a file too large', JSON.stringify({ elements: [], name: 'x'.repeat(8 * 1024 * 1024) })],
  ])('%s', (_name, text) => {
    expect(readClean(text)).toBeNull();
  });

  test('more text than a design may hold', () => {
    const { allText, elements, text } = SCENE_LIMITS;
    const list = Array.from({ length: elements }, (_, at) => element('text', { id: `e-${at}` }));
    const full = list.map((each, at) => ({
      ...each,
      ...(at < allText / text ? { content: 'x'.repeat(text) } : {}),
    }));
    expect(readClean(JSON.stringify({ elements: full }))).not.toBeNull();
    const over = full.map((each, at) => (at === elements - 1 ? { ...each, content: 'x' } : each));
    expect(readClean(JSON.stringify({ elements: over }))).toBeNull();
  });

  test('a file that would be too large once written', () => {
    const room = SCENE_LIMITS.fileBytes - fullOf(SCENE_LIMITS.elements).length;
    const terse = fullOf(SCENE_LIMITS.elements, logoOf((room - 1000) * 0.75));
    expect(terse.length).toBeLessThanOrEqual(SCENE_LIMITS.fileBytes);
    expect(parseDesign(terse)).toMatchObject({ problem: { code: 'too-large' } });
    expect(readClean(terse)).toBeNull();
    expect(readClean(fullOf(SCENE_LIMITS.elements, logoOf(room / 2)))).not.toBeNull();
  });
});

test('nothing of a file reaches the prototypes', () => {
  readClean('{"elements":[],"frame":{"__proto__":{"polluted":1}}}');
  expect('polluted' in {}).toBe(false);
  expect(readClean('{"elements":[]}')?.design.frame).toEqual(EMPTY_SCENE.frame);
});
