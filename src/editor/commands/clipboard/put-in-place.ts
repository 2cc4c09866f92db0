import { changeParts } from '../../../store/signature/edit-form';
import { holdPictures } from '../../../store/signature/hold-pictures';
import type { Signature } from '../../../store/signature/signature';
import type { AppThunk } from '../../../store/state';
import { planStep } from '../../steps';

/** Replaces the open design and person by others, as one step. `person` states which of its fields are typed. */
export function putInPlace(
  {
    scene,
    person,
    heldPictures,
    ...parts
  }: Pick<Signature, 'scene' | 'person'> & Partial<Signature>,
  label: string,
): AppThunk {
  return (dispatch, getState, { now }) => {
    const group = `import ${now()}`;
    const action = { type: 'scene/designOpened', scene } as const;
    const step = planStep(getState(), action, label, { group, select: [] });
    // What is held is known before any of it is shown.
    dispatch(holdPictures(heldPictures, { label, group, place: 'canvas' }));
    if (step !== null) dispatch(step);
    const whole = { typedFields: [], plainFields: [], ...person };
    dispatch(changeParts({ ...parts, person: whole }, { label, group, place: 'canvas' }));
  };
}
