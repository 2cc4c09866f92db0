import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isRecord } from '../../base/record';
import { Import } from '../../import/page/dialog/lazy-import';
import type { Rebuilt } from '../../import/page/dialog/review';
import { IMPORT_STEP } from '../../import/page/dialog/step-words';
import { doneWithUndo } from '../../model/messages/messages';
import { SIGNATURE_FILES } from '../../saving/state/files/file-name';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { noticeRaised } from '../../store/notices-slice';
import { changePerson } from '../../store/signature/edit-form';
import { holdPictures } from '../../store/signature/hold-pictures';
import type { AppThunk } from '../../store/state';
import { importIfDesign } from '../commands/clipboard/import-design';
import { putInPlace } from '../commands/clipboard/put-in-place';
import { showStart } from '../commands/views/column';

/** The import of a signature from elsewhere. Who came for it from the form may go back there with the details alone. */
export function SignatureImport() {
  const dispatch = useAppDispatch();
  const isForForm = useForForm();
  const navigate = useNavigate();
  const take = (files: readonly File[]): boolean => dispatch(importIfDesign(files));
  const fill = (rebuilt: Rebuilt): void => {
    dispatch(fillForm(rebuilt));
    void navigate('/');
  };
  return (
    <Import
      designs={{ accept: SIGNATURE_FILES, take }}
      onAccept={(rebuilt) => dispatch(putImport(rebuilt))}
      {...(isForForm && { onFill: fill })}
    />
  );
}

/** Whether the import was begun from the form. Once its dialog is closed, another one is none of the form's. */
function useForForm(): boolean {
  const { state } = useLocation();
  const isOpen = useAppSelector(({ view }) => view.dialog === 'import');
  const [isOver, setIsOver] = useState(false);
  if (!isOpen && !isOver) setIsOver(true);
  return !isOver && isRecord(state) && state['import'] === 'for the form';
}

/** Puts a rebuilt signature on the canvas and its person into the form, as one step. Held pictures stay held. */
export function putImport({ scene, person, held }: Rebuilt): AppThunk {
  return (dispatch) => {
    const { label, done } = IMPORT_STEP;
    dispatch(putInPlace({ scene, person, heldPictures: held }, label));
    dispatch(showStart());
    dispatch(noticeRaised(doneWithUndo(done)));
  };
}

/** Puts the person of a signature into the form, as one step, and nothing on the canvas. */
function fillForm({ person, held }: Rebuilt): AppThunk {
  return (dispatch, _getState, { now }) => {
    const { label, filled } = IMPORT_STEP;
    const step = { label, group: `import ${now()}`, place: 'form' } as const;
    dispatch(holdPictures(held, step));
    dispatch(changePerson({ typedFields: [], plainFields: [], ...person }, step));
    dispatch(noticeRaised(doneWithUndo(filled)));
  };
}
