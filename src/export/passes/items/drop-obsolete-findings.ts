import type { Origin, PlainRule } from '../../../model/findings/findings';
import type { ItemForm } from '../../items/item-form';
import type { Pass } from '../pass';

/** Withdraws findings about a style that no longer matters, as its element became a picture. */
export const dropObsoleteFindings: Pass<ItemForm> = {
  name: 'dropObsoleteFindings',
  run: (form, { findings }) => {
    const idsWith = (wanted: PlainRule): ReadonlySet<string> =>
      new Set(findings.all().flatMap(({ rule, origin }) => (rule === wanted ? idsOf(origin) : [])));
    const drawn = idsWith('element-drawn');
    const unshadowed = idsWith('shadow-cut');
    findings.withdraw(({ rule, origin }) => {
      const isOf = (ids: ReadonlySet<string>): boolean => idsOf(origin).some((id) => ids.has(id));
      if (rule === 'shadow-missing') return isOf(drawn) || isOf(unshadowed);
      return (rule === 'image-not-cut' || rule === 'gradient-flat') && isOf(drawn);
    });
    return form;
  },
};

function idsOf(origin: readonly Origin[]): readonly string[] {
  return origin.flatMap((each) => (each.kind === 'element' ? [each.id] : []));
}
