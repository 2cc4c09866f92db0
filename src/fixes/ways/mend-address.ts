import { mendedAddress } from '../../model/picture/picture-hosts';
import { isPicture } from '../../scene/registry';
import type { Fix } from '../fix';
import { MENDS } from '../mends';

/** The address of a linked picture as it has to be written. */
export const mendAddress: Fix = {
  id: 'mendAddress',
  label: 'Fix its address',
  rules: ['image-not-secure', 'image-page'],
  *propose({ element, finding }) {
    const { id, locked, content = '' } = element;
    const mend = MENDS[finding.rule];
    if (locked || !isPicture(element) || mend === undefined || content.trim() === '') return;
    const mended = mendedAddress(content, mend.problem);
    if (mended === null) return;
    const action = { type: 'scene/elementSet', id, settings: { content: mended } } as const;
    yield { label: mend.label, action };
  },
};
