import { SCENE_LIMITS } from '../../scene/limits';
import { NumberField } from '../../ui/number-field';
import { PanelSection } from './panel-section';
import { idsOf, type SectionProps } from './section-props';
import { wholeStyle } from './sections-for';
import { sharedValue } from './shared-value';
import { useNumberEdit } from './use-number-edit';

/** How round the corners are. */
export function CornersSection({ elements, isLocked }: SectionProps) {
  const edit = useNumberEdit('Corner radius', (radius) => ({
    type: 'scene/elementsStyled',
    ids: idsOf(elements),
    style: { radius },
  }));
  return (
    <PanelSection title="Corners" isLocked={isLocked}>
      <NumberField
        label="Corner radius"
        value={sharedValue(elements, (element) => wholeStyle(element).radius ?? 0)}
        fallback={0}
        {...SCENE_LIMITS.radius}
        className="w-1/2 pe-1"
        {...edit}
      />
    </PanelSection>
  );
}
