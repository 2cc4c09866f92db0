import { useEffect } from 'react';
import { gradientOfStops, stopsOf, type GradientStop } from '../../../../email/gradients';
import { SCENE_LIMITS } from '../../../../scene/limits';
import {
  addStop,
  colorStop,
  moveStop,
  removeStop,
  widestGap,
} from '../../../../scene/operations/gradient-stops';
import type { GradientStyle } from '../../../../scene/scene';
import { gradientChosen, stopChosen } from '../../../../store/canvas/view-slice';
import { useAppDispatch, useAppSelector } from '../../../../store/hooks';
import { Button } from '../../../../ui/buttons/button';
import { useEditSession } from '../../../../ui/fields/use-edit-session';
import { NumberField } from '../../../../ui/fields/number-field';
import { GradientBar } from './gradient-bar';
import { gradientOf, plainColorOf } from './shape-style';
import { styledWith, type SectionProps } from '../section-props';
import { sharedValue, useNumberEdit } from '../../shared-value';
import { StyleColorField } from '../../style-color-field';
import { useEdit } from '../../use-edit';

const LAST_ANGLE = 359;

/** The colors of a gradient and its angle. While they are in use, the canvas shows its line. */
export function GradientFields({
  elements,
  isLocked,
}: Pick<SectionProps, 'elements' | 'isLocked'>) {
  const [first] = elements;
  const gradient = gradientOf(first);
  const stops = stopsOf(gradient);
  const { draft, commit } = useEdit();
  // The canvas chooses a stop, too.
  const last = useAppSelector((state) => state.view.gradientStop);
  const session = useEditSession();
  const dispatch = useAppDispatch();
  useEffect(() => () => void dispatch(stopChosen(0)), [dispatch]);
  const showOnCanvas = (): void => {
    if (elements.length === 1 && !isLocked) dispatch(gradientChosen(first.id));
  };
  const chosen = Math.min(last, stops.length - 1);
  const setChosen = (index: number): void => {
    session.begin();
    dispatch(stopChosen(index));
  };
  // The plain color goes with the first one until it is set to another.
  const isPlainFirst = elements.every(
    (element) => plainColorOf(element) === stopsOf(gradientOf(element))[0]?.color,
  );
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
    <div
      data-gradient-fields=""
      className="grid gap-3"
      onFocus={showOnCanvas}
      onPointerDown={showOnCanvas}
    >
      <GradientBar
        stops={stops}
        chosen={chosen}
        disabled={isLocked}
        onChoose={setChosen}
        onDraft={(next) => draft(styled(withStops(next)), 'Gradient')}
        onCommit={(next) => commit(styled(withStops(next)), 'Gradient', session.group())}
        onAdd={add}
      />
      <StyleColorField
        label="Stop color"
        step="Gradient"
        elements={elements}
        read={(element) => stopsOf(gradientOf(element))[chosen]?.color ?? gradient.from}
        write={(color) => ({
          background: withStops(colorStop(stops, chosen, color)),
          ...(chosen === 0 && isPlainFirst ? { backgroundColor: color } : {}),
        })}
      />
      <div className="grid grid-cols-2 gap-2">
        <NumberField
          label="Stop at"
          hint="percent"
          value={sharedValue(elements, (element) => stopsOf(gradientOf(element))[chosen]?.at ?? 0)}
          fallback={0}
          min={0}
          max={100}
          {...place}
        />
        <NumberField
          label="Angle"
          hint="0° up, 90° right"
          value={sharedValue(elements, (element) => gradientOf(element).angle)}
          fallback={gradient.angle}
          min={0}
          max={LAST_ANGLE}
          {...angle}
        />
      </div>
      <div className="flex gap-2 *:grow">
        <Button
          size="sm"
          disabledReason={stops.length < SCENE_LIMITS.gradientStops ? null : 'Five stops at most.'}
          onClick={() => add(widestGap(stops))}
        >
          Add stop
        </Button>
        <Button
          size="sm"
          disabledReason={stops.length > 2 ? null : 'A gradient has two stops at least.'}
          onClick={remove}
        >
          Remove stop
        </Button>
      </div>
    </div>
  );
}
