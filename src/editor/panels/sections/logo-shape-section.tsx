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

/**
 * The outline of a picture. Choosing one also gives it the size that goes with it; a picture that was given another size keeps its
 * shorter side.
 */
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
    const boxes = elements.map(
      (element) => [element.id, { x: element.x, y: element.y, ...sizeIn(shape, element) }] as const,
    );
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

/** The size of an element in a shape. */
export function sizeIn(shape: ImageShape, element: Pick<SceneElement, 'type' | keyof Size>): Size {
  const { width, height } = SIZES[shape];
  const given = [definitionOf(element.type).defaults, ...Object.values(SIZES)];
  const isGiven = given.some(
    (size) => size.width === element.width && size.height === element.height,
  );
  if (isGiven) return { width, height };
  const scale = Math.min(element.width, element.height) / Math.min(width, height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
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
