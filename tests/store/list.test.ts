import { describe, expect, test, vi } from 'vitest';
import { headerKey, signatureKey } from '../../src/saving/state/header';
import {
  createSignature,
  deleteSignature,
  duplicateSignature,
  purgeSignature,
  renameSignature,
  undeleteSignature,
} from '../../src/saving/state/list';
import { selectNames, selectOpenName } from '../../src/saving/state/names';
import { switchTo, refreshList } from '../../src/saving/state/open-signature';
import { followTabs } from '../../src/saving/state/tab-lock';
import { SAMPLE_SIGNATURE } from '../../src/model/person/signature';
import { fakeDevice } from '../helpers/fake-device';
import { fakeWorld } from '../helpers/fake-ports';
import { arrives, left } from '../helpers/returning';
import {
  person,
  withTwo,
  openId,
  openName,
  header,
  listed,
  notices,
  titles,
} from '../helpers/two-signatures';

describe('a new signature', () => {
  test('is opened, the open one saved, and both are listed', async () => {
    const someone = await withTwo();
    someone.types('fullName', 'Ada Lovelace');
    await someone.store.dispatch(createSignature());
    expect(openName(someone)).toBe(SAMPLE_SIGNATURE.fullName);
    expect(listed(someone).toSorted()).toEqual(['Ada Lovelace', 'Bob', 'Jane Doe']);
  });

  test('is not begun where the open one cannot be saved', async () => {
    const someone = await withTwo();
    someone.types('fullName', 'Ada Lovelace');
    someone.world.behaviour.writing = 'fails';
    await someone.store.dispatch(createSignature());
    expect(openName(someone)).toBe('Ada Lovelace');
    expect(titles(someone)).toEqual(['Not saved', 'Not saved']);
    expect(notices(someone)[0]?.action?.effect).toEqual({ type: 'saveCopy' });
  });
});

test('new signatures differ by numbers until they go by somebody else', async () => {
  const someone = await arrives(fakeWorld());
  const name = () => selectOpenName(someone.state());
  someone.types('jobTitle', 'Countess');
  await someone.store.dispatch(createSignature());
  expect(name()).toBe('Jane Doe 2');
  await someone.store.dispatch(createSignature());
  expect(name()).toBe('Jane Doe 3');
  const again = await arrives(someone.world);
  expect([...selectNames(again.state()).values()].toSorted()).toEqual([
    'Jane Doe',
    'Jane Doe 2',
    'Jane Doe 3',
  ]);
  again.types('fullName', 'Ada Lovelace');
  expect(selectOpenName(again.state())).toBe('Ada Lovelace');
});

describe('a copy', () => {
  test('has a name of its own, and so has a copy of a copy', async () => {
    const someone = await withTwo();
    for (let round = 0; round < 2; round++) await someone.store.dispatch(duplicateSignature('bob'));
    await someone.store.dispatch(duplicateSignature(openId(someone)));
    expect(listed(someone).toSorted()).toEqual([
      'Ada',
      'Bob',
      'Bob copy',
      'Bob copy 2',
      'Bob copy 3',
    ]);
  });

  test('of the open one has what was just typed, and its history', async () => {
    const someone = await withTwo();
    someone.types('fullName', 'Ada Lovelace');
    await someone.store.dispatch(duplicateSignature('ada'));
    expect(openId(someone)).not.toBe('ada');
    expect(openName(someone)).toBe('Ada Lovelace');
    expect(someone.state().saving.name).toBe('Ada Lovelace copy');
    expect(someone.state().signature.past).toHaveLength(1);
    expect(header(someone.world, 'ada')?.person).toBe('Ada Lovelace');
  });

  test('of another one is opened, too', async () => {
    const someone = await withTwo();
    await someone.store.dispatch(duplicateSignature('bob'));
    expect(openName(someone)).toBe('Bob');
    expect(listed(someone)).toContain('Bob copy');
  });

  test('is not made of what cannot be read', async () => {
    const someone = await withTwo();
    someone.world.stored.set(signatureKey('bob'), 'rubbish');
    await someone.store.dispatch(duplicateSignature('bob'));
    expect(titles(someone)).toEqual(['Nothing was copied']);
    expect(openId(someone)).toBe('ada');
  });

  test('is not made where nothing can be written', async () => {
    const someone = await withTwo();
    someone.world.behaviour.writing = 'fails';
    await someone.store.dispatch(duplicateSignature('bob'));
    expect(titles(someone)).toEqual(['Nothing was changed']);
    expect(openId(someone)).toBe('ada');
  });
});

describe('a name', () => {
  test.each(['ada', 'bob'])('is given to %s, and taken away again', async (id) => {
    const someone = await withTwo();
    const before = header(someone.world, id);
    await someone.store.dispatch(renameSignature(id, '  Work '));
    expect(header(someone.world, id)).toMatchObject({ name: 'Work', edited: before?.edited });
    expect(listed(someone)).toContain('Work');
    await someone.store.dispatch(renameSignature(id, ' '));
    expect(listed(someone).toSorted()).toEqual(['Ada', 'Bob']);
  });

  test('has at most 200 characters', async () => {
    const someone = await withTwo();
    await someone.store.dispatch(renameSignature('ada', 'x'.repeat(500)));
    expect(someone.state().saving.name).toHaveLength(200);
  });

  test('of one that lies nowhere yet puts it on the device', async () => {
    const someone = await arrives();
    const id = openId(someone);
    await someone.store.dispatch(renameSignature(id, 'Work'));
    expect(header(someone.world, id)?.name).toBe('Work');
    expect(someone.world.stored.has(signatureKey(id))).toBe(true);
  });

  test('stays as it was where it cannot be written', async () => {
    const someone = await withTwo();
    someone.world.behaviour.writing = 'fails';
    await someone.store.dispatch(renameSignature('ada', 'Work'));
    expect(someone.state().saving.name).toBe('');
    expect(titles(someone)).toEqual(['Nothing was changed']);
  });

  test('that another tab gives is not lost with the next step', async () => {
    const device = fakeDevice();
    left(fakeWorld([], device), 'ada', person('Ada'));
    const writer = await arrives(fakeWorld([], device));
    writer.store.dispatch(followTabs());
    const other = await arrives(fakeWorld([], device));
    await other.store.dispatch(renameSignature('ada', 'Work'));
    await vi.waitFor(() => expect(writer.state().saving.name).toBe('Work'));
  });
});

describe('deleting', () => {
  test('another one puts it aside; undoing brings it back and opens nothing', async () => {
    const someone = await withTwo();
    await someone.store.dispatch(deleteSignature('bob'));
    expect(listed(someone)).toEqual(['Ada']);
    expect(someone.world.stored.has(signatureKey('bob'))).toBe(true);
    expect(notices(someone)).toMatchObject([
      {
        title: 'Deleted “Bob”',
        action: { label: 'Undo', effect: { id: 'bob', isReopened: false } },
      },
    ]);
    await someone.store.dispatch(undeleteSignature('bob'));
    expect(listed(someone)).toEqual(['Ada', 'Bob']);
    expect(openId(someone)).toBe('ada');
  });

  test('the open one opens the one changed last; undoing opens it again, with all that was typed', async () => {
    const someone = await withTwo();
    someone.types('fullName', 'Ada Lovelace');
    await someone.store.dispatch(deleteSignature('ada'));
    expect(openName(someone)).toBe('Bob');
    const effect = notices(someone)[0]?.action?.effect;
    expect(effect).toEqual({ type: 'undelete', id: 'ada', isReopened: true, instead: null });
    await someone.store.dispatch(undeleteSignature('ada', { isReopened: true }));
    expect(openName(someone)).toBe('Ada Lovelace');
    expect(someone.state().signature.past).toHaveLength(1);
  });

  test('the only one begins a new one, which goes with the undoing unless something was done', async () => {
    const world = fakeWorld();
    left(world, 'ada', person('Ada'));
    const someone = await arrives(world);
    await someone.store.dispatch(deleteSignature('ada'));
    const instead = openId(someone);
    expect(openName(someone)).toBe(SAMPLE_SIGNATURE.fullName);
    await someone.store.dispatch(undeleteSignature('ada', { isReopened: true, instead }));
    expect(listed(someone)).toEqual(['Ada']);

    await someone.store.dispatch(deleteSignature('ada'));
    const other = openId(someone);
    someone.types('fullName', 'Bob');
    await someone.store.dispatch(undeleteSignature('ada', { isReopened: true, instead: other }));
    expect(listed(someone).toSorted()).toEqual(['Ada', 'Bob']);
  });

  test('where the next one cannot be read begins a new one', async () => {
    const someone = await withTwo();
    someone.world.stored.set(signatureKey('bob'), 'rubbish');
    await someone.store.dispatch(deleteSignature('ada'));
    expect(openName(someone)).toBe(SAMPLE_SIGNATURE.fullName);
    expect(someone.state().saving.unread).toBeNull();
    expect(someone.world.stored.get(signatureKey('bob'))).toBe('rubbish');
  });

  test('changes nothing where nothing can be written', async () => {
    const someone = await withTwo();
    someone.types('fullName', 'Ada Lovelace');
    someone.world.behaviour.writing = 'fails';
    await someone.store.dispatch(deleteSignature('ada'));
    await someone.store.dispatch(deleteSignature('bob'));
    expect(openName(someone)).toBe('Ada Lovelace');
    someone.world.behaviour.writing = 'works';
    await someone.store.dispatch(refreshList());
    expect(listed(someone).toSorted()).toEqual(['Ada', 'Bob']);
  });

  test('forever removes what is deleted, and nothing else', async () => {
    const someone = await withTwo();
    await someone.store.dispatch(purgeSignature('bob'));
    expect(someone.world.stored.has(signatureKey('bob'))).toBe(true);
    await someone.store.dispatch(deleteSignature('bob'));
    await someone.store.dispatch(purgeSignature('bob'));
    expect(someone.world.stored.has(signatureKey('bob'))).toBe(false);
    expect(header(someone.world, 'bob')).toBeNull();
  });

  test('forever leaves no entry where the signature is opened all the same', async () => {
    const someone = await withTwo();
    await someone.store.dispatch(deleteSignature('bob'));
    await someone.store.dispatch(purgeSignature('bob'));
    await someone.store.dispatch(switchTo('bob'));
    expect(openId(someone)).toBe('ada');
    expect(someone.world.stored.has(headerKey('bob'))).toBe(false);
  });
});
