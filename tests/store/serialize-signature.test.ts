import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SCENE_LIMITS } from '../../src/scene/limits';
import type { SceneElement } from '../../src/scene/scene';
import { readSignature } from '../../src/saving/state/read-signature';
import { serializeSignature, SIGNATURE_VERSION } from '../../src/saving/state/serialize-signature';
import { newSignatureHistory } from '../../src/store/signature/history';
import { INITIAL_LOOK, NEW_SIGNATURE } from '../../src/store/signature/signature';
import { designer } from '../helpers/designer';
import { PNG } from '../helpers/pictures';
import { randomSignature } from '../helpers/random-signatures';
import { element } from '../scene/scenes';

const SAVED = serializeSignature(newSignatureHistory());

const STEP = {
  label: 'Move',
  place: 'canvas',
  group: null,
  selectionBefore: [],
  selectionAfter: [],
};
const HOLE = Object.assign([], { length: 1 });
const BOX = element('rectangle');
const TOO_MANY = Array.from({ length: SCENE_LIMITS.elements + 1 }, () => 0);

/** The saved beginning with some of its look, its person or its first state replaced. */
function savedWith(
  part: Readonly<{ look?: object; person?: unknown; state?: object; saved?: object }>,
): unknown {
  const [state] = SAVED.states;
  return {
    ...SAVED,
    looks: [{ ...INITIAL_LOOK, ...part.look }],
    people: ['person' in part ? part.person : NEW_SIGNATURE.person],
    states: [{ ...state, ...part.state }],
    ...part.saved,
  };
}

describe('a saved signature', () => {
  test('comes back as it was, whatever was typed', () => {
    fc.assert(
      fc.property(randomSignature, (signature) => {
        const history = newSignatureHistory(signature);
        const read = readSignature(structuredClone(serializeSignature(history)));
        expect(read).toEqual({ ok: true, value: history });
      }),
    );
  });

  test('comes back the same from JSON', () => {
    fc.assert(
      fc.property(randomSignature, (signature) => {
        const history = newSignatureHistory(signature);
        const saved: unknown = JSON.parse(JSON.stringify(serializeSignature(history)));
        expect(readSignature(saved)).toEqual({ ok: true, value: history });
      }),
    );
  });

  test('of one group for each element comes back in those groups, with all its steps', () => {
    const { store } = designer().has('name', 'a').has('title', 'b').groups('card', 'a', 'b');
    const { signature } = store.getState();
    const saved = serializeSignature(signature);
    const earlier = saved.pool.map(({ groups, ...rest }: Partial<SceneElement>) =>
      groups === undefined ? rest : { ...rest, group: groups[0] },
    );
    expect(JSON.stringify(earlier)).toContain('"group":"card"');
    const read = readSignature(JSON.parse(JSON.stringify({ ...saved, pool: earlier })));
    expect(read).toMatchObject({ value: JSON.parse(JSON.stringify(signature)) as object });
  });

  test('whose groups are no tree comes back with those that are, one version for all steps', () => {
    const { store } = designer().has('name', 'a').has('title', 'b').groups('card', 'a', 'b');
    const { signature } = store.getState();
    const saved = serializeSignature(signature);
    const partlyTaken = saved.pool.map((each: Partial<SceneElement>) =>
      each.id === 'b' ? { ...each, groups: ['other', 'card'] } : each,
    );
    const states = [...saved.states, ...saved.states.slice(-1)];
    const read = readSignature(JSON.parse(JSON.stringify({ ...saved, pool: partlyTaken, states })));
    if (!read.ok) throw new Error(read.problem);
    const { present, future } = read.value;
    expect(present.scene.elements.map(({ groups }) => groups)).toEqual([undefined, undefined]);
    expect(future[0]?.scene.elements[1]).toBe(present.scene.elements[1]);
  });

  test.each([
    ['a template', { template: 'from-the-future' }, { template: 'modern' }],
    ['a style of social links', { socialStyle: 'carved' }, { socialStyle: 'letters' }],
    ['no style of social links', { socialStyle: undefined }, { socialStyle: 'letters' }],
    ['an emoji', { celebration: 42 }, { celebration: INITIAL_LOOK.celebration }],
    ['a way of writing code', { code: 'tiny' }, { code: 'whole' }],
    ['no way of writing code', { code: undefined }, { code: 'whole' }],
    ['a long emoji', { celebration: 'x'.repeat(9) }, { celebration: INITIAL_LOOK.celebration }],
  ])('falls back where it names %s that is unknown', (_, look, expected) => {
    expect(readSignature(savedWith({ look }))).toMatchObject({
      value: { present: { look: { ...INITIAL_LOOK, ...expected } } },
    });
  });

  test('loses what does not belong to a signature, and nothing else', () => {
    const person = { ...NEW_SIGNATURE.person, fullName: 'Ada', hobby: 'chess', phone: 42 };
    const read = readSignature(savedWith({ person, look: { extra: true }, state: { mood: 1 } }));
    expect(read).toEqual({
      ok: true,
      value: newSignatureHistory({
        ...NEW_SIGNATURE,
        person: { ...NEW_SIGNATURE.person, fullName: 'Ada', phone: '' },
      }),
    });
  });

  test('keeps its own prototype out of a signature', () => {
    const person: unknown = JSON.parse(
      JSON.stringify(NEW_SIGNATURE.person).replace('{', '{"__proto__":{"fullName":"Mallory"},'),
    );
    expect(readSignature(savedWith({ person }))).toEqual({
      ok: true,
      value: newSignatureHistory(),
    });
  });

  test('has its custom colors written as we write them', () => {
    const customPalette = { ...INITIAL_LOOK.customPalette, primary: 'ABCDEF' };
    expect(readSignature(savedWith({ look: { customPalette } }))).toMatchObject({
      value: { present: { look: { customPalette: { primary: '#abcdef' } } } },
    });
  });

  test('keeps a picture of earlier work that would not be taken today', () => {
    const content = PNG.slice(0, -24);
    const someone = designer().has('logo', 'a', { content });
    const read = readSignature(serializeSignature(someone.store.getState().signature));
    expect(read).toMatchObject({ value: { present: { scene: { elements: [{ content }] } } } });
  });

  test.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'hello'],
    ['a number', 1],
    ['a list', []],
    ['an empty object', {}],
    ['no version', { ...SAVED, version: undefined }],
    ['an earlier version', { ...SAVED, version: SIGNATURE_VERSION - 1 }],
    ['version zero', { ...SAVED, version: 0 }],
    ['a version in words', { ...SAVED, version: '2' }],
    ['a version that is the name of a method', { ...SAVED, version: 'toString' }],
    ['no people', { ...SAVED, people: undefined }],
    ['no states', { ...SAVED, states: [] }],
    ['a present that is not there', { ...SAVED, present: 3 }],
    ['a person of another kind', savedWith({ person: 'Jane' })],
    ['a person who is not there', savedWith({ state: { person: 7 } })],
    ['a look that is not there', savedWith({ state: { look: 'toString' } })],
    ['an element that is not there', savedWith({ state: { elements: [0] } })],
    [
      'a list of elements with a hole',
      savedWith({ state: { elements: HOLE }, saved: { pool: [BOX] } }),
    ],
    ['elements by name', savedWith({ state: { elements: ['0'] }, saved: { pool: [BOX] } })],
    [
      'more elements than any design',
      savedWith({ state: { elements: TOO_MANY }, saved: { pool: [BOX] } }),
    ],
    ['a selection that is none', savedWith({ state: { step: { ...STEP, selectionAfter: [1] } } })],
    ['an element of another kind', savedWith({ saved: { pool: ['x'] }, state: { elements: [0] } })],
    ['a background that is no color', savedWith({ state: { background: 'url(x)' } })],
    [
      'a color that is none',
      savedWith({ look: { customPalette: { ...INITIAL_LOOK.customPalette, text: 'red' } } }),
    ],
  ])('is unreadable: %s', (_, saved) => {
    expect(readSignature(saved)).toEqual({ ok: false, problem: 'unreadable' });
  });

  test('of a future version is known as one', () => {
    expect(readSignature({ version: SIGNATURE_VERSION + 1 })).toEqual({
      ok: false,
      problem: 'newer',
    });
  });

  test('never throws on anything', () => {
    fc.assert(
      fc.property(fc.anything(), (junk) => {
        expect(readSignature(junk)).toHaveProperty('ok');
      }),
    );
  });

  test('never throws on a signature with anything in the place of a part', () => {
    const keys = fc.constantFrom(...Object.keys(SAVED));
    fc.assert(
      fc.property(keys, fc.anything(), (key, junk) => {
        expect(readSignature({ ...SAVED, [key]: junk })).toHaveProperty('ok');
      }),
    );
  });
});
