import { focusField } from '../generator/focus-field';
import { sampleFields } from '../model/person/sample-fields';
import { dialogChanged, panelAsked } from '../store/canvas/view-slice';
import type { AppThunk } from '../store/state';

/** Leads to what is still the sample's, past the dialog that it was taken from: in the form to its first field, in the designer to the details. */
export function showSample(): AppThunk {
  return (dispatch, getState) => {
    const { output, signature } = getState();
    const [field] = sampleFields(signature.present.person);
    if (field === undefined) return;
    dispatch(dialogChanged(null));
    if (output.compiler === 'scene') dispatch(panelAsked('details'));
    else focusField(field);
  };
}
