import { describe, expect, test } from 'vitest';
import { undo } from '../../src/editor/commands/edit';
import { importText } from '../../src/editor/commands/clipboard/import-design';
import { SHORT_DESIGN } from '../../src/saving/state/files/open-file';
import { restoreSignature } from '../../src/saving/state/open-signature';
import { designer, type Designer } from '../helpers/designer';
import { otherDesign } from '../helpers/other-design';

const OTHER = otherDesign();

/** Someone whose signature is kept on the device, and holds a name. */
async function someoneSaved(): Promise<Designer> {
  const someone = designer();
  await someone.store.dispatch(restoreSignature());
  return someone.has('name', 'mine');
}

const ids = (someone: Designer) => someone.scene().elements.map(({ id }) => id);
const messages = ({ store }: Designer) =>
  store.getState().notices.queue.map(({ message }) => message);

describe('a design that is imported', () => {
  test('is a signature of its own, whose history begins with it', async () => {
    const someone = await someoneSaved();
    const before = someone.store.getState().saving.id;
    await someone.store.dispatch(importText(OTHER));
    expect(ids(someone)).toEqual(['other']);
    expect(someone.store.getState().saving.id).not.toBe(before);
    expect(someone.can(undo)).toBe(false);
  });

  test('takes the place of one that cannot be saved, in a step that undo takes back', async () => {
    const someone = await someoneSaved();
    const before = someone.store.getState().saving.id;
    someone.world.behaviour.writing = 'fails';
    await someone.store.dispatch(importText(OTHER));
    expect(ids(someone)).toEqual(['other']);
    expect(someone.store.getState().saving.id).toBe(before);
    someone.does(undo);
    expect(ids(someone)).toEqual(['mine']);
  });

  test('is reported with the number of its elements and with what was changed in it', async () => {
    const someone = designer();
    await someone.store.dispatch(importText(OTHER));
    expect(messages(someone)).toEqual(['1 element is on the canvas.']);
    const element = { type: 'name', x: 10, y: 10, href: 'javascript:alert(1)' };
    await someone.store.dispatch(importText(JSON.stringify({ elements: [element] })));
    expect(messages(someone).at(-1)).toBe(
      '1 element is on the canvas. Element 1: the link was left out. It is not a web address, email or phone number.',
    );
  });

  test('is reported as unreadable and changes nothing where it is long and its reader fails', async () => {
    const someone = await someoneSaved();
    const long = `${OTHER}${' '.repeat(SHORT_DESIGN)}`;
    someone.world.behaviour.designs = 'fails';
    await someone.store.dispatch(importText(long));
    expect(ids(someone)).toEqual(['mine']);
    expect(messages(someone)).toEqual(['The file could not be read.']);
    someone.world.behaviour.designs = 'works';
    await someone.store.dispatch(importText(new Blob([long])));
    expect(ids(someone)).toEqual(['other']);
  });

  test('shows no notice where the import was aborted', async () => {
    const someone = await someoneSaved();
    const wait = new AbortController();
    wait.abort();
    someone.world.behaviour.designs = 'fails';
    await someone.store.dispatch(importText(`${OTHER}${' '.repeat(SHORT_DESIGN)}`, wait.signal));
    expect(ids(someone)).toEqual(['mine']);
    expect(messages(someone)).toEqual([]);
  });
});
