import {
  IMAGE_SHAPE_LABELS,
  IMAGE_SHAPES,
  LOGO_BOX,
  type ImageShape,
} from '../../../model/picture/image';
import { SegmentedControl } from '../../../ui/fields/segmented-control';
import { middleOf } from '../../../model/person/crop';
import type { Person } from '../../../model/person/signature';
import type { ElementContext } from '../../../scene/element-definition';
import type { Size } from '../../../scene/geometry';
import { definitionOf } from '../../../scene/registry';
import type { SceneElement } from '../../../scene/scene';
import { croppable } from '../../crop/crop-facts';
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
  const context = useElementContext();
  const { commit } = useEdit();
  const session = useEditSession();
  const choose = (shape: ImageShape): void => {
    session.begin();
    for (const element of elements) {
      const settings = { shape, ...cutTo(shape, element, context) };
      commit({ type: 'scene/elementSet', id: element.id, settings }, 'Shape', session.group());
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
        value={sharedValue(elements, (element) => shapeOf(element, context.person)) ?? 'mixed'}
        options={SHAPES}
        onChange={(shape) => {
          if (shape !== 'mixed') choose(shape);
        }}
      />
    </PanelSection>
  );
}

/** What fills the shape with the middle of a picture that was not cropped. A logo is cut by none but the round one. */
function cutTo(shape: ImageShape, element: SceneElement, context: ElementContext) {
  if (element.type === 'logo' && shape !== 'round') return {};
  const facts = croppable(element, context);
  return typeof facts === 'string' || facts.part !== null ? {} : { crop: middleOf(facts.src) };
}

/** `mixed` where a picture's ratio differs from that of its shape: a logo without a chosen shape keeps its own ratio. */
function shapeOf(element: SceneElement, person: Person): ImageShape | 'mixed' {
  const { type, width, height } = element;
  const shape = element.shape ?? definitionOf(type).picture?.shapeOf(person) ?? 'square';
  return shape === 'square' && width !== height ? 'mixed' : shape;
}
