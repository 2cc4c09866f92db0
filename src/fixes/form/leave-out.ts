import { dearest, MOST_PARTS } from '../../export/compose/dearest-parts';
import { personWithout } from '../../export/compose/person-without';
import { partCosts } from '../../export/compose/part-costs';
import { outputFor, type FormFix } from './form-fix';

/** What the finding about the length names, the dearest first: each of them that is enough by itself is offered. */
export const LEAVE_OUT: readonly FormFix[] = Array.from({ length: MOST_PARTS }, (_, place) => ({
  id: `leaveOut${place + 1}`,
  rules: ['near-gmail-limit', 'over-gmail-limit'],
  propose: (_finding, signature) => {
    const { person } = signature;
    const cost = dearest(partCosts({ doc: outputFor(signature).doc, person }))[place];
    if (cost === undefined) return [];
    return [
      { label: `Leave out ${cost.name}`, change: { person: personWithout([cost.part], person) } },
    ];
  },
}));
