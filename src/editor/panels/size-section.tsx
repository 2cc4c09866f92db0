import { Link2, Link2Off } from 'lucide-react';
import type { Rect } from '../../scene/geometry';
import { keepsRatio } from '../../scene/keeps-ratio';
import { definitionOf, isPicture } from '../../scene/registry';
import type { SceneElement } from '../../scene/scene';
import { sizeRange } from '../../scene/size-range';
import { cx } from '../../ui/cx';
import { IconButton } from '../../ui/icon-button';
import { NumberField } from '../../ui/number-field';
import { PanelSection } from './panel-section';
import type { SectionProps } from './section-props';
import { sharedValue } from './shared-value';
import { useEdit } from './use-edit';
import { useNumberEdit } from './use-number-edit';

const WITH_LOCK = 'grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] gap-1';

/** How wide and high logos and shapes are. */
export function SizeSection({ elements, isLocked }: SectionProps) {
  const hasRatio = elements.every(isPicture);
  return (
    <PanelSection title="Size" isLocked={isLocked}>
      <div className={cx('grid items-center gap-2', hasRatio ? WITH_LOCK : 'grid-cols-2')}>
        <MeasureField measure="width" label="Width" elements={elements} />
        {hasRatio && <RatioLock elements={elements} isLocked={isLocked} />}
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
      {...sizeRange(elements[0].type, measure)}
      {...edit}
    />
  );
}

/** Whether width and height of pictures change together. */
function RatioLock({ elements, isLocked }: Pick<SectionProps, 'elements' | 'isLocked'>) {
  const { commit } = useEdit();
  const isKept = elements.every(keepsRatio);
  const toggle = (): void => {
    const changes = elements.map(
      ({ id }) => ({ type: 'scene/elementSet', id, settings: { freeRatio: isKept } }) as const,
    );
    commit({ type: 'scene/changesMade', changes }, isKept ? 'Free the ratio' : 'Keep the ratio');
  };
  const Icon = isKept ? Link2 : Link2Off;
  return (
    <IconButton
      label="Keep the ratio"
      isPressed={isKept}
      disabled={isLocked}
      icon={<Icon className="size-4" aria-hidden="true" />}
      onClick={toggle}
    />
  );
}

function boxesWith(elements: readonly SceneElement[], measure: 'width' | 'height', value: number) {
  return Object.fromEntries(
    elements.map((element) => [element.id, boxWith(element, measure, value)] as const),
  );
}

function boxWith(element: SceneElement, measure: 'width' | 'height', value: number): Rect {
  const { x, y, width, height } = element;
  const box = { x, y, width, height, [measure]: value };
  if (!keepsRatio(element)) return box;
  const other = measure === 'width' ? 'height' : 'width';
  return { ...box, [other]: Math.round((element[other] * value) / element[measure]) };
}
