import { describe, expect, test, vi } from 'vitest';
import { exportSignature } from '../../src/export';
import { sizeFrom } from '../../src/model/picture/natural-size';
import { BLANK_SIGNATURE, type Person } from '../../src/model/person/signature';
import { EMPTY_SCENE } from '../../src/scene/empty-scene';
import { saveAll } from '../../src/saving/state/save';
import { openNew, switchTo } from '../../src/saving/state/open-signature';
import { openSignatureFile, saveOpenFile } from '../../src/saving/state/files/save-file';
import { followTabs } from '../../src/saving/state/tab-lock';
import { findNaturalSizes } from '../../src/pictures/state/natural-sizes';
import { changeField } from '../../src/store/signature/edit-form';
import { record } from '../../src/store/signature/history';
import { NEW_SIGNATURE } from '../../src/store/signature/signature';
import { historyNavigation } from '../../src/store/signature/history-navigation';
import { outputRequested } from '../../src/output/state/output-slice';
import { copySignature } from '../../src/output/state/export';
import { designer } from '../helpers/designer';
import { fakeDevice } from '../helpers/fake-device';
import { fakeWorld, ORIGIN, type World } from '../helpers/fake-ports';
import { arrives, keptPerson, left } from '../helpers/returning';
import type { Visitor } from '../helpers/visitor';
import { element } from '../scene/scenes';

const LOGO = 'https://a.example/logo.png';
const PHOTO = 'https://a.example/me.jpg';
const WIDE = { width: 480, height: 160 };
const WIDE_LOGO = { address: LOGO, ...WIDE };

const historyOf = ({ state }: Visitor) => state().signature;
const personOf = (someone: Visitor) => historyOf(someone).present.person;
const known = ({ naturalSizes = [] }: Person, address = LOGO) => sizeFrom(naturalSizes, address);
const asked = ({ measured }: World) => measured.map(({ address }) => address);

/** Types an address into the logo's field, and leaves it. */
async function enters(someone: Visitor, value: string): Promise<void> {
  types(someone, value);
  await someone.store.dispatch(findNaturalSizes(value));
}

function types(someone: Visitor, ...keys: readonly string[]): void {
  for (const value of keys) {
    someone.does(changeField({ field: 'logoUrl', value, group: 'logo 1' }));
  }
}

function has(world: World): World {
  world.behaviour.sizes = { [LOGO]: WIDE };
  return world;
}

/** Until all that is asked for has been. */
const isAsked = (world: World, ...addresses: readonly string[]) =>
  vi.waitFor(() => expect(asked(world)).toEqual(addresses));

describe('the size of a linked picture', () => {
  test('is read when its address is entered, not while it is typed', async () => {
    const someone = await arrives(has(fakeWorld()));
    types(someone, 'https://a.ex', 'https://a.example/lo');
    expect(asked(someone.world)).toEqual([]);
    await enters(someone, LOGO);
    expect(asked(someone.world)).toEqual([LOGO]);
    expect(known(personOf(someone))).toEqual(WIDE_LOGO);
  });

  test('is no step: the history is as long as before, and goes on after it', async () => {
    const someone = await arrives(has(fakeWorld()));
    await enters(someone, LOGO);
    expect(historyOf(someone).past).toHaveLength(1);
    expect(historyOf(someone).present.step?.label).toBe('Logo');
    someone.types('jobTitle', 'Painter');
    expect(historyOf(someone).past.map(({ person }) => known(person))).toEqual([null, WIDE_LOGO]);
  });

  test('goes with its address in an undo, and comes back with it', async () => {
    const someone = await arrives(has(fakeWorld()));
    const before = personOf(someone);
    await enters(someone, LOGO);
    someone.does(historyNavigation.undo());
    expect(personOf(someone)).toBe(before);
    someone.does(historyNavigation.redo());
    expect(personOf(someone)).toMatchObject({ logoUrl: LOGO });
    expect(known(personOf(someone))).toEqual(WIDE_LOGO);
    expect(asked(someone.world)).toEqual([LOGO]);
  });

  test('that comes late joins every state that shows the picture, undone ones too', async () => {
    const someone = await arrives();
    someone.world.behaviour.sizes = 'waits';
    types(someone, LOGO);
    const reading = someone.store.dispatch(findNaturalSizes(LOGO));
    await isAsked(someone.world, LOGO);
    someone.types('jobTitle', 'Painter');
    someone.types('logoUrl', 'https://a.example/other.png');
    someone.types('logoUrl', LOGO);
    someone.does(historyNavigation.undo());
    someone.world.measured[0]?.finish(WIDE);
    await reading;
    const { past, present, future } = historyOf(someone);
    const states = [...past, present, ...future].map(({ person }) => person);
    expect(states.map((person) => [person.logoUrl, known(person)])).toEqual([
      ['', null],
      [LOGO, WIDE_LOGO],
      [LOGO, WIDE_LOGO],
      ['https://a.example/other.png', null],
      [LOGO, WIDE_LOGO],
    ]);
  });

  test('is stored for no picture that does not load', async () => {
    const someone = await arrives();
    types(someone, LOGO);
    const before = historyOf(someone);
    await someone.store.dispatch(findNaturalSizes(LOGO));
    expect(asked(someone.world)).toEqual([LOGO]);
    expect(historyOf(someone)).toBe(before);
  });

  test.each([
    ['without pixels', { width: 0, height: 0 }],
    ['larger than any', { width: 30_000, height: 10 }],
  ])('is stored for no picture %s', async (_, size) => {
    const someone = await arrives();
    someone.world.behaviour.sizes = { [LOGO]: size };
    types(someone, LOGO);
    const before = historyOf(someone);
    await someone.store.dispatch(findNaturalSizes(LOGO));
    expect(historyOf(someone)).toBe(before);
  });

  test('is read again when its address is entered again, and changes nothing where it is the same', async () => {
    const someone = await arrives(has(fakeWorld()));
    await enters(someone, LOGO);
    const before = historyOf(someone);
    await someone.store.dispatch(findNaturalSizes(LOGO));
    expect(historyOf(someone)).toBe(before);
    someone.world.behaviour.sizes = { [LOGO]: { width: 50, height: 50 } };
    await someone.store.dispatch(findNaturalSizes(LOGO));
    expect(known(personOf(someone))).toEqual({ address: LOGO, width: 50, height: 50 });
  });

  test.each([
    ['bytes', 'data:image/png;base64,AAAA'],
    ['nothing', ' '],
    ['no address', 'ftp://a.example/logo.png'],
  ])('is not asked for where there is no link: %s', async (_, value) => {
    const someone = await arrives();
    await enters(someone, value);
    expect(asked(someone.world)).toEqual([]);
  });

  test('of an address on the own site is saved under the address as typed', async () => {
    const someone = await arrives();
    someone.world.behaviour.sizes = { [`${ORIGIN}/own.png`]: WIDE };
    await enters(someone, ' /own.png ');
    expect(known(personOf(someone), '/own.png')).toEqual({ address: '/own.png', ...WIDE });
  });

  test('is waited for by a copy that is made right after it was entered', async () => {
    await exportSignature({}, 'modern');
    const someone = await arrives();
    someone.does(outputRequested('template'));
    someone.world.behaviour.sizes = 'waits';
    types(someone, LOGO);
    void someone.store.dispatch(findNaturalSizes(LOGO));
    await isAsked(someone.world, LOGO);
    await vi.waitFor(() => expect(someone.state().output.status).toBe('fresh'));
    const copying = someone.store.dispatch(copySignature('template'));
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(someone.world.copied).toEqual([]);
    someone.world.measured[0]?.finish(WIDE);
    await copying;
    expect(someone.world.copied[0]?.html).toMatch(/<img [^>]*width="120" height="40"/);
  });
});

describe('a signature without known sizes', () => {
  const unread: Person = {
    ...BLANK_SIGNATURE,
    logoUrl: LOGO,
    profileImageUrl: PHOTO,
    logoForEmail: LOGO,
  };
  const scene = { ...EMPTY_SCENE, elements: [element('logo', { content: LOGO })] };
  const withUnread = () => {
    const world = has(fakeWorld());
    left(world, 'a', { person: unread, scene });
    return world;
  };

  test('is read once when it is opened: form and canvas, each address once', async () => {
    const someone = await arrives(withUnread());
    await isAsked(someone.world, PHOTO, LOGO);
    await vi.waitFor(() => expect(personOf(someone).naturalSizes).toEqual([WIDE_LOGO]));
    expect(historyOf(someone).present.scene.elements[0]?.naturalSize).toEqual(WIDE_LOGO);
    expect(historyOf(someone).past).toEqual([]);
  });

  test('is saved with them, and what is known is not asked for on the next visit', async () => {
    const someone = await arrives(withUnread());
    await vi.waitFor(() => expect(personOf(someone).naturalSizes).toBeDefined());
    await someone.store.dispatch(saveAll());
    expect(keptPerson(someone)).toMatchObject({ naturalSizes: [WIDE_LOGO] });
    const again = fakeWorld();
    for (const [key, value] of someone.world.stored) again.stored.set(key, value);
    const back = await arrives(again);
    await isAsked(again, PHOTO);
    expect(personOf(back).naturalSizes).toEqual([WIDE_LOGO]);
    expect(historyOf(back).present.scene.elements[0]?.naturalSize).toEqual(WIDE_LOGO);
  });

  test('is read when it is switched to, and what comes late is not put into another one', async () => {
    const world = withUnread();
    left(world, 'b', {}, '2030-01-01T00:00:00.000Z');
    world.behaviour.sizes = 'waits';
    const someone = await arrives(world);
    expect(asked(world)).toEqual([]);
    await someone.store.dispatch(switchTo('a'));
    await isAsked(world, PHOTO, LOGO);
    await someone.store.dispatch(switchTo('b'));
    const other = historyOf(someone);
    for (const { finish } of world.measured) finish(WIDE);
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(historyOf(someone)).toBe(other);
  });

  test('is read when it comes out of a file; with known ones nothing is asked for', async () => {
    const someone = await arrives(has(fakeWorld()));
    const { person: sample, look } = NEW_SIGNATURE;
    await someone.store.dispatch(openNew({ person: { ...sample, logoUrl: LOGO }, look, scene }));
    await isAsked(someone.world, LOGO);
    await vi.waitFor(() => expect(personOf(someone).naturalSizes).toHaveLength(2));
    await someone.store.dispatch(saveOpenFile());
    const { content = '' } = someone.world.saved[0] ?? {};
    await someone.store.dispatch(openSignatureFile(new Blob([content])));
    expect(personOf(someone).naturalSizes).toContainEqual(WIDE_LOGO);
    expect(historyOf(someone).present.scene.elements[0]?.naturalSize).toEqual(WIDE_LOGO);
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(asked(someone.world)).toEqual([LOGO]);
  });
});

describe('a signature that two tabs have open', () => {
  test('is read by the one that writes it; the other follows, and takes nothing over', async () => {
    const device = fakeDevice();
    const world = fakeWorld([], device);
    left(world, 'a', { person: { ...BLANK_SIGNATURE, logoUrl: LOGO } });
    world.behaviour.sizes = 'waits';
    const writer = await arrives(world);
    await isAsked(world, LOGO);
    const follower = await arrives(has(fakeWorld([], device)));
    follower.store.dispatch(followTabs());
    world.measured[0]?.finish(WIDE);
    await vi.waitFor(() => expect(personOf(writer).naturalSizes).toBeDefined());
    await writer.store.dispatch(saveAll());
    await vi.waitFor(() => expect(personOf(follower).naturalSizes).toEqual([WIDE_LOGO]));
    expect(asked(follower.world)).toEqual([]);
    expect([writer, follower].map(({ state }) => state().saving.lockOwner)).toEqual([
      'mine',
      'elsewhere',
    ]);
  });

  test('is read by the one that takes it over, where it is not known', async () => {
    const device = fakeDevice();
    const world = fakeWorld([], device);
    left(world, 'a', { person: { ...BLANK_SIGNATURE, logoUrl: LOGO } });
    await arrives(world);
    const second = await arrives(has(fakeWorld([], device)));
    second.types('fullName', 'Ada');
    await vi.waitFor(() => expect(personOf(second).naturalSizes).toEqual([WIDE_LOGO]));
    expect(personOf(second).fullName).toBe('Ada');
    expect(second.state().saving.lockOwner).toBe('mine');
  });
});

describe('on the canvas', () => {
  test('a logo that is added or pasted has its size read; a changed address loses it', async () => {
    const someone = designer(has(fakeWorld())).has('logo', 'a', { content: LOGO });
    await vi.waitFor(() => expect(someone.find('a')?.naturalSize).toEqual(WIDE_LOGO));
    const sets = (content: string): void => {
      const selections = { selectionBefore: [], selectionAfter: [] };
      const step = { label: 'Logo', place: 'canvas', group: 'typed', ...selections } as const;
      const action = { type: 'scene/elementSet', id: 'a', settings: { content } } as const;
      someone.store.dispatch(record(action, step));
    };
    sets('https://b.example');
    expect(someone.find('a')).not.toHaveProperty('naturalSize');
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(asked(someone.world)).toEqual([LOGO]);
    someone.store.dispatch(historyNavigation.undo());
    expect(someone.find('a')?.naturalSize).toEqual(WIDE_LOGO);
  });
});
