import type { PersonInput } from '../../model/person/signature';
import * as form from '../../store/signature/edit-form';
import type { AppThunk } from '../../store/state';

/** Changes fields of the person, as a step; does nothing in the preview. */
export function changePerson(part: PersonInput, label: string, group: string | null): AppThunk {
  return (dispatch, getState) => {
    if (getState().view.isPreview) return;
    dispatch(form.changePerson(part, { label, group, place: 'details' }));
  };
}
