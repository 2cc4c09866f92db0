import type { Finding } from '../../model/findings/findings';
import type { Hex } from '../../model/color/color';
import { isPicture } from '../../scene/registry';
import type { Fix } from '../fix';

interface BackingFix extends Pick<Fix, 'id' | 'label' | 'rules'> {
  /** The color of the backing. */
  readonly colorFor: (finding: Finding) => Hex;
}

/** A fix that puts a backing below a picture, which becomes part of it. */
export function backingFix({ id: fixId, label, rules, colorFor }: BackingFix): Fix {
  return {
    id: fixId,
    label,
    rules,
    *propose({ element, finding }) {
      const { id, locked } = element;
      if (locked || !isPicture(element)) return;
      const style = { backgroundColor: colorFor(finding) };
      yield { label, action: { type: 'scene/elementsStyled', ids: [id], style } };
    },
  };
}
