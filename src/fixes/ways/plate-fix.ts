import type { Finding } from '../../model/findings/findings';
import type { Hex } from '../../model/color/color';
import { isPicture } from '../../scene/registry';
import type { Fix } from '../fix';

interface PlateFix extends Pick<Fix, 'id' | 'label' | 'rules'> {
  /** The color of the plate. */
  readonly colorFor: (finding: Finding) => Hex;
}

/** A fix that puts a plate below a picture, which becomes part of it. */
export function plateFix({ id: fixId, label, rules, colorFor }: PlateFix): Fix {
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
