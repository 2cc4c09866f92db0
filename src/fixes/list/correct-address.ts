import { correctedAddress } from '../../model/picture/picture-hosts';
import { isPicture } from '../../scene/registry';
import type { Fix } from '../fix';
import { CORRECTIONS } from '../corrections';

/** The address of a linked picture as it has to be written. */
export const correctAddress: Fix = {
  id: 'correctAddress',
  label: 'Fix its address',
  *propose({ element, finding }) {
    const { id, locked, content = '' } = element;
    const correction = CORRECTIONS[finding.rule];
    if (locked || !isPicture(element) || correction === undefined || content.trim() === '') return;
    const corrected = correctedAddress(content, correction.problem);
    if (corrected === null) return;
    const action = { type: 'scene/elementSet', id, settings: { content: corrected } } as const;
    yield { label: correction.label, action };
  },
};
