import { mendedAddress, type HostProblem } from '../model/picture-hosts';
import type { FindingRule } from '../model/findings';
import { isPicture } from '../scene/registry';
import type { Fix } from './fix';

const MENDS: Partial<Record<FindingRule, readonly [problem: HostProblem, label: string]>> = {
  'image-no-scheme': ['no-scheme', 'Complete the address'],
  'image-not-secure': ['not-secure', 'Use https'],
  'image-page': ['page', 'Use the address of the file'],
};

/** The address of a linked picture as it has to be written. */
export const mendAddress: Fix = {
  id: 'mendAddress',
  label: 'Mend its address',
  rules: ['image-no-scheme', 'image-not-secure', 'image-page'],
  *propose({ element, finding }) {
    const { id, locked, content = '' } = element;
    const [problem, label] = MENDS[finding.rule] ?? [];
    if (locked || !isPicture(element) || problem === undefined || label === undefined) return;
    const mended = content.trim() === '' ? null : mendedAddress(content, problem);
    if (mended === null) return;
    yield { label, action: { type: 'scene/elementSet', id, settings: { content: mended } } };
  },
};
