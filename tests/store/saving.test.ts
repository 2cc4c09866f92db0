import * as fc from 'fast-check';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { exportSignature } from '../../src/export';
import { copySignature } from '../../src/generator/commands';
import { SAMPLE_SIGNATURE } from '../../src/model/person/signature';
import { headerKey, signatureKey } from '../../src/saving/state/header';
import { saveAll } from '../../src/saving/state/save';
import { restoreSignature, switchTo } from '../../src/saving/state/open-signature';
import { SIGNATURE_VERSION, serializeSignature } from '../../src/saving/state/serialize-signature';
import { newSignatureHistory } from '../../src/store/signature/history';
import { signatureOpened } from '../../src/store/signature/opened';
import { INITIAL_LOOK, NEW_SIGNATURE } from '../../src/store/signature/signature';
import { fakeWorld } from '../helpers/fake-ports';
import { randomSignature } from '../helpers/random-signatures';
import { arrives, keptPerson, left } from '../helpers/returning';
import { OUTPUT_DELAY_MS, SAVE_DELAY_MS, settledVisitor, visitor } from '../helpers/visitor';

beforeAll(() => exportSignature({}, 'modern'));
beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const PERSON = z.object({ fullName: z.string() });
const NOT_SAVED = /^Not saved: /;

describe('a signature', () => {
  test('is saved once it has rested', async () => {
    const someone = await arrives();
    someone.types('fullName', 'Ada');
    await someone.waits(SAVE_DELAY_MS - 1);
    expect(someone.world.writes).toEqual([]);
    await someone.waits(1);
    const { id } = someone.state().saving;
    expect(someone.world.writes).toEqual([signatureKey(id), headerKey(id)]);
    expect(keptPerson(someone)).toMatchObject({ fullName: 'Ada' });
    expect(someone.world.stored.get(headerKey(id))).toMatchObject({ person: 'Ada', revision: 1 });
  });

  test('is saved once for a burst of keys', async () => {
    const someone = await arrives();
    for (const name of ['A', 'Ad', 'Ada']) {
      someone.types('fullName', name);
      await someone.waits(SAVE_DELAY_MS / 2);
    }
    await someone.waits(SAVE_DELAY_MS);
    expect(someone.world.writes).toHaveLength(2);
  });

  test('is saved a second after the first letter at the latest, however long somebody types', async () => {
    const someone = await arrives();
    for (let letters = 1; letters <= 60; letters++) {
      someone.types('fullName', 'a'.repeat(letters));
      await someone.waits(110);
      const saved = z.safeParse(PERSON, keptPerson(someone)).data?.fullName.length ?? 0;
      expect(letters - saved).toBeLessThan(10);
    }
    expect(someone.world.writes.length, 'and not with each letter').toBeLessThan(20);
  });

  test('is saved at once when the page may be gone the next moment', async () => {
    const someone = await arrives();
    someone.types('fullName', 'Ada');
    await someone.store.dispatch(saveAll());
    expect(keptPerson(someone)).toMatchObject({ fullName: 'Ada' });
  });

  test('is there again on the next visit with its whole history, whatever it held', async () => {
    await fc.assert(
      fc.asyncProperty(randomSignature, async (signature) => {
        const first = await arrives();
        const { id, name, revision, lockOwner } = first.state().saving;
        const history = newSignatureHistory(signature);
        first.does(signatureOpened({ id, name, revision, lockOwner, history, isSaved: false }));
        first.types('fullName', `${signature.person.fullName}!`);
        await first.waits(SAVE_DELAY_MS);
        const second = await arrives(first.world);
        const [saved, found] = [first, second].map(({ state }) => {
          const { past, present, future } = state().signature;
          return { past, present, future };
        });
        expect(found).toEqual(saved);
        expect(second.notices()).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });

  test('is not written again just because it was brought back', async () => {
    const world = fakeWorld();
    left(world, 'a');
    const someone = await arrives(world);
    world.behaviour.writing = 'fails';
    await someone.waits(SAVE_DELAY_MS);
    expect(someone.state().saving).toMatchObject({ id: 'a', status: 'works' });
    expect(world.logged).toEqual([]);
  });

  test('is the sample on a first visit, and nothing is written for it', async () => {
    const someone = await arrives();
    expect(someone.state().signature.present).toMatchObject(NEW_SIGNATURE);
    expect(someone.notices()).toEqual([]);
    expect(someone.world.writes).toEqual([]);
  });

  test('that was changed last is opened, unless the tab had another open', async () => {
    const world = fakeWorld();
    left(world, 'older', {}, '2025-01-01T00:00:00Z');
    left(world, 'newer', {}, '2025-02-01T00:00:00Z');
    const someone = await arrives(world);
    expect(someone.state().saving.id).toBe('newer');
    await someone.store.dispatch(switchTo('older'));
    expect(someone.state().saving.id).toBe('older');
    const reloaded = await arrives(world);
    expect(reloaded.state().saving.id).toBe('older');
  });

  test('that has many versions holds a long text once', async () => {
    const someone = await arrives();
    const photo = `data:image/png;base64,${'A'.repeat(4000)}`;
    someone.types('profileImageUrl', photo);
    for (let times = 0; times < 50; times++) someone.types('fullName', `Ada ${times}`);
    const saved = JSON.stringify(serializeSignature(someone.state().signature));
    expect(saved.split(photo)).toHaveLength(2);
  });
});

describe('what was saved and is no longer known', () => {
  test('an unknown template comes back as modern', async () => {
    const world = fakeWorld();
    const look = { ...INITIAL_LOOK, template: 'baroque' };
    left(world, 'a', { look: look as typeof INITIAL_LOOK });
    const someone = await arrives(world);
    expect(someone.state().signature.present.look.template).toBe('modern');
    expect(someone.notices()).toEqual([]);
  });

  test.each(['no-such-palette', '{"broken'])(
    'the scheme %s gives the look of the first preset',
    async (colorScheme) => {
      const world = fakeWorld();
      left(world, 'a', { person: { ...SAMPLE_SIGNATURE, colorScheme } });
      const plain = await settledVisitor();
      const someone = await settledVisitor(world);
      await someone.store.dispatch(restoreSignature());
      await someone.presses(copySignature);
      expect(someone.state().output.html).toBe(plain.state().output.html);
    },
  );
});

describe('work that cannot be read', () => {
  test.each([
    ['junk', 'not a signature', 'unreadable'],
    ['half a signature', { version: SIGNATURE_VERSION, texts: [], people: [] }, 'unreadable'],
    ['the work of a future version', { version: SIGNATURE_VERSION + 1, poems: [] }, 'newer'],
  ])('is left as it is and reported: %s', async (_, saved, why) => {
    const world = fakeWorld();
    left(world, 'a');
    world.stored.set(signatureKey('a'), saved);
    const someone = await arrives(world);
    expect(someone.state().saving.unread).toEqual({ id: 'a', why });
    expect(someone.state().signature.present).toMatchObject(NEW_SIGNATURE);
    someone.types('fullName', 'Ada');
    await someone.waits(SAVE_DELAY_MS);
    expect(world.stored.get(signatureKey('a'))).toEqual(saved);
    expect(someone.state().saving.id).not.toBe('a');
    expect(keptPerson(someone)).toMatchObject({ fullName: 'Ada' });
  });

  test('keeps its entry in the list as it is', async () => {
    const world = fakeWorld();
    world.stored.set(headerKey('a'), { version: 99, id: 'a' });
    world.stored.set(signatureKey('a'), { version: 99 });
    const someone = await arrives(world);
    expect(someone.state().saving.unreadable).toEqual([signatureKey('a')]);
    expect(world.stored.get(headerKey('a'))).toEqual({ version: 99, id: 'a' });
  });
});

describe('a device that is slow to answer', () => {
  test('brings the work back when nothing has been typed meanwhile', async () => {
    const world = fakeWorld();
    world.behaviour.reading = 'waits';
    left(world, 'a', { look: { ...INITIAL_LOOK, template: 'tech' } });
    const someone = visitor(world);
    const begun = someone.store.dispatch(restoreSignature());
    await someone.waits(1000);
    await begun;
    expect(someone.state().saving.unread).toEqual({ id: null, why: 'unreachable' });
    world.behaviour.reading = 'works';
    world.finishReading();
    vi.useRealTimers();
    await vi.waitFor(() => expect(someone.state().saving.id).toBe('a'));
    expect(someone.state().signature.present.look.template).toBe('tech');
    expect(someone.state().saving.unread).toBeNull();
  });

  test('takes neither what was typed meanwhile nor what was saved before', async () => {
    const world = fakeWorld();
    world.behaviour.reading = 'waits';
    left(world, 'a', { look: { ...INITIAL_LOOK, template: 'tech' } });
    const before = structuredClone(world.stored.get(signatureKey('a')));
    const someone = visitor(world);
    const begun = someone.store.dispatch(restoreSignature());
    await someone.waits(1000);
    await begun;
    someone.types('fullName', 'Typed meanwhile');
    await someone.waits(SAVE_DELAY_MS);
    expect(world.writes).toEqual([]);
    world.behaviour.reading = 'works';
    world.finishReading();
    vi.useRealTimers();
    await vi.waitFor(() => expect(keptPerson(someone)).toBeDefined());
    expect(someone.state().signature.present.person.fullName).toBe('Typed meanwhile');
    expect(keptPerson(someone)).toMatchObject({ fullName: 'Typed meanwhile' });
    expect(world.stored.get(signatureKey('a'))).toEqual(before);
    expect(someone.state().saving.list.map(({ id }) => id)).toContain('a');
  });
});

describe('a device that saves nothing', () => {
  test('is reported once, however often saving fails, and the page goes on', async () => {
    const someone = await arrives();
    const settled = await settledVisitor(someone.world);
    expect(settled.state().output.status).toBe('fresh');
    someone.world.behaviour.writing = 'fails';
    for (const name of ['Ada', 'Ada L', 'Ada Lovelace']) {
      someone.types('fullName', name);
      await someone.waits(SAVE_DELAY_MS);
    }
    expect(someone.notices()).toEqual([expect.stringMatching(NOT_SAVED)]);
    expect(someone.world.logged).toHaveLength(3);
    await someone.waits(OUTPUT_DELAY_MS);
    expect(someone.state().signature.present.person.fullName).toBe('Ada Lovelace');
  });

  test('is reported again when saving worked in between', async () => {
    const someone = await arrives();
    for (const writing of ['fails', 'works', 'fails'] as const) {
      someone.world.behaviour.writing = writing;
      someone.types('fullName', `${someone.state().signature.present.person.fullName}.`);
      await someone.waits(SAVE_DELAY_MS);
    }
    expect(someone.notices()).toHaveLength(2);
  });

  test('but reports success is found out by reading back', async () => {
    const someone = await arrives();
    someone.world.behaviour.writing = 'forgets';
    someone.types('fullName', 'Ada');
    await someone.waits(SAVE_DELAY_MS);
    expect(someone.notices()).toEqual([expect.stringMatching(NOT_SAVED)]);
    expect(someone.state().saving.status).toBe('fails');
  });

  test('that was emptied while the page was open gets all again with the next step', async () => {
    const someone = await arrives();
    someone.types('fullName', 'Ada');
    await someone.waits(SAVE_DELAY_MS);
    someone.world.stored.clear();
    someone.types('jobTitle', 'Countess');
    await someone.waits(SAVE_DELAY_MS);
    const back = await arrives(someone.world);
    expect(back.state().signature.present.person).toMatchObject({
      fullName: 'Ada',
      jobTitle: 'Countess',
    });
    expect(someone.notices()).toEqual([]);
  });

  test('that cannot even be read is reported, the form is the sample, and nothing stored is overwritten', async () => {
    const world = fakeWorld();
    left(world, 'a');
    const before = structuredClone(world.stored.get(signatureKey('a')));
    world.behaviour.reading = 'fails';
    const someone = await arrives(world);
    expect(world.logged).toEqual(['Saved work could not be read: Storage is disabled']);
    expect(someone.state().signature.present).toMatchObject(NEW_SIGNATURE);
    expect(someone.state().saving.unread).toEqual({ id: null, why: 'unreachable' });
    world.behaviour.reading = 'works';
    someone.types('fullName', 'Ada');
    await someone.waits(SAVE_DELAY_MS);
    expect(world.stored.get(signatureKey('a'))).toEqual(before);
    expect(keptPerson(someone)).toMatchObject({ fullName: 'Ada' });
  });

  test('keeps the signature open that another would take the place of', async () => {
    const world = fakeWorld();
    left(world, 'a');
    left(world, 'b', {}, '2020-01-01T00:00:00Z');
    const someone = await arrives(world);
    someone.types('fullName', 'Ada');
    world.behaviour.writing = 'fails';
    await someone.store.dispatch(switchTo('b')).catch(() => undefined);
    expect(someone.state().saving.id).toBe('a');
    expect(someone.state().signature.present.person.fullName).toBe('Ada');
  });
});
