import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from 'lucide-react';
import type { Axis } from '../../../../scene/geometry';
import { SCENE_LIMITS } from '../../../../scene/limits';
import type { SceneElement } from '../../../../scene/scene';
import { alignmentChosen } from '../../../../store/canvas/view-slice';
import { useAppDispatch, useAppSelector } from '../../../../store/hooks';
import { NumberField } from '../../../../ui/fields/number-field';
import { SegmentedControl } from '../../../../ui/fields/segmented-control';
import { SwitchField } from '../../../../ui/fields/switch-field';
import { useMediaQuery } from '../../../../ui/hooks/use-media-query';
import { commandIcon } from '../../../chrome/command-icons';
import { ToolbarButton } from '../../../chrome/toolbar-button';
import {
  ALIGN_COMMANDS,
  ALIGN_TO_FRAME_COMMANDS,
  DISTRIBUTE_COMMANDS,
} from '../../../commands/places/align';
import { lock, unlock } from '../../../commands/places/arrange';
import { runCommand } from '../../../commands/builder-command';
import { NUDGE_COMMANDS } from '../../../commands/places/nudge';
import { useEdit } from '../../use-edit';
import { useLivePlace } from '../../use-live-place';
import { useNumberEdit } from '../../shared-value';
import { PanelSection } from '../panel-section';
import { boxOf, idsOf, type SectionProps } from '../section-props';

/** Where the elements lie: several by the box around them. */
export function PositionSection({ elements, isLocked, isAdvanced }: SectionProps) {
  return (
    <PanelSection
      title="Position & Layout"
      isLocked={isLocked}
      footer={isAdvanced && <LayoutSwitches elements={elements} isLocked={isLocked} />}
    >
      {/* Fields of numbers that pass by are drawn apart, on whole px. */}
      <div className="grid grid-cols-[1fr_round(down,50%-4px,1px)] gap-2">
        <PlaceField axis="x" elements={elements} />
        <PlaceField axis="y" elements={elements} />
      </div>
      <NudgeRow />
      <AlignRow areSeveral={elements.length > 1} />
    </PanelSection>
  );
}

interface PlaceFieldProps extends Pick<SectionProps, 'elements'> {
  readonly axis: Axis;
}

function PlaceField({ axis, elements }: PlaceFieldProps) {
  const box = boxOf(elements);
  const edit = useNumberEdit('Position', (value) => ({
    type: 'scene/elementsPlaced',
    places: placesAt(elements, axis, value - box[axis]),
  }));
  const letter = axis.toUpperCase();
  const input = useLivePlace(elements[0].id, axis, box[axis]);
  return (
    <NumberField
      inputRef={input}
      label={letter}
      isLabelHidden
      prefix={letter}
      value={box[axis]}
      fallback={elements.length > 1 ? box[axis] : 0}
      {...SCENE_LIMITS.place}
      {...edit}
    />
  );
}

function LayoutSwitches({ elements, isLocked }: Omit<SectionProps, 'isAdvanced'>) {
  const dispatch = useAppDispatch();
  const { commit } = useEdit();
  const isHidden = elements.every(({ hidden }) => hidden === true);
  return (
    <>
      <SwitchField
        label="Lock position"
        isOn={isLocked}
        onChange={(isOn) => dispatch(runCommand(isOn ? lock : unlock))}
      />
      <SwitchField
        label="Hidden"
        hint="Not shown or exported"
        isOn={isHidden}
        onChange={(hidden) =>
          commit(
            { type: 'scene/elementsHidden', ids: idsOf(elements), hidden },
            hidden ? 'Hide' : 'Show',
          )
        }
      />
    </>
  );
}

/** Where elements lie that all go by the same way along an axis. */
function placesAt(elements: readonly SceneElement[], axis: Axis, by: number) {
  const places = elements.map((element) => {
    const { id, x, y } = element;
    return [id, { x, y, [axis]: element[axis] + by }] as const;
  });
  return Object.fromEntries(places);
}

/** Rows of buttons that touch: the ring around one stays within it. */
const BUTTONS = '-ms-1.5 flex min-w-0 flex-wrap [&_button]:focus-visible:-outline-offset-2';

/** In the order of the commands. */
const ARROWS = [ArrowLeft, ArrowRight, ArrowUp, ArrowDown] as const;

/** What arrow keys do, for a finger, which has none: each press is a step of 1 px, and presses of one that follow one another are one step of the history. */
function NudgeRow() {
  const isTouch = useMediaQuery('(pointer: coarse)');
  if (!isTouch) return null;
  return (
    <fieldset aria-label="Nudge" className={BUTTONS}>
      {NUDGE_COMMANDS.slice(0, ARROWS.length).map((command, at) => (
        <ToolbarButton key={command.id} command={command} Icon={ARROWS[at] ?? ArrowUp} />
      ))}
    </fieldset>
  );
}

const WITHIN = [
  { value: 'frame', label: 'Frame' },
  { value: 'selection', label: 'Selection' },
] as const;

/** Takes what is selected, as it is arranged, to an edge or the middle of the frame; or puts several in line among each other. */
function AlignRow({ areSeveral }: { readonly areSeveral: boolean }) {
  const dispatch = useAppDispatch();
  const alignsSelection = useAppSelector(({ view }) => areSeveral && view.alignsSelection);
  const commands = alignsSelection ? ALIGN_COMMANDS : ALIGN_TO_FRAME_COMMANDS;
  return (
    <>
      {areSeveral && (
        <SegmentedControl
          label="Align within"
          value={alignsSelection ? 'selection' : 'frame'}
          options={WITHIN}
          onChange={(value) => dispatch(alignmentChosen(value === 'selection'))}
        />
      )}
      <fieldset
        aria-label={alignsSelection ? 'Align elements' : 'Align to frame'}
        className={BUTTONS}
      >
        {commands.map((command, index) => {
          const among = ALIGN_COMMANDS[index] ?? command;
          return <ToolbarButton key={command.id} command={command} Icon={commandIcon(among)} />;
        })}
        {alignsSelection &&
          DISTRIBUTE_COMMANDS.map((command) => (
            <ToolbarButton key={command.id} command={command} Icon={commandIcon(command)} />
          ))}
      </fieldset>
    </>
  );
}
