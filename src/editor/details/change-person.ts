import type { SignatureInput } from '../../model/signature';
import type { BuilderThunk } from '../../store/builder-state';
import { selectPerson } from '../selectors';
import { personStep } from '../steps';

/** Says something else of the person, as a step; steps of the same group that follow one another are one entry. */
export function changePerson(
  part: SignatureInput,
  label: string,
  group: string | null,
): BuilderThunk {
  return (dispatch, getState) => {
    const state = getState();
    if (!state.view.isPreview) {
      dispatch(personStep(state, { ...selectPerson(state), ...part }, label, group));
    }
  };
}
