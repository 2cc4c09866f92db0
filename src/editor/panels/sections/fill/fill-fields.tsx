import { useState } from 'react';
import type { Hex } from '../../../../model/color/color';
import { definitionOf } from '../../../../scene/registry';
import type { GradientStyle, SceneElement } from '../../../../scene/scene';
import { gradientChosen } from '../../../../store/canvas/view-slice';
import { useAppDispatch } from '../../../../store/hooks';
import { SegmentedControl } from '../../../../ui/fields/segmented-control';
import { OpacityInPicker } from '../../opacity-field';
import { StyleColorField } from '../../style-color-field';
import { useEdit } from '../../use-edit';
import { GradientFields } from './gradient-fields';
import { gradientOf, hasGradient, plainColorOf } from './shape-style';
import { styledWith, type SectionProps } from '../section-props';

type Fill = 'solid' | 'gradient' | 'mixed';

const FILLS = [
  { value: 'solid', label: 'Solid' },
  { value: 'gradient', label: 'Gradient' },
] as const;

/** What shapes are filled with: one color or a gradient, and of each only what is in effect. */
export function FillFields({ elements, isLocked }: Pick<SectionProps, 'elements' | 'isLocked'>) {
  const capable = elements.filter(takesGradient);
  const [solid, ...moreSolid] = elements.filter(isSolid);
  const [run, ...moreRuns] = elements.filter(hasGradient);
  return (
    <>
      {capable.length > 0 && <FillChoice elements={capable} isLocked={isLocked} />}
      {solid !== undefined && <BackgroundField elements={[solid, ...moreSolid]} />}
      {run !== undefined && (
        <>
          <GradientFields elements={[run, ...moreRuns]} isLocked={isLocked} />
          <PlainColorField elements={[run, ...moreRuns]} />
        </>
      )}
    </>
  );
}

/**
 * Switches between the two. A color stays behind a gradient; as long as the selection lasts, a gradient comes back, and so does the
 * color from before it, though the first color of the gradient has taken its place for clients without gradients.
 */
function FillChoice({
  elements,
  isLocked,
}: {
  readonly elements: readonly SceneElement[];
  readonly isLocked: boolean;
}) {
  const { commit } = useEdit();
  const dispatch = useAppDispatch();
  const [last, setLast] = useState<GradientStyle | null>(null);
  const [solids, setSolids] = useState<ReadonlyMap<string, Hex | null>>(new Map());
  const [first, ...others] = elements;
  if (first === undefined) return null;
  const choose = (fill: Fill): void => {
    const isGradient = fill === 'gradient';
    const gradient = elements.find(hasGradient)?.style.background ?? null;
    setLast(gradient);
    if (isGradient) {
      setSolids(new Map([...solids, ...elements.filter(isSolid).map(ownSolid)]));
      commit(styledWith(elements, { background: last ?? gradientOf(first) }), 'Add gradient');
    } else {
      const changes = elements.map((element) => {
        const backgroundColor = solids.get(element.id);
        const color = backgroundColor === undefined ? {} : { backgroundColor };
        return styledWith([element], { background: null, ...color });
      });
      commit({ type: 'scene/changesMade', changes }, 'Remove gradient');
    }
    if (others.length === 0) dispatch(gradientChosen(isGradient ? first.id : null));
  };
  return (
    <SegmentedControl<Fill>
      label="Fill"
      isBlock
      value={fillOf(elements)}
      options={FILLS}
      disabled={isLocked}
      onChange={choose}
    />
  );
}

function isSolid(element: SceneElement): boolean {
  return !hasGradient(element);
}

function ownSolid({ id, style }: SceneElement): readonly [id: string, color: Hex | null] {
  return [id, style.backgroundColor ?? null];
}

function BackgroundField({ elements }: Pick<SectionProps, 'elements'>) {
  return (
    <StyleColorField
      label="Background"
      step="Background color"
      elements={elements}
      read={plainColorOf}
      write={(backgroundColor) => ({ backgroundColor })}
      belowPicker={<OpacityInPicker elements={elements} />}
    />
  );
}

function PlainColorField({ elements }: Pick<SectionProps, 'elements'>) {
  return (
    <StyleColorField
      label="Plain color"
      hint="For email clients without gradients, such as Outlook."
      step="Plain color"
      elements={elements}
      read={plainColorOf}
      write={(backgroundColor) => ({ backgroundColor })}
    />
  );
}

function fillOf(elements: readonly SceneElement[]): Fill {
  if (elements.every(hasGradient)) return 'gradient';
  return elements.some(hasGradient) ? 'mixed' : 'solid';
}

function takesGradient({ type }: SceneElement): boolean {
  return definitionOf(type).sections.includes('gradient');
}
