import { definitionOf } from '../../../scene/registry';
import { NumberField } from '../../../ui/fields/number-field';
import { useElementContext } from '../../element-context';
import { MARK_SIZE, markBox, markSizeOf } from '../mark-size';
import { PanelSection } from './panel-section';
import { ResetButton } from '../reset-button';
import type { SectionProps } from './section-props';
import { sharedValue } from '../shared-value';
import { useNumberEdit } from '../use-number-edit';

/** How large the marks of social networks are. */
export function MarkSizeSection({ elements, isLocked }: SectionProps) {
  const { person } = useElementContext();
  const edit = useNumberEdit('Size', (size) => ({
    type: 'scene/elementsResized',
    boxes: Object.fromEntries(
      elements.map((element) => [element.id, markBox(element, size, person)]),
    ),
  }));
  return (
    <PanelSection
      title="Size"
      aside={<ResetButton elements={elements} section="mark-size" />}
      isLocked={isLocked}
    >
      <NumberField
        label="Badge size"
        isLabelHidden
        value={sharedValue(elements, (element) => markSizeOf(element, person))}
        fallback={definitionOf(elements[0].type).defaults.height}
        {...MARK_SIZE}
        className="w-1/2 pe-1"
        prefix="S"
        {...edit}
      />
    </PanelSection>
  );
}
