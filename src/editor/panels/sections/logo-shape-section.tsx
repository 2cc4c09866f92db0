import {
  IMAGE_SHAPE_LABELS,
  IMAGE_SHAPES,
  LOGO_BOX,
  type ImageShape,
} from '../../../model/picture/image';
import { SegmentedControl } from '../../../ui/fields/segmented-control';
import type { Person } from '../../../model/person/signature';
import type { Size } from '../../../scene/geometry';
import { definitionOf } from '../../../scene/registry';
import type { SceneElement } from '../../../scene/scene';
import { useElementContext } from '../../element-context';
import { PanelSection } from './panel-section';
import type { SectionProps } from './section-props';
import { sharedValue } from '../shared-value';
import { useEditSession } from '../../../ui/fields/use-edit-session';
import { useEdit } from '../use-edit';

const SHAPES = IMAGE_SHAPES.map((value) => ({ value, label: IMAGE_SHAPE_LABELS[value] }));

/** The size that goes with each shape: on the canvas a square is one. */
const SIZES: Readonly<Record<ImageShape, Size>> = {
  ...LOGO_BOX,
  square: { width: LOGO_BOX.round.width, height: LOGO_BOX.round.height },
};

/** The outline of a picture. Choosing one also gives it the size that goes with it. */
export function LogoShapeSection({ elements, isLocked }: SectionProps) {
  const { person } = useElementContext();
  const { commit } = useEdit();
  const session = useEditSession();
  const choose = (shape: ImageShape): void => {
    session.begin();
    for (const { id } of elements) {
      commit({ type: 'scene/elementSet', id, settings: { shape } }, 'Shape', session.group());
    }
    const { width, height } = SIZES[shape];
    const boxes = elements.map(({ id, x, y }) => [id, { x, y, width, height }] as const);
    commit(
      { type: 'scene/elementsResized', boxes: Object.fromEntries(boxes) },
      'Shape',
      session.group(),
    );
  };
  return (
    <PanelSection title="Shape" isLocked={isLocked}>
      <SegmentedControl<ImageShape | 'mixed'>
        label="Shape"
        isBlock
        value={sharedValue(elements, (element) => shapeOf(element, person)) ?? 'mixed'}
        options={SHAPES}
        onChange={(shape) => {
          if (shape !== 'mixed') choose(shape);
        }}
      />
    </PanelSection>
  );
}

/** `mixed` where a picture's ratio differs from that of its shape: a logo without a chosen shape keeps its own ratio. */
function shapeOf(element: SceneElement, person: Person): ImageShape | 'mixed' {
  const { type, width, height } = element;
  const shape = element.shape ?? definitionOf(type).picture?.shapeOf(person) ?? 'square';
  return shape === 'square' && width !== height ? 'mixed' : shape;
}
