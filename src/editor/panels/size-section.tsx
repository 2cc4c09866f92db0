import { SCENE_LIMITS } from '../../scene/limits';
import { definitionOf } from '../../scene/registry';
import type { SceneElement } from '../../scene/scene';
import { NumberField } from '../../ui/number-field';
import { PanelSection } from './panel-section';
import type { SectionProps } from './section-props';
import { sharedValue } from './shared-value';
import { useNumberEdit } from './use-number-edit';

/** How wide and high logos and shapes are. */
export function SizeSection({ elements, isLocked }: SectionProps) {
  return (
    <PanelSection title="Size" isLocked={isLocked}>
      <div className="grid grid-cols-2 gap-2">
        <MeasureField measure="width" label="Width" elements={elements} />
        <MeasureField measure="height" label="Height" elements={elements} />
      </div>
    </PanelSection>
  );
}

interface MeasureFieldProps extends Pick<SectionProps, 'elements'> {
  readonly measure: 'width' | 'height';
  readonly label: string;
}

function MeasureField({ measure, label, elements }: MeasureFieldProps) {
  const edit = useNumberEdit('Size', (value) => ({
    type: 'scene/elementsResized',
    boxes: boxesWith(elements, measure, value),
  }));
  return (
    <NumberField
      label={label}
      isLabelHidden
      prefix={label.charAt(0)}
      value={sharedValue(elements, (element) => element[measure])}
      fallback={definitionOf(elements[0].type).defaults[measure]}
      {...SCENE_LIMITS[measure]}
      {...edit}
    />
  );
}

function boxesWith(elements: readonly SceneElement[], measure: 'width' | 'height', value: number) {
  const boxes = elements.map(
    ({ id, x, y, width, height }) => [id, { x, y, width, height, [measure]: value }] as const,
  );
  return Object.fromEntries(boxes);
}
