import type { Origin } from '../../../model/findings/findings';
import type { ItemForm } from '../../items/item-form';
import type { Pass } from '../pass';

/** Withdraws findings about a style that no longer matters, as its element became a picture. */
export const dropObsoleteFindings: Pass<ItemForm> = {
  name: 'dropObsoleteFindings',
  run: (form, { findings }) => {
    const drawn = new Set(
      findings.all().flatMap(({ rule, origin }) => (rule === 'element-drawn' ? idsOf(origin) : [])),
    );
    findings.withdraw(
      ({ rule, origin }) =>
        (rule === 'image-not-cut' || rule === 'gradient-flat') &&
        idsOf(origin).some((id) => drawn.has(id)),
    );
    return form;
  },
};

function idsOf(origin: readonly Origin[]): readonly string[] {
  return origin.flatMap((each) => (each.kind === 'element' ? [each.id] : []));
}
