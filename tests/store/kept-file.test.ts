import { expect, test } from 'vitest';
import { selectSavingState } from '../../src/saving/page/undo-redo';
import { fileKey, readKeptFile } from '../../src/saving/state/files/kept-file';
import { deleteSignature, purgeSignature } from '../../src/saving/state/list';
import { saveSignatureFile } from '../../src/saving/state/files/save-file';
import { saveAll } from '../../src/saving/state/save';
import { header, notices, titles, withTwo } from '../helpers/two-signatures';

test('a signature is saved into the chosen file again, until another is chosen', async () => {
  const someone = await withTwo();
  const { behaviour, saved } = someone.world;
  behaviour.savesInto = 'mine.json';
  await someone.store.dispatch(saveSignatureFile('ada'));
  expect(titles(someone)).toEqual(['Saved to a file']);
  expect(notices(someone)[0]?.message).toContain('“mine.json”');

  behaviour.savesInto = 'other.json';
  await someone.store.dispatch(saveSignatureFile('ada'));
  await someone.store.dispatch(saveSignatureFile('bob'));
  await someone.store.dispatch(saveSignatureFile('ada', { isElsewhere: true }));
  await someone.store.dispatch(saveSignatureFile('ada'));
  expect(saved.map(({ name }) => name)).toEqual([
    'mine.json',
    'mine.json',
    'other.json',
    'other.json',
    'other.json',
  ]);
});

test('where no file is chosen, nothing is saved and no notice is shown', async () => {
  const someone = await withTwo();
  someone.world.behaviour.savesInto = null;
  await someone.store.dispatch(saveSignatureFile('ada'));
  expect(someone.world.saved).toEqual([]);
  expect(titles(someone)).toEqual([]);
  expect(await readKeptFile(someone.world.ports, 'ada')).toBeNull();
});

test.each(['reading', 'writing'] as const)(
  'a device that fails at %s keeps no signature from being saved into a file',
  async (what) => {
    const someone = await withTwo();
    Object.assign(someone.world.behaviour, { savesInto: 'mine.json', [what]: 'fails' });
    await someone.store.dispatch(saveSignatureFile('ada'));
    expect(someone.world.saved.map(({ name }) => name)).toEqual(['mine.json']);
    expect(titles(someone)).toEqual(['Saved to a file']);
  },
);

test('the page shows that the work is in the file as well, as long as that is so', async () => {
  const someone = await withTwo();
  someone.world.behaviour.savesInto = 'mine.json';
  expect(selectSavingState(someone.state())).toBe('saved');
  await someone.store.dispatch(saveSignatureFile('bob'));
  expect(selectSavingState(someone.state())).toBe('saved');
  await someone.store.dispatch(saveSignatureFile('ada'));
  expect(selectSavingState(someone.state())).toBe('filed');
  someone.types('fullName', 'Ada Lovelace');
  await someone.store.dispatch(saveAll());
  expect(selectSavingState(someone.state())).toBe('saved');
});

test('a signature that is deleted forever loses the note of its file', async () => {
  const someone = await withTwo();
  someone.world.behaviour.savesInto = 'mine.json';
  await someone.store.dispatch(saveSignatureFile('bob'));
  expect(someone.world.stored.has(fileKey('bob'))).toBe(true);
  await someone.store.dispatch(deleteSignature('bob'));
  await someone.store.dispatch(purgeSignature('bob'));
  expect(header(someone.world, 'bob')).toBeNull();
  expect(someone.world.stored.get(fileKey('bob'))).toBeUndefined();
});

test.each([null, 'mine.json', { handle: {} }, { name: 7, handle: {} }])(
  'a note of %j names no file',
  async (note) => {
    const someone = await withTwo();
    someone.world.stored.set(fileKey('ada'), note);
    expect(await readKeptFile(someone.world.ports, 'ada')).toBeNull();
  },
);
