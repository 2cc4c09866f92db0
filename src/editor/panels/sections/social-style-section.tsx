import type { SceneElement } from '../../../scene/scene';
import { badgeLook } from '../../../scene/kinds/badge';
import { SegmentedControl } from '../../../ui/fields/segmented-control';
import { TextButton } from '../../../ui/buttons/text-button';
import { useElementContext } from '../../element-context';
import { PanelSection } from './panel-section';
import { idsOf, type SectionProps } from './section-props';
import { sharedValue } from '../shared-value';
import { StyleColorField } from '../style-color-field';
import { useEdit } from '../use-edit';

const STYLES = [
  { value: 'letters', label: 'Letters' },
  { value: 'icons', label: 'Icons' },
] as const;

type StyleChoice = (typeof STYLES)[number]['value'] | 'mixed';

/** Whether social networks are shown by letters or by pictures. */
export function SocialStyleSection({ elements, isLocked }: SectionProps) {
  const { commit } = useEdit();
  return (
    <PanelSection title="Style" isLocked={isLocked}>
      <div>
        <SegmentedControl<StyleChoice>
          label="Show links as"
          isBlock
          value={sharedValue(elements, styleOf) ?? 'mixed'}
          options={STYLES}
          onChange={(socialStyle) => {
            if (socialStyle === 'mixed') return;
            const ids = idsOf(elements);
            commit({ type: 'scene/elementsStyled', ids, style: { socialStyle } }, 'Social style');
          }}
        />
        <p className="mt-1.5 text-xs text-ink-muted">
          Letters show in every email client. Gmail hides embedded pictures; link them instead.
        </p>
      </div>
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

function styleOf({ style }: SceneElement): StyleChoice {
  return style.socialStyle ?? 'letters';
}
