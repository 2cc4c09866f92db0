import type { SceneElement } from '../../scene/scene';
import { SegmentedControl } from '../../ui/segmented-control';
import { PanelSection } from './panel-section';
import { idsOf, type SectionProps } from './section-props';
import { sharedValue } from './shared-value';
import { useEdit } from './use-edit';

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
          Letters show in every email client. Icons are pictures, which Gmail hides.
        </p>
      </div>
    </PanelSection>
  );
}

function styleOf({ style }: SceneElement): StyleChoice {
  return style.socialStyle ?? 'letters';
}
