import { IMAGE_SHAPE_LABELS, IMAGE_SHAPES, LOGO_BOX, type ImageShape } from '../../model/image';
import { SegmentedControl } from '../../ui/segmented-control';
import { useElementContext } from '../element-context';
import { PanelSection } from './panel-section';
import type { SectionProps } from './section-props';
import { sharedValue } from './shared-value';
import { useEditSession } from '../../ui/use-edit-session';
import { useEdit } from './use-edit';

const SHAPES = IMAGE_SHAPES.map((value) => ({ value, label: IMAGE_SHAPE_LABELS[value] }));

/** The outline of a logo. Choosing one also gives the logo the size that goes with it. */
export function LogoShapeSection({ elements, isLocked }: SectionProps) {
  const { signature } = useElementContext();
  const { commit } = useEdit();
  const session = useEditSession();
  const choose = (shape: ImageShape): void => {
    session.begin();
    for (const { id } of elements) {
      commit({ type: 'scene/elementSet', id, settings: { shape } }, 'Shape', session.group());
    }
    const { width, height } = LOGO_BOX[shape];
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
        value={sharedValue(elements, ({ shape }) => shape ?? signature.logoShape) ?? 'mixed'}
        options={SHAPES}
        onChange={(shape) => {
          if (shape !== 'mixed') choose(shape);
        }}
      />
    </PanelSection>
  );
}
