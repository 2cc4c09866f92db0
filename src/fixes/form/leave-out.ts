import { dearest, MOST_PARTS, type Part } from '../../export/dearest-parts';
import { partCosts } from '../../export/part-costs';
import type { SignatureData, SignatureInput } from '../../model/signature';
import { outputFor, type FormFix } from './form-fix';

/** What the finding about the length names, the dearest first: each of them that is enough by itself is offered. */
export const LEAVE_OUT: readonly FormFix[] = Array.from({ length: MOST_PARTS }, (_, place) => ({
  id: `leaveOut${place + 1}`,
  rules: ['near-gmail-limit', 'over-gmail-limit'],
  propose: (_finding, signature) => {
    const { person } = signature;
    const cost = dearest(partCosts({ doc: outputFor(signature).doc, person }))[place];
    if (cost === undefined) return [];
    return [{ label: `Leave out ${cost.name}`, change: { person: without(cost.part, person) } }];
  },
}));

function without(part: Part, { blocks, socialLinks }: SignatureData): SignatureInput {
  switch (part.kind) {
    case 'networks':
      return { socialLinks: Object.fromEntries(Object.keys(socialLinks).map((id) => [id, ''])) };
    case 'block':
      return { blocks: blocks.filter(({ id }) => id !== part.id) };
    case 'field':
      if (part.id === 'logoUrl') return { logoUrl: '', logoForEmail: '' };
      return { [part.id]: part.id === 'lines' ? [] : '' };
    case 'element':
      return {};
  }
}
