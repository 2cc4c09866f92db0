import { recasedName } from '../../model/person/name/recase';
import type { Fix } from '../fix';

/** A name in capitals as it is usually written, wherever the design shows it. */
export const recaseName: Fix = {
  id: 'recaseName',
  label: 'Write the name with small letters',
  changesPerson: true,
  *propose({ trialScene: { context } }) {
    const fullName = recasedName(context.person.fullName);
    yield {
      label: `Change to ${fullName}`,
      action: { type: 'scene/changesMade', changes: [] },
      person: { fullName },
    };
  },
};
