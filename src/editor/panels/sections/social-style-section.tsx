import type { SceneElement } from '../../../scene/scene';
import { badgeLook } from '../../../scene/kinds/badge';
import { SocialStyleField } from '../../../person/social-style-field';
import type { SocialStyle } from '../../../model/person/social';
import { TextButton } from '../../../ui/buttons/text-button';
import { useElementContext } from '../../element-context';
import { PanelSection } from './panel-section';
import { idsOf, type SectionProps } from './section-props';
import { sharedValue } from '../shared-value';
import { StyleColorField } from '../style-color-field';
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
      <BadgeColor elements={elements} isLocked={isLocked} />
    </PanelSection>
  );
}

/** The color of badges: one of their own, else that of the palette. */
function BadgeColor({ elements, isLocked }: Pick<SectionProps, 'elements' | 'isLocked'>) {
  const context = useElementContext();
  const { commit } = useEdit();
  const hasOwn = elements.some(({ style }) => style.backgroundColor !== undefined);
  const ids = idsOf(elements);
  const style = { backgroundColor: null };
  return (
    <div className="grid justify-items-start gap-1.5">
      <StyleColorField
        label="Badge color"
        step="Badge color"
        elements={elements}
        read={(element) => badgeLook(element.style, context).background}
        write={(backgroundColor) => ({ backgroundColor })}
        disabled={isLocked}
      />
      {hasOwn && !isLocked && (
        <TextButton
          onClick={() => commit({ type: 'scene/elementsStyled', ids, style }, 'Badge color')}
        >
          Use the palette
        </TextButton>
      )}
    </div>
  );
}

function styleOf({ style }: SceneElement): SocialStyle {
  return style.socialStyle ?? 'letters';
}
