import { SCENE_LIMITS } from '../../scene/limits';
import { findElement } from '../../scene/registry';
import type { SceneElement } from '../../scene/scene';
import { NumberField } from '../../ui/number-field';
import { PanelSection } from './panel-section';
import type { SectionProps } from './section-props';
import { sharedValue } from './shared-value';
import { useEdit, useStay } from './use-edit';

/** How wide and high logos and shapes are. */
export function SizeSection({ elements, isLocked }: SectionProps) {
  const { commit } = useEdit();
  const stay = useStay();
  const field = (measure: 'width' | 'height') => ({
    value: sharedValue(elements, (element) => element[measure]),
    fallback: findElement(elements[0].type).defaults[measure],
    ...SCENE_LIMITS[measure],
    onEnter: stay.begin,
    onChange: (value: number) =>
      commit(
        { type: 'scene/elementsResized', boxes: boxesWith(elements, measure, value) },
        'Size',
        stay.group(),
      ),
  });
  return (
    <PanelSection title="Size" isLocked={isLocked}>
      <div className="grid grid-cols-2 gap-2">
        <NumberField {...field('width')} label="Width" isLabelHidden prefix="W" />
        <NumberField {...field('height')} label="Height" isLabelHidden prefix="H" />
      </div>
    </PanelSection>
  );
}

function boxesWith(elements: readonly SceneElement[], measure: 'width' | 'height', value: number) {
  const boxes = elements.map(
    ({ id, x, y, width, height }) => [id, { x, y, width, height, [measure]: value }] as const,
  );
  return Object.fromEntries(boxes);
}
