import { Link2, Link2Off } from 'lucide-react';
import { useRef } from 'react';
import type { SceneAction } from '../../../../scene/actions';
import type { Point, Rect } from '../../../../scene/geometry';
import { keepsRatio } from '../../../../scene/keeps-ratio';
import { sizeRange } from '../../../../scene/size-range';
import { SCENE_LIMITS } from '../../../../scene/limits';
import { scaleBoxes } from '../../../../scene/operations/scale-boxes';
import { definitionOf, isPicture } from '../../../../scene/registry';
import type { Scene } from '../../../../scene/scene';
import { elementsOf } from '../../../../scene/selection';
import { useAppStore } from '../../../../store/hooks';
import { cx } from '../../../../ui/cx';
import { IconButton } from '../../../../ui/buttons/icon-button';
import { NumberField } from '../../../../ui/fields/number-field';
import { selectScene } from '../../../selectors';
import { PanelSection } from '../panel-section';
import { ResetButton } from '../../reset-button';
import { boxOf, type SectionProps } from '../section-props';
import { useEdit } from '../../use-edit';
import { useNumberEdit } from '../../shared-value';

const WITH_LOCK = 'grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] gap-1';

/** How wide and high logos and shapes are; of several, the box around them, with which they grow and shrink. */
export function SizeSection({ elements, isLocked }: SectionProps) {
  const hasRatio = elements.every(isPicture);
  return (
    <PanelSection title="Size" aside={<ResetButton section="size" />} isLocked={isLocked}>
      <div className={cx('grid items-start gap-2', hasRatio ? WITH_LOCK : 'grid-cols-2')}>
        <MeasureField measure="width" label="Width" elements={elements} />
        {hasRatio && <RatioLock elements={elements} isLocked={isLocked} />}
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
  const { getState } = useAppStore();
  const edit = useNumberEdit('Size', (value) =>
    resized(start.current, measure, value, selectScene(getState())),
  );
  const { type } = elements[0];
  const { min, max } = sizeRange(type, measure);
  return (
    <NumberField
      label={label}
      isLabelHidden
      prefix={label.charAt(0)}
      value={box[measure]}
      fallback={isSeveral ? box[measure] : definitionOf(type).defaults[measure]}
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

/** What makes elements so large. One alone stays where it is: a stack may have moved it since its field was entered. */
function resized(
  elements: SectionProps['elements'],
  measure: Measure,
  value: number,
  scene: Scene,
): SceneAction {
  const box = boxOf(elements);
  const [only, ...others] = elements;
  const boxes =
    others.length === 0
      ? {
          [only.id]: {
            ...boxWith(only, measure, value),
            ...pointOf(elementsOf(scene, [only.id])[0] ?? only),
          },
        }
      : scaleBoxes(elements, box, { ...box, [measure]: value });
  return { type: 'scene/elementsResized', boxes };
}

function pointOf({ x, y }: Point): Point {
  return { x, y };
}

function boxWith(element: SectionProps['elements'][0], measure: Measure, value: number): Rect {
  const { x, y, width, height } = element;
  const box = { x, y, width, height, [measure]: value };
  if (!keepsRatio(element)) return box;
  const other = measure === 'width' ? 'height' : 'width';
  return { ...box, [other]: Math.round((element[other] * value) / element[measure]) };
}
