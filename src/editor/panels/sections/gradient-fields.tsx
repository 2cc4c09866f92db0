import { useState } from 'react';
import { gradientOfStops, stopsOf, type GradientStop } from '../../../email/gradients';
import { mix, WHITE } from '../../../model/color/color';
import { SCENE_LIMITS } from '../../../scene/limits';
import {
  addStop,
  colorStop,
  moveStop,
  removeStop,
  widestGap,
} from '../../../scene/operations/gradient-stops';
import type { GradientStyle, SceneElement } from '../../../scene/scene';
import { Button } from '../../../ui/buttons/button';
import { useEditSession } from '../../../ui/fields/use-edit-session';
import { NumberField } from '../../../ui/fields/number-field';
import { SwitchField } from '../../../ui/fields/switch-field';
import { GradientBar } from './gradient-bar';
import { PanelSection } from './panel-section';
import { styledWith, type SectionProps } from './section-props';
import { wholeStyle } from '../../../scene/properties/whole-style';
import { sharedValue, useNumberEdit } from '../shared-value';
import { StyleColorField } from '../style-color-field';
import { useEdit } from '../use-edit';

const TO_THE_RIGHT = 90;
const LAST_ANGLE = 359;

/** The run of colors over a background. */
export function GradientSection({ elements, isLocked }: SectionProps) {
  const { commit } = useEdit();
  const isOn = elements.some(({ style }) => style.background !== undefined);
  return (
    <PanelSection title="Gradient" isLocked={isLocked}>
      <SwitchField
        label="Use a gradient"
        isOn={isOn}
        disabled={isLocked}
        onChange={(wanted) =>
          commit(
            styledWith(elements, { background: wanted ? gradientOf(elements[0]) : null }),
            wanted ? 'Add gradient' : 'Remove gradient',
          )
        }
      />
      {isOn && <GradientFields elements={elements} isLocked={isLocked} />}
    </PanelSection>
  );
}

function GradientFields({ elements, isLocked }: Pick<SectionProps, 'elements' | 'isLocked'>) {
  const [first] = elements;
  const gradient = gradientOf(first);
  const stops = stopsOf(gradient);
  const { draft, commit } = useEdit();
  const [last, setLast] = useState(0);
  const session = useEditSession();
  const chosen = Math.min(last, stops.length - 1);
  const setChosen = (index: number): void => {
    session.begin();
    setLast(index);
  };
  const styled = (background: GradientStyle) => styledWith(elements, { background });
  const withStops = (next: readonly GradientStop[]) => gradientOfStops(gradient.angle, next);
  const angle = useNumberEdit('Gradient', (turn) => styled({ ...gradient, angle: turn }));
  const place = useNumberEdit('Gradient', (at) => styled(withStops(moveStop(stops, chosen, at))));
  const add = (at: number): void => {
    const added = addStop(stops, at);
    if (added === null) return;
    setChosen(added.index);
    commit(styled(withStops(added.stops)), 'Add gradient stop');
  };
  const remove = (): void => {
    setChosen(Math.max(0, chosen - 1));
    commit(styled(withStops(removeStop(stops, chosen))), 'Remove gradient stop');
  };
  return (
    <>
      <GradientBar
        stops={stops}
        chosen={chosen}
        disabled={isLocked}
        onChoose={setChosen}
        onDraft={(next) => draft(styled(withStops(next)), 'Gradient')}
        onCommit={(next) => commit(styled(withStops(next)), 'Gradient', session.group())}
        onAdd={add}
      />
      <div className="grid grid-cols-2 gap-2">
        <Button
          disabledReason={stops.length < SCENE_LIMITS.gradientStops ? null : 'Five stops at most.'}
          onClick={() => add(widestGap(stops))}
        >
          Add stop
        </Button>
        <Button
          disabledReason={stops.length > 2 ? null : 'A gradient has two stops at least.'}
          onClick={remove}
        >
          Remove stop
        </Button>
      </div>
      <div className="grid grid-cols-2 gap-2">
        <StyleColorField
          label="Stop color"
          step="Gradient"
          elements={elements}
          read={(element) => stopsOf(gradientOf(element))[chosen]?.color ?? gradient.from}
          write={(color) => ({ background: withStops(colorStop(stops, chosen, color)) })}
        />
        <NumberField
          label="Stop at"
          hint="percent"
          value={sharedValue(elements, (element) => stopsOf(gradientOf(element))[chosen]?.at ?? 0)}
          fallback={0}
          min={0}
          max={100}
          {...place}
        />
      </div>
      <NumberField
        label="Angle"
        hint="0° up, 90° right"
        value={sharedValue(elements, (element) => gradientOf(element).angle)}
        fallback={TO_THE_RIGHT}
        min={0}
        max={LAST_ANGLE}
        {...angle}
      />
    </>
  );
}

/** An element's gradient, else the one it would begin with: from its background to a lighter shade of it. */
function gradientOf(element: SceneElement): GradientStyle {
  const { background, backgroundColor: from = WHITE } = wholeStyle(element);
  return background ?? { angle: TO_THE_RIGHT, from, to: mix(from, WHITE, 0.7) };
}
