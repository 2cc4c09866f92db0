import { beforeEach, describe, expect, test } from 'vitest';
import { SAMPLE_SIGNATURE, type SignatureInput } from '../../src/model/signature';
import { EMPTY_SCENE } from '../../src/scene/empty-scene';
import { headerKey, signatureKey, UNREADABLE } from '../../src/store/saving/header';
import { migrate } from '../../src/store/saving/migrate';
import { readSignature } from '../../src/store/saving/read-signature';
import { INITIAL_LOOK } from '../../src/store/signature/signature';
import { fakeWorld, NOW, type World } from '../helpers/fake-ports';
import { FULL_PERSON } from '../helpers/people';

const FORM = 'signet/signature';
const DESIGN = 'signet/design';
const ADA = { ...SAMPLE_SIGNATURE, fullName: 'Ada Lovelace' };

let world: World;
beforeEach(() => {
  world = fakeWorld();
});

/** The form as the first version left it. */
function form(data: SignatureInput) {
  const { template: _template, ...look } = INITIAL_LOOK;
  return { version: 1, draft: { ...look, template: 'tech', data } };
}

/** The design as the first version left it: a name was put on the canvas, then moved, and that was undone. */
function design(person: SignatureInput) {
  const name = { id: 'name-1', type: 'name', width: 100, height: 30, zIndex: 1, style: {} };
  const state = { background: '#ffffff', frame: EMPTY_SCENE.frame, person: 0 };
  const step = { group: null, selectionBefore: [], selectionAfter: ['name-1'] };
  return {
    version: 1,
    people: [person],
    pool: [
      { ...name, x: 10, y: 20, locked: false },
      { ...name, x: 60, y: 20, locked: false },
    ],
    states: [
      { ...state, elements: [], step: null },
      { ...state, elements: [0], step: { ...step, label: 'Add Name' } },
      { ...state, elements: [1], step: { ...step, label: 'Move Name' } },
    ],
    present: 1,
  };
}

async function migrated(page: 'template' | 'scene' = 'template') {
  return migrate(world.ports.storage, NOW, page);
}

function signature(id: string) {
  const read = readSignature(world.stored.get(signatureKey(id)));
  if (!read.ok) throw new Error(`${id} cannot be read: ${read.problem}`);
  return read.value;
}

function keys(): readonly string[] {
  return [...world.stored.keys()].toSorted();
}

describe('what the first version left', () => {
  test('a form becomes a signature with an empty canvas', async () => {
    world.stored.set(FORM, form(ADA));
    expect(await migrated()).toEqual({ shown: 'form', setAside: 0 });
    expect(signature('form').present).toMatchObject({
      person: ADA,
      look: { template: 'tech' },
      scene: EMPTY_SCENE,
    });
    expect(keys()).toEqual([headerKey('form'), signatureKey('form')]);
  });

  test('a design becomes a signature with its past and its future', async () => {
    world.stored.set(DESIGN, design(ADA));
    expect(await migrated()).toEqual({ shown: 'design', setAside: 0 });
    const { past, present, future } = signature('design');
    expect(past).toHaveLength(1);
    expect(present).toMatchObject({ person: ADA, look: INITIAL_LOOK, step: { place: 'canvas' } });
    expect(present.scene.elements).toMatchObject([{ id: 'name-1', x: 10 }]);
    expect(future[0]?.scene.elements).toMatchObject([{ x: 60 }]);
  });

  test('form and design that speak of the same person become one', async () => {
    world.stored.set(FORM, form(ADA));
    world.stored.set(DESIGN, design(ADA));
    expect(await migrated()).toEqual({ shown: 'design', setAside: 0 });
    expect(signature('design').present).toMatchObject({
      person: ADA,
      look: { template: 'tech' },
      scene: { elements: [{ id: 'name-1' }] },
    });
    expect(keys()).toEqual([headerKey('design'), signatureKey('design')]);
  });

  test.each([
    ['template', 'form'],
    ['scene', 'design'],
  ] as const)('of different people become two, and the page %s shows its own', async (page, id) => {
    world.stored.set(FORM, form(ADA));
    world.stored.set(DESIGN, design({ ...ADA, fullName: 'Grace Hopper' }));
    expect(await migrated(page)).toEqual({ shown: id, setAside: 0 });
    expect(signature('form').present.person.fullName).toBe('Ada Lovelace');
    expect(signature('design').present.person.fullName).toBe('Grace Hopper');
  });

  test('a design of nobody speaks of the person of the form', async () => {
    world.stored.set(FORM, form(ADA));
    world.stored.set(DESIGN, design(FULL_PERSON));
    await migrated();
    expect(signature('design').present.person).toEqual(ADA);
    expect(keys()).toHaveLength(2);
  });

  test('a design of nobody without a form speaks of the sample', async () => {
    world.stored.set(DESIGN, design(FULL_PERSON));
    await migrated();
    expect(signature('design').present.person).toEqual(SAMPLE_SIGNATURE);
  });

  test('copies, and what was set aside, become signatures too', async () => {
    world.stored.set(`${DESIGN}/copy/4f-2a`, design(ADA));
    world.stored.set(`${FORM}/set-aside/2025-01-01T00:00:00.000Z`, form(ADA));
    expect(await migrated()).toEqual({ shown: null, setAside: 0 });
    expect(signature('design-copy-4f-2a').present.scene.elements).toHaveLength(1);
    expect(signature('signature-set-aside-2025-01-01T00-00-00-000Z').present.person).toEqual(ADA);
    expect(keys()).toHaveLength(4);
  });
});

describe('what the first version left and cannot be read', () => {
  test.each([
    ['junk', 'not a draft'],
    ['the work of a future version', { version: 99, draft: { name: 'Ada' } }],
    ['states that point nowhere', { version: 1, people: [], pool: [], states: [], present: 3 }],
    ['half a form', { version: 1, draft: { data: { fullName: 'Ada' } } }],
  ])('is put to what is unreadable, as it is: %s', async (_, junk) => {
    world.stored.set(FORM, junk);
    world.stored.set(DESIGN, design(ADA));
    expect(await migrated()).toEqual({ shown: 'design', setAside: 1 });
    expect(world.stored.get(`${UNREADABLE}${FORM}`)).toEqual(junk);
    expect(world.stored.has(FORM)).toBe(false);
  });
});

describe('what the first version left stays', () => {
  test('where nothing can be written', async () => {
    world.stored.set(FORM, form(ADA));
    world.behaviour.writing = 'fails';
    await expect(migrated()).rejects.toThrow('Storage is full');
    expect(world.stored.get(FORM)).toEqual(form(ADA));
  });

  test('where what was written does not read back', async () => {
    world.stored.set(FORM, form(ADA));
    world.behaviour.writing = 'forgets';
    await migrated();
    expect(world.stored.get(FORM)).toEqual(form(ADA));
  });

  test('and what has been made of it is not made again', async () => {
    world.stored.set(FORM, form(ADA));
    await migrated();
    world.stored.set(FORM, form(ADA));
    await migrated();
    expect(keys()).toEqual([headerKey('form'), signatureKey('form')]);
  });

  test('beside what has been made of it, where either has changed since', async () => {
    world.stored.set(FORM, form(ADA));
    await migrated();
    world.stored.set(FORM, form({ ...ADA, fullName: 'Written by an old tab' }));
    await migrated();
    expect(keys()).toHaveLength(4);
    const names = keys()
      .filter((key) => key.startsWith(signatureKey('')))
      .map((key) => signature(key.slice(signatureKey('').length)).present.person.fullName);
    expect(names.toSorted()).toEqual(['Ada Lovelace', 'Written by an old tab']);
  });
});
