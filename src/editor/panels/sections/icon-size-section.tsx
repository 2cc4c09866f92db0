import { definitionOf } from '../../../scene/registry';
import { NumberField } from '../../../ui/fields/number-field';
import { useElementContext } from '../../element-context';
import { ICON_SIZE, iconBox, iconSizeOf } from '../icon-size';
import { PanelSection } from './panel-section';
import { ResetButton } from '../reset-button';
import type { SectionProps } from './section-props';
import { sharedValue, useNumberEdit } from '../shared-value';

/** How large the social icons are. */
export function IconSizeSection({ elements, isLocked }: SectionProps) {
  const { person } = useElementContext();
  const edit = useNumberEdit('Size', (size) => ({
    type: 'scene/elementsResized',
    boxes: Object.fromEntries(
      elements.map((element) => [element.id, iconBox(element, size, person)]),
    ),
  }));
  return (
    <PanelSection title="Size" aside={<ResetButton section="icon-size" />} isLocked={isLocked}>
      <NumberField
        label="Badge size"
        isLabelHidden
        value={sharedValue(elements, (element) => iconSizeOf(element, person))}
        fallback={definitionOf(elements[0].type).defaults.height}
        {...ICON_SIZE}
        className="w-1/2 pe-1"
        prefix="S"
        {...edit}
      />
    </PanelSection>
  );
}
