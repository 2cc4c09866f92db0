import type { CornerRadii } from '../../../../email/nodes';
import type { SceneAction } from '../../../../scene/actions';
import { SCENE_LIMITS } from '../../../../scene/limits';
import type { SceneElement } from '../../../../scene/scene';
import { NumberField } from '../../../../ui/fields/number-field';
import { SwitchField } from '../../../../ui/fields/switch-field';
import { PanelSection } from '../panel-section';
import { type SectionProps, styledWith } from '../section-props';
import { wholeStyle } from '../../../../scene/properties/whole-style';
import { sharedValue, useNumberEdit } from '../../shared-value';
import { useEdit } from '../../use-edit';

/** How round the corners are: all alike, or each by itself. */
export function CornersSection({ elements, isLocked }: SectionProps) {
  const { commit } = useEdit();
  const hasEach = elements.some((element) => wholeStyle(element).corners !== undefined);
  return (
    <PanelSection title="Corners" isLocked={isLocked}>
      {hasEach ? <EachCorner elements={elements} /> : <AllCorners elements={elements} />}
      <SwitchField
        label="Each corner"
        isOn={hasEach}
        disabled={isLocked}
        onChange={(isOn) => commit(isOn ? parted(elements) : joined(elements), 'Each corner')}
      />
    </PanelSection>
  );
}

type Elements = Pick<SectionProps, 'elements'>;

function AllCorners({ elements }: Elements) {
  const edit = useNumberEdit('Corner radius', (radius) => styledWith(elements, { radius }));
  return (
    <NumberField
      label="Corner radius"
      value={sharedValue(elements, (element) => wholeStyle(element).radius ?? 0)}
      fallback={0}
      {...SCENE_LIMITS.radius}
      className="w-1/2 pe-1"
      {...edit}
    />
  );
}

/** In the order in which they are seen, with their place among the radii. */
const CORNERS = [
  ['Top left', 0],
  ['Top right', 1],
  ['Bottom left', 3],
  ['Bottom right', 2],
] as const;

function EachCorner({ elements }: Elements) {
  return (
    <div className="grid grid-cols-2 gap-2">
      {CORNERS.map(([label, index]) => (
        <CornerField key={label} label={label} index={index} elements={elements} />
      ))}
    </div>
  );
}

interface CornerFieldProps extends Elements {
  readonly label: string;
  readonly index: number;
}

function CornerField({ label, index, elements }: CornerFieldProps) {
  const edit = useNumberEdit('Corner radius', (radius) =>
    withCorners(elements, (element) => {
      const of = (at: number): number => (at === index ? radius : radiusOf(element, at));
      return [of(0), of(1), of(2), of(3)];
    }),
  );
  return (
    <NumberField
      label={label}
      value={sharedValue(elements, (element) => radiusOf(element, index))}
      fallback={0}
      {...SCENE_LIMITS.radius}
      {...edit}
    />
  );
}

/** Each corner as round as all were. */
function parted(elements: readonly SceneElement[]): SceneAction {
  return withCorners(elements, (element) => {
    const radius = radiusOf(element, 0);
    return [radius, radius, radius, radius];
  });
}

/** All corners as round as the roundest. */
function joined(elements: readonly SceneElement[]): SceneAction {
  const changes = elements.map((element) => {
    const radius = Math.max(...[0, 1, 2, 3].map((index) => radiusOf(element, index)));
    const style = { corners: null, radius };
    return { type: 'scene/elementsStyled', ids: [element.id], style } as const;
  });
  return { type: 'scene/changesMade', changes };
}

function withCorners(
  elements: readonly SceneElement[],
  cornersOf: (element: SceneElement) => CornerRadii,
): SceneAction {
  const changes = elements.map(
    (element) =>
      ({
        type: 'scene/elementsStyled',
        ids: [element.id],
        style: { corners: cornersOf(element) },
      }) as const,
  );
  return { type: 'scene/changesMade', changes };
}

function radiusOf(element: SceneElement, index: number): number {
  const { corners, radius = 0 } = wholeStyle(element);
  return corners?.[index] ?? radius;
}
