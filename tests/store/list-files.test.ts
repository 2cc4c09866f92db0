import { describe, expect, test, vi } from 'vitest';
import { headerKey, signatureKey } from '../../src/saving/state/header';
import { renameSignature } from '../../src/saving/state/list';
import { refreshList } from '../../src/saving/state/open-signature';
import { retryUnread, startNew } from '../../src/saving/state/unread';
import { restoreSignature, switchTo } from '../../src/saving/state/open-signature';
import {
  openSignatureFile,
  saveOpenFile,
  saveRawFile,
  saveSignatureFile,
} from '../../src/saving/state/files/save-file';
import { SCENE_LIMITS } from '../../src/scene/limits';
import { fakeWorld } from '../helpers/fake-ports';
import { arrives, left } from '../helpers/returning';
import { visitor } from '../helpers/visitor';
import {
  person,
  withTwo,
  openId,
  openName,
  header,
  listed,
  titles,
} from '../helpers/two-signatures';

describe('files', () => {
  test('of the open one have what was just typed; opened, they are new signatures with names of their own', async () => {
    const someone = await withTwo();
    someone.types('fullName', 'Ada Lovelace');
    await someone.store.dispatch(renameSignature('ada', 'Work'));
    await someone.store.dispatch(saveOpenFile());
    const [file] = someone.world.saved;
    expect(file?.name).toBe('Work.signet.json');

    await someone.store.dispatch(openSignatureFile(new Blob([file?.content ?? ''])));
    expect(openId(someone)).not.toBe('ada');
    expect(openName(someone)).toBe('Ada Lovelace');
    expect(someone.state().saving.name).toBe('Work 2');
    expect(titles(someone)).toEqual(['Opened “Work 2”']);
  });

  test('of another one are made without opening it', async () => {
    const someone = await withTwo();
    await someone.store.dispatch(saveSignatureFile('bob'));
    expect(someone.world.saved[0]).toMatchObject({ name: 'Bob.signet.json' });
    expect(openId(someone)).toBe('ada');
  });

  test('of what cannot be read hold it as it is', async () => {
    const someone = await withTwo();
    someone.world.stored.set(signatureKey('bob'), { version: 99, treasure: true });
    someone.world.stored.set(headerKey('eve'), 'rubbish');
    await someone.store.dispatch(saveSignatureFile('bob'));
    await someone.store.dispatch(refreshList());
    expect(someone.state().saving.unreadable).toEqual([signatureKey('eve')]);
    await someone.store.dispatch(saveRawFile(signatureKey('eve')));
    const [first, second] = someone.world.saved.map(({ content }): unknown => JSON.parse(content));
    expect(first).toMatchObject({ [signatureKey('bob')]: { treasure: true } });
    expect(second).toEqual({ [headerKey('eve')]: 'rubbish' });
  });

  test('that are none, or too large, are refused in words', async () => {
    const someone = await withTwo();
    await someone.store.dispatch(openSignatureFile(new Blob(['{'])));
    const large = new Blob([new Uint8Array(SCENE_LIMITS.fileBytes + 1)]);
    await someone.store.dispatch(openSignatureFile(large));
    expect(titles(someone)).toEqual(['Import Failed', 'Import Failed']);
    expect(openId(someone)).toBe('ada');
  });

  test('that cannot be downloaded are reported', async () => {
    const someone = await withTwo();
    someone.world.behaviour.files = 'refuses';
    await someone.store.dispatch(saveOpenFile());
    await someone.store.dispatch(saveSignatureFile('bob'));
    await someone.store.dispatch(saveRawFile('signet/unreadable/x'));
    expect(titles(someone)).toEqual(['Error', 'Error', 'Error']);
  });
});

describe('what could not be read', () => {
  test('is tried again on demand, and what was done meanwhile stays in the list', async () => {
    const someone = await withTwo();
    someone.world.stored.set(signatureKey('bob'), 'rubbish');
    await someone.store.dispatch(switchTo('bob'));
    expect(someone.state().saving.unread).toEqual({ id: 'bob', why: 'unreadable' });
    await someone.store.dispatch(retryUnread());
    expect(titles(someone)).toEqual(['Still could not be read']);
    left(someone.world, 'bob', person('Bob'));
    await someone.store.dispatch(retryUnread());
    expect(openName(someone)).toBe('Bob');
    expect(someone.state().saving.unread).toBeNull();
  });

  test('because the device failed is opened on a retry once the device works', async () => {
    const world = fakeWorld();
    left(world, 'ada', person('Ada'));
    world.behaviour.reading = 'fails';
    const someone = await arrives(world);
    expect(someone.state().saving.unread).toEqual({ id: null, why: 'unreachable' });
    world.behaviour.reading = 'works';
    someone.types('jobTitle', 'Typed meanwhile');
    await someone.store.dispatch(retryUnread());
    expect(openName(someone)).toBe('Ada');
    await someone.store.dispatch(refreshList());
    expect(listed(someone).toSorted()).toEqual(['Ada', 'Jane Doe']);
  });

  test('is left alone when somebody starts afresh, and that is saved', async () => {
    vi.useFakeTimers();
    const world = fakeWorld();
    world.behaviour.reading = 'waits';
    const someone = visitor(world);
    void someone.store.dispatch(restoreSignature());
    await vi.advanceTimersByTimeAsync(1000);
    expect(someone.state().saving.unread).toEqual({ id: null, why: 'unreachable' });
    world.behaviour.reading = 'works';
    void someone.store.dispatch(startNew());
    someone.types('fullName', 'Ada');
    await vi.advanceTimersByTimeAsync(1000);
    expect(someone.state().saving.unread).toBeNull();
    expect(header(world, openId(someone))?.person).toBe('Ada');
    vi.useRealTimers();
  });

  test('a list that cannot be read is reported', async () => {
    const someone = await withTwo();
    someone.world.behaviour.reading = 'fails';
    await someone.store.dispatch(refreshList());
    expect(titles(someone)).toEqual(['The list could not be read']);
  });
});
