import * as fc from 'fast-check';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { exportSignature } from '../../src/export';
import { copySignature } from '../../src/generator/commands';
import { setAsideKey } from '../../src/store/keep';
import { DRAFT_KEY, restoreDraft } from '../../src/store/persistence';
import { DRAFT_VERSION, saveDraft } from '../../src/store/saved-draft';
import { draftRestored, INITIAL_DRAFT } from '../../src/store/signature-slice';
import { fakeWorld, NOW, type World } from '../helpers/fake-ports';
import { randomDraft } from '../helpers/random-drafts';
import { OUTPUT_DELAY_MS, SAVE_DELAY_MS, visitor } from '../helpers/visitor';

beforeAll(() => exportSignature({}, 'modern'));
beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const SET_ASIDE =
  'Earlier work set aside: What was saved on this device could not be read. A copy of it is kept.';
const NOT_SAVED = /^Not saved: /;

/** Someone who comes to a device on which something is kept. */
async function returningVisitor(saved: unknown, world: World = fakeWorld()) {
  world.stored.set(DRAFT_KEY, saved);
  const someone = visitor(world);
  await someone.store.dispatch(restoreDraft());
  return someone;
}

describe('the form', () => {
  test('is kept once it has rested', async () => {
    const someone = visitor();
    someone.types('fullName', 'Ada');
    await someone.waits(SAVE_DELAY_MS - 1);
    expect(someone.world.writes).toEqual([]);
    await someone.waits(1);
    expect(someone.world.writes).toEqual([DRAFT_KEY]);
    expect(someone.world.stored.get(DRAFT_KEY)).toMatchObject({
      version: DRAFT_VERSION,
      draft: { data: { fullName: 'Ada' } },
    });
  });

  test('is kept once for a burst of keys', async () => {
    const someone = visitor();
    for (const name of ['A', 'Ad', 'Ada']) {
      someone.types('fullName', name);
      await someone.waits(SAVE_DELAY_MS / 2);
    }
    await someone.waits(SAVE_DELAY_MS);
    expect(someone.world.writes).toEqual([DRAFT_KEY]);
  });

  test('is kept without what was discarded', async () => {
    const someone = visitor();
    someone.types('fullName', 'Ada');
    await someone.waits(SAVE_DELAY_MS);
    const kept = someone.world.stored.get(DRAFT_KEY);
    expect(kept).not.toHaveProperty('draft.discarded');
  });

  test('is there again on the next visit, whatever it held', async () => {
    await fc.assert(
      fc.asyncProperty(randomDraft, async (draft) => {
        const first = visitor();
        first.does(draftRestored(draft));
        first.types('fullName', `${draft.data.fullName}!`);
        await first.waits(SAVE_DELAY_MS);
        const second = visitor(first.world);
        await second.store.dispatch(restoreDraft());
        expect(second.state().signature).toEqual(first.state().signature);
        expect(second.notices()).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });

  test('is not written again just because it was brought back', async () => {
    const someone = await returningVisitor(saveDraft(INITIAL_DRAFT));
    await someone.waits(SAVE_DELAY_MS);
    expect(someone.world.writes).toEqual([]);
  });

  test('is the sample on a first visit', async () => {
    const someone = await returningVisitor(undefined);
    expect(someone.state().signature).toMatchObject(INITIAL_DRAFT);
    expect(someone.notices()).toEqual([]);
  });
});

describe('what was saved and is no longer known', () => {
  test('an unknown template comes back as modern', async () => {
    const someone = await returningVisitor({
      version: DRAFT_VERSION,
      draft: { ...INITIAL_DRAFT, template: 'baroque' },
    });
    expect(someone.state().signature.template).toBe('modern');
    expect(someone.notices()).toEqual([]);
  });

  test.each(['no-such-palette', '{"broken'])(
    'the scheme %s gives the look of the first preset',
    async (colorScheme) => {
      const someone = await returningVisitor(
        saveDraft({ ...INITIAL_DRAFT, data: { ...INITIAL_DRAFT.data, colorScheme } }),
      );
      const plain = visitor();
      await someone.presses(copySignature);
      await plain.presses(copySignature);
      expect(someone.state().output.html).toBe(plain.state().output.html);
    },
  );
});

describe('work that cannot be read', () => {
  test.each([
    ['junk', 'not a draft'],
    ['the work of a future version', { version: DRAFT_VERSION + 1, draft: { name: 'Ada' } }],
  ])('is set aside with a notice, and a copy is kept: %s', async (_, saved) => {
    const someone = await returningVisitor(saved);
    expect(someone.notices()).toEqual([SET_ASIDE]);
    expect(someone.state().signature).toMatchObject(INITIAL_DRAFT);
    expect(someone.world.stored.get(setAsideKey(DRAFT_KEY, NOW))).toEqual(saved);
  });

  test('is copied before anything is written over it', async () => {
    const someone = await returningVisitor('not a draft');
    someone.types('fullName', 'Ada');
    await someone.waits(SAVE_DELAY_MS);
    expect(someone.world.writes).toEqual([setAsideKey(DRAFT_KEY, NOW), DRAFT_KEY]);
    expect(someone.world.stored.get(setAsideKey(DRAFT_KEY, NOW))).toBe('not a draft');
  });

  test('is never written over when no copy of it could be made', async () => {
    const world = fakeWorld();
    world.behaviour.writing = 'fails';
    const someone = await returningVisitor('not a draft', world);
    world.behaviour.writing = 'works';
    someone.types('fullName', 'Ada');
    await someone.waits(SAVE_DELAY_MS);
    expect(world.stored.get(DRAFT_KEY)).toBe('not a draft');
    expect(someone.notices()).toEqual([expect.stringMatching(NOT_SAVED)]);
  });
});

describe('a device that is slow to answer', () => {
  test('brings the work back when nothing has been typed meanwhile', async () => {
    const world = fakeWorld();
    world.behaviour.reading = 'waits';
    world.stored.set(DRAFT_KEY, saveDraft({ ...INITIAL_DRAFT, template: 'tech' }));
    const someone = visitor(world);
    const restored = someone.store.dispatch(restoreDraft());
    await someone.waits(5000);
    world.finishReading();
    await restored;
    expect(someone.state().signature.template).toBe('tech');
  });

  test('takes neither what was typed meanwhile nor what was saved before', async () => {
    const world = fakeWorld();
    world.behaviour.reading = 'waits';
    const saved = saveDraft({ ...INITIAL_DRAFT, template: 'tech' });
    world.stored.set(DRAFT_KEY, saved);
    const someone = visitor(world);
    const restored = someone.store.dispatch(restoreDraft());
    await someone.waits(0);
    someone.types('fullName', 'Typed meanwhile');
    await someone.waits(SAVE_DELAY_MS);
    expect(world.writes).toEqual([]);
    world.finishReading();
    await restored;
    expect(someone.state().signature.data.fullName).toBe('Typed meanwhile');
    expect(world.stored.get(setAsideKey(DRAFT_KEY, NOW))).toEqual(saved);
    expect(world.stored.get(DRAFT_KEY)).toMatchObject({
      draft: { data: { fullName: 'Typed meanwhile' } },
    });
    expect(someone.notices()).toHaveLength(1);
  });
});

describe('a device that keeps nothing', () => {
  test('is told once, however often saving fails, and the page goes on', async () => {
    const someone = visitor();
    someone.world.behaviour.writing = 'fails';
    for (const name of ['Ada', 'Ada L', 'Ada Lovelace']) {
      someone.types('fullName', name);
      await someone.waits(SAVE_DELAY_MS);
    }
    expect(someone.notices()).toEqual([expect.stringMatching(NOT_SAVED)]);
    expect(someone.world.logged).toHaveLength(3);
    await someone.waits(OUTPUT_DELAY_MS);
    expect(someone.state().output.text).toContain('Ada Lovelace');
    await someone.presses(copySignature);
    expect(someone.world.copied).toHaveLength(1);
  });

  test('is told again when saving worked in between', async () => {
    const someone = visitor();
    for (const writing of ['fails', 'works', 'fails'] as const) {
      someone.world.behaviour.writing = writing;
      someone.types('fullName', `${someone.state().signature.data.fullName}.`);
      await someone.waits(SAVE_DELAY_MS);
    }
    expect(someone.notices()).toHaveLength(2);
  });

  test('that cannot even be read is told, the form is the sample, and nothing is written over what is there', async () => {
    const world = fakeWorld();
    world.behaviour.reading = 'fails';
    const someone = await returningVisitor('work of years', world);
    expect(world.logged).toEqual(['Saved work could not be read: Storage is disabled']);
    expect(someone.state().signature).toMatchObject(INITIAL_DRAFT);
    expect(someone.notices()).toEqual([expect.stringMatching(NOT_SAVED)]);
    someone.types('fullName', 'Ada');
    await someone.waits(SAVE_DELAY_MS);
    expect(world.stored.get(DRAFT_KEY)).toBe('work of years');
  });
});
