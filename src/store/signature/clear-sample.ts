import { doneWithUndo } from '../../model/messages/messages';
import { SAMPLE_WORDS } from '../../model/messages/sample-messages';
import { withoutSample } from '../../model/person/without-sample';
import { noticeRaised } from '../notices-slice';
import { uploadCleared } from '../../pictures/state/uploads-slice';
import type { AppThunk } from '../state';
import { changePerson } from './edit-form';
import type { StepPlace } from './history-types';

/** Empties all that is still the sample's, as one step. */
export function clearSample(place: StepPlace): AppThunk {
  return (dispatch, getState) => {
    const part = withoutSample(getState().signature.present.person);
    dispatch(changePerson(part, { label: SAMPLE_WORDS.clear, place }));
    // The message about the last upload is about the picture that stands there.
    if (part.profileImageUrl === '') dispatch(uploadCleared('profile'));
    dispatch(noticeRaised(doneWithUndo(SAMPLE_WORDS.cleared)));
  };
}
