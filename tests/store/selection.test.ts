import { describe, expect, test } from 'vitest';
import { signatureOpened } from '../../src/store/signature/opened';
import { selectionChanged } from '../../src/store/canvas/selection-slice';
import { textEditBegun } from '../../src/store/canvas/text-edit-slice';
import { historyNavigation } from '../../src/store/signature/history-navigation';
import { newSignatureHistory } from '../../src/store/signature/history';
import { deleteSelected } from '../../src/editor/commands/edit';
import { designer, type Designer } from '../helpers/designer';

const selected = ({ store }: Designer) => store.getState().selection;

/** What another tab has made of the signature takes the place of what is open. */
function follow(someone: Designer, removed: string): void {
  const { saving, signature } = someone.store.getState();
  const { scene } = signature.present;
  const elements = scene.elements.filter(({ id }) => id !== removed);
  const present = { ...signature.present, scene: { ...scene, elements } };
  const history = { ...newSignatureHistory(), present };
  const { id } = saving;
  someone.store.dispatch(
    signatureOpened({ id, name: '', revision: 2, history, isSaved: true, lockOwner: 'elsewhere' }),
  );
}

const begin = () => designer().has('text', 'a').has('text', 'b').selects('a', 'b');

describe('a selection names only what is there', () => {
  test('after another tab has deleted some of it', () => {
    const someone = begin();
    follow(someone, 'a');
    expect(selected(someone)).toEqual(['b']);
  });

  test('and a text that another tab has deleted is no longer edited', () => {
    const someone = begin();
    someone.store.dispatch(textEditBegun({ id: 'a', caret: null }));
    follow(someone, 'b');
    expect(someone.store.getState().textEdit?.id).toBe('a');
    follow(someone, 'a');
    expect(someone.store.getState().textEdit).toBeNull();
  });

  test('after it was deleted, taken back and deleted again', () => {
    const someone = begin();
    someone.does(deleteSelected);
    expect(selected(someone)).toEqual([]);
    someone.store.dispatch(historyNavigation.undo());
    expect(selected(someone)).toEqual(['a', 'b']);
    someone.store.dispatch(historyNavigation.redo());
    expect(selected(someone)).toEqual([]);
  });

  test('when something that is gone is selected by its old name', () => {
    const someone = begin();
    someone.store.dispatch(selectionChanged(['a', 'gone']));
    expect(selected(someone)).toEqual(['a']);
  });
});
