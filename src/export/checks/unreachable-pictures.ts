import { walk } from '../../email/walk';
import { fieldLabel } from '../../model/fields';
import type { Finding, Origin } from '../../model/findings';
import type { Check } from './check';

/** Linked pictures that do not load: in a mail, nothing stands in their place. */
export const unreachablePictures: Check = {
  id: 'unreachable-pictures',
  run: ({ doc, options: { unreachable = [] } }) =>
    [...walk(doc)].flatMap((node) =>
      node.kind === 'image' && unreachable.includes(node.src)
        ? [unreachablePicture(node.origin ?? [])]
        : [],
    ),
};

function unreachablePicture(origin: readonly Origin[]): Finding {
  const [field = 'logoUrl'] = origin.flatMap((each) => (each.kind === 'field' ? [each.field] : []));
  const args = { label: fieldLabel(field) };
  return { rule: 'picture-unreachable', severity: 'degraded', clients: [], args, origin };
}
