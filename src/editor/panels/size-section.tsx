import { useRef } from 'react';
import type { SceneAction } from '../../scene/actions';
import { SCENE_LIMITS } from '../../scene/limits';
import { scaleBoxes } from '../../scene/operations/scale-boxes';
import { definitionOf } from '../../scene/registry';
import { NumberField } from '../../ui/number-field';
import { PanelSection } from './panel-section';
import { boxOf, type SectionProps } from './section-props';
import { useNumberEdit } from './use-number-edit';

/** How wide and high logos and shapes are; of several, the box around them, with which they grow and shrink. */
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

type Measure = 'width' | 'height';

interface MeasureFieldProps extends Pick<SectionProps, 'elements'> {
  readonly measure: Measure;
  readonly label: string;
}

function MeasureField({ measure, label, elements }: MeasureFieldProps) {
  const isSeveral = elements.length > 1;
  const box = boxOf(elements);
  // Several are always scaled from how they were: rounded again with each number, they would lose their shape.
  const start = useRef(elements);
  const edit = useNumberEdit('Size', (value) => resized(start.current, measure, value));
  const { min, max } = SCENE_LIMITS[measure];
  return (
    <NumberField
      label={label}
      isLabelHidden
      prefix={label.charAt(0)}
      value={box[measure]}
      fallback={isSeveral ? box[measure] : definitionOf(elements[0].type).defaults[measure]}
      min={min}
      max={isSeveral ? SCENE_LIMITS.place.max : max}
      {...edit}
      onEnter={() => {
        start.current = elements;
        edit.onEnter();
      }}
    />
  );
}

function resized(elements: SectionProps['elements'], measure: Measure, value: number): SceneAction {
  const box = boxOf(elements);
  const to = { ...box, [measure]: value };
  const [only, ...others] = elements;
  const boxes = others.length === 0 ? { [only.id]: to } : scaleBoxes(elements, box, to);
  return { type: 'scene/elementsResized', boxes };
}
