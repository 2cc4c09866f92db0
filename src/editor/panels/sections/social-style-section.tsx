import type { SceneElement } from '../../../scene/scene';
import { SocialStyleField } from '../../../person/social-style-field';
import type { SocialStyle } from '../../../model/person/social';
import { PanelSection } from './panel-section';
import { idsOf, type SectionProps } from './section-props';
import { sharedValue } from '../shared-value';
import { useEdit } from '../use-edit';

/** Whether social networks are shown by letters or by pictures. */
export function SocialStyleSection({ elements, isLocked }: SectionProps) {
  const { commit } = useEdit();
  return (
    <PanelSection title="Style" isLocked={isLocked}>
      <SocialStyleField
        isBlock
        value={sharedValue(elements, styleOf) ?? 'mixed'}
        onChange={(socialStyle) => {
          const ids = idsOf(elements);
          commit({ type: 'scene/elementsStyled', ids, style: { socialStyle } }, 'Social style');
        }}
      />
    </PanelSection>
  );
}

function styleOf({ style }: SceneElement): SocialStyle {
  return style.socialStyle ?? 'letters';
}
