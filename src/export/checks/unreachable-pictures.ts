import { fieldLabel } from '../../model/person/fields';
import type { Finding, Origin } from '../../model/findings/findings';
import type { Check } from './check';
import { imagesIn } from './doc-parts';

/** Linked pictures that do not load: in a mail, nothing stands in their place. */
export const unreachablePictures: Check = {
  id: 'unreachable-pictures',
  run: ({ doc, options: { unreachable = [] } }) =>
    unreachable.length === 0
      ? []
      : imagesIn(doc).flatMap(({ image: { src, origin = [] } }) =>
          unreachable.includes(src) ? [unreachablePicture(origin)] : [],
        ),
};

function unreachablePicture(origin: readonly Origin[]): Finding {
  const [field = 'logoUrl'] = origin.flatMap((each) => (each.kind === 'field' ? [each.field] : []));
  const args = { label: fieldLabel(field) };
  return { rule: 'picture-unreachable', severity: 'degraded', clients: [], args, origin };
}
