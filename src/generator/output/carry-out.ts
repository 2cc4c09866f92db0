import type { FormProposal } from '../../fixes/form/form-fix';
import { changeParts } from '../../store/signature/edit-form';
import type { AppThunk } from '../../store/state';

/** Does what is offered about a finding, as one step. */
export function carryOut({ label, change: { person, socialStyle } }: FormProposal): AppThunk {
  return changeParts(
    {
      ...(person === undefined ? {} : { person }),
      ...(socialStyle === undefined ? {} : { look: { socialStyle } }),
    },
    { label },
  );
}
