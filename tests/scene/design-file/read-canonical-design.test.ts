import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { completeSignature, type PersonInput } from '../../../src/model/person/signature';
import { parseDesign } from '../../../src/scene/design-file/design-file';
import { EMPTY_SCENE } from '../../../src/scene/empty-scene';
import { tidyGroups } from '../../../src/scene/operations/groups';
import { isLegalElement } from '../../../src/scene/design-file/is-legal-element';
import { legalFrame } from '../../../src/scene/design-file/legal';
import { SCENE_LIMITS } from '../../../src/scene/limits';
import { readCanonicalDesign } from '../../../src/scene/design-file/read-canonical-design';
import type { Scene } from '../../../src/scene/scene';
import { writeFragment } from '../../../src/scene/design-file/write-design';
import {
  readSignatureFile,
  writeSignatureFile,
} from '../../../src/saving/state/files/signature-file';
import { designText } from '../../helpers/design-text';
import { PNG, pictureOf } from '../../helpers/pictures';
import { randomSignature } from '../../helpers/random-signatures';
import { LINK, oddValue, SIZE } from '../odd-values';
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
    elements: tidyGroups(made.elements.filter((each) => isLegalElement({ ...each }))),
  }));

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

const written = fc.tuple(scene, person).map((design) => designText(...design));

/** Keys of a file, of its frame, of its person, and some of none of them. */
const KEYS = [
  ...'version fragment background frame elements signatureData name look stranger blocks'.split(
    ' ',
  ),
  ...'width height trim closeUp fullName logoUrl logoShape socialLinks naturalSizes constructor'.split(
    ' ',
  ),
];
const changes = fc.dictionary(fc.constantFrom(...KEYS), oddValue, { maxKeys: 2 });

type Parts = Readonly<Record<string, unknown>>;

/** What the product writes, with parts of it changed, some left out and elements put in twice. */
const nearlyWritten = fc
  .record({
    text: written,
    own: fc.oneof(fc.constant({}), changes),
    frame: fc.oneof(fc.constant({}), changes),
    person: fc.oneof(fc.constant({}), changes),
    gone: fc.constantFrom('', ...KEYS),
    isTwice: fc.boolean(),
    indent: fc.constantFrom(0, 2),
  })
  .map(({ text, own, frame, person: shown, gone, isTwice, indent }) => {
    const file = JSON.parse(text) as Parts & Pick<Scene, 'elements' | 'frame'>;
    const elements = isTwice ? [...file.elements, ...file.elements.slice(0, 1)] : file.elements;
    const made = {
      ...file,
      elements,
      frame: { ...file.frame, ...frame },
      signatureData: { ...(file['signatureData'] as Parts), ...shown },
      ...own,
    };
    const left = Object.entries(made).filter(([key]) => key !== gone);
    return JSON.stringify(Object.fromEntries(left), asJson, indent);
  });

/** What JSON cannot hold is null. */
function asJson(_key: string, part: unknown): unknown {
  return typeof part === 'bigint' ? null : part;
}

describe('a file that is read without the schema', () => {
  test('is what the schema makes of it, without notes', () => {
    fc.assert(
      fc.property(nearlyWritten, (text) => {
        const read = readCanonicalDesign(text);
        fc.pre(read !== null);
        expect(parseDesign(text)).toStrictEqual({ ok: true, value: read });
        expect(read.notes).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  test('is any design that the product writes', () => {
    fc.assert(
      fc.property(scene, person, (design, shown) => {
        const text = designText(design, shown);
        const read = readCanonicalDesign(text);
        expect(read).toMatchObject({ design, isFragment: false });
        expect(read && designText(read.design, read.design.signatureData)).toBe(text);
      }),
    );
  });

  test('is any piece of one', () => {
    fc.assert(
      fc.property(scene, ({ elements }) => {
        const piece = writeFragment(elements);
        const read = piece.ok ? readCanonicalDesign(piece.value) : null;
        expect(read).toMatchObject({ isFragment: true, design: { elements } });
      }),
    );
  });

  test('is any signature that is saved as a file', () => {
    fc.assert(
      fc.property(randomSignature, scene, person, fc.string(), ({ look }, design, shown, name) => {
        const whole = { look, scene: design, person: completeSignature(shown) };
        const file = writeSignatureFile(whole, name);
        const read = file.ok ? readSignatureFile(file.value) : null;
        expect(read).toMatchObject({ signature: whole, name: name.slice(0, 60) });
      }),
    );
  });

  test('may hold nothing but its elements, and begin with a byte-order mark', () => {
    const text = `\ufeff${JSON.stringify({ elements: [element('name')] })}`;
    expect(readCanonicalDesign(text)?.design).toEqual({
      version: 1,
      ...sceneOf(element('name')),
      signatureData: {},
    });
  });

  test('may hold as many elements and as large a picture as can be read', () => {
    const text = designText(sceneOf(element('logo', logoOf(6_100_000))), {});
    expect(text.length).toBeGreaterThan(0.96 * SCENE_LIMITS.fileBytes);
    expect(readCanonicalDesign(text)).not.toBeNull();
    expect(readCanonicalDesign(fullOf(SCENE_LIMITS.elements))).not.toBeNull();
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

describe('the schema reads', () => {
  const NAME = element('name');

  test.each([
    ['what is no JSON', '{"elements":[]'],
    ['what is no object', '[]'],
    ['a file without elements', '{}'],
    ['a version to come', '{"version":2,"elements":[]}'],
    ['an unknown key', '{"elements":[],"onclick":1}'],
    ['a key of our own', '{"elements":[],"__proto__":{"fragment":true}}'],
    ['a color in capitals', '{"elements":[],"background":"#ABCDEF"}'],
    ['a frame that is too small', '{"elements":[],"frame":{"width":5}}'],
    ['a frame of more than a frame has', '{"elements":[],"frame":{"depth":5}}'],
    ['a frame that is none', '{"elements":[],"frame":null}'],
    ['elements that are no list', '{"elements":{"length":0}}'],
    ['an element that is none', '{"elements":[null]}'],
    ['an element without an id', JSON.stringify({ elements: [{ ...NAME, id: undefined }] })],
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
    expect(readCanonicalDesign(text)).toBeNull();
  });

  test('more text than a design may hold', () => {
    const { allText, elements, text } = SCENE_LIMITS;
    const list = Array.from({ length: elements }, (_, at) => element('text', { id: `e-${at}` }));
    const full = list.map((each, at) => ({
      ...each,
      ...(at < allText / text ? { content: 'x'.repeat(text) } : {}),
    }));
    expect(readCanonicalDesign(JSON.stringify({ elements: full }))).not.toBeNull();
    const over = full.map((each, at) => (at === elements - 1 ? { ...each, content: 'x' } : each));
    expect(readCanonicalDesign(JSON.stringify({ elements: over }))).toBeNull();
  });

  test('a file that would be too large once written', () => {
    const room = SCENE_LIMITS.fileBytes - fullOf(SCENE_LIMITS.elements).length;
    const terse = fullOf(SCENE_LIMITS.elements, logoOf((room - 1000) * 0.75));
    expect(terse.length).toBeLessThanOrEqual(SCENE_LIMITS.fileBytes);
    expect(parseDesign(terse)).toMatchObject({ problem: { code: 'too-large' } });
    expect(readCanonicalDesign(terse)).toBeNull();
    expect(readCanonicalDesign(fullOf(SCENE_LIMITS.elements, logoOf(room / 2)))).not.toBeNull();
  });
});

test('nothing of a file reaches the prototypes', () => {
  readCanonicalDesign('{"elements":[],"frame":{"__proto__":{"polluted":1}}}');
  expect('polluted' in {}).toBe(false);
  expect(readCanonicalDesign('{"elements":[]}')?.design.frame).toEqual(EMPTY_SCENE.frame);
});
