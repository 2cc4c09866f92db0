import { beforeEach, describe, expect, test, vi } from 'vitest';
import { deleteSelected } from '../../src/editor/commands/edit';
import { importFiles, importText } from '../../src/editor/commands/clipboard/import-design';
import { pasteText } from '../../src/editor/commands/clipboard/paste';
import { reviewMail } from '../../src/import/page/dialog/begin-import';
import { insertFiles } from '../../src/editor/paste/insert-files';
import { previewToggled } from '../../src/store/canvas/view-slice';
import { designer, type Designer } from '../helpers/designer';
import { otherDesign } from '../helpers/other-design';

const MIDDLE = { at: { x: 400, y: 300 }, id: null };

const OTHER = otherDesign();

let someone: Designer;

beforeEach(() => {
  someone = designer().has('logo', 'a', { content: 'https://example.com/a.png' }).selects('a');
  someone.store.dispatch(previewToggled());
});

const isPreview = () => someone.store.getState().view.isPreview;
const ids = () => someone.scene().elements.map(({ id }) => id);

describe('a design that is opened in the preview', () => {
  const file = new File([OTHER], 'design.json', { type: 'application/json' });

  test.each([
    ['as a text', () => void someone.store.dispatch(importText(OTHER))],
    ['as a file', () => void someone.store.dispatch(importFiles([file]))],
    ['as a file that is dropped', () => someone.store.dispatch(insertFiles([file], MIDDLE))],
  ])('%s ends it, and can be edited', async (_, open) => {
    open();
    await vi.waitFor(() => expect(ids()).toEqual(['other']));
    expect(isPreview()).toBe(false);
    expect(someone.selects('other').does(deleteSelected)).toBe(true);
    expect(someone.notices()).toHaveLength(1);
  });

  test('changes nothing but shows a notice where the text is no design', async () => {
    const before = someone.scene();
    await someone.store.dispatch(importText('{"elements": 7'));
    expect(someone.scene()).toBe(before);
    expect(isPreview()).toBe(true);
    expect(someone.notices()).toHaveLength(1);
  });
});

test('a signature from elsewhere that is shown in the preview ends it, and changes nothing yet', () => {
  const before = someone.scene();
  someone.store.dispatch(reviewMail({ html: '<p>Grace</p>', pictures: [], unnamed: [] }));
  expect(isPreview()).toBe(false);
  expect(someone.store.getState().view.dialog).toBe('import');
  expect(someone.scene()).toBe(before);
});

describe('what would change the design that is looked at', () => {
  const picture = new File(['x'], 'logo.png', { type: 'image/png' });

  test.each([
    ['a picture', MIDDLE],
    ['a picture in place of another', { ...MIDDLE, id: 'a' }],
  ])('as %s is refused with a notice', async (_, point) => {
    const before = someone.scene();
    someone.store.dispatch(insertFiles([picture], point));
    await vi.waitFor(() => expect(someone.notices()).toHaveLength(1));
    expect(someone.scene()).toBe(before);
    expect(isPreview()).toBe(true);
  });

  test.each([
    ['a text', 'Grace'],
    ['a design', OTHER],
  ])('as %s that is pasted does nothing', async (_, text) => {
    const before = someone.store.getState();
    await someone.store.dispatch(pasteText(text));
    expect(someone.store.getState()).toBe(before);
  });
});
