import { describe, expect, test, vi } from 'vitest';
import { copySelected } from '../../src/editor/commands/clipboard/clipboard';
import { importFile, importText } from '../../src/editor/commands/clipboard/import-design';
import { pasteText } from '../../src/editor/commands/clipboard/paste';
import { openSignatureFile } from '../../src/saving/state/files/save-file';
import { EMPTY_SCENE } from '../../src/scene/empty-scene';
import { designText } from '../helpers/design-text';
import { designer } from '../helpers/designer';

/* The schema did not load: the device is offline. */
vi.mock('../../src/scene/design-file/design-file', () => ({
  parseDesign: () => {
    throw new Error('Offline');
  },
}));

const NOT_SIGNET = '{"fragment": true, "elements": [{"type": "text", "x": 1, "y": 2}]}';

describe('without the schema', () => {
  test.each([
    ['a pasted one', () => pasteText(NOT_SIGNET)],
    ['the text of one', () => importText(NOT_SIGNET)],
    ['a file', () => importFile(new Blob([NOT_SIGNET]))],
    ['a file of the list', () => openSignatureFile(new Blob([NOT_SIGNET]))],
  ])('a foreign design is reported as unreadable, and nothing changes: %s', async (_name, open) => {
    const someone = designer().has('name', 'a');
    const before = someone.store.getState().signature.present;
    await someone.store.dispatch(open());
    expect(someone.store.getState().signature.present).toBe(before);
    const [notice, ...more] = someone.store.getState().notices.queue;
    expect(notice).toMatchObject({
      title: 'Import Failed',
      message: 'The file could not be read.',
    });
    expect(more).toEqual([]);
    expect(someone.world.logged).toEqual(['The design file could not be read: Offline']);
  });

  test('what was copied here is pasted at once', () => {
    const someone = designer().has('name', 'a').selects('a');
    someone.does(copySelected);
    void someone.store.dispatch(pasteText(someone.world.copied.at(-1)?.text ?? ''));
    expect(someone.scene().elements).toHaveLength(2);
  });

  test('a file that was written here is opened', async () => {
    const someone = designer();
    const text = designText({ ...EMPTY_SCENE, background: '#112233' }, { fullName: 'Grace' });
    await someone.store.dispatch(importFile(new Blob([text])));
    expect(someone.scene().background).toBe('#112233');
    expect(someone.store.getState().signature.present.person.fullName).toBe('Grace');
  });
});
