import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignStartHorizontal,
  AlignStartVertical,
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  Link2Off,
  type LucideIcon,
} from 'lucide-react';
import type { Axis } from '../../../../scene/geometry';
import { SCENE_LIMITS } from '../../../../scene/limits';
import type { Scene } from '../../../../scene/scene';
import type { StackAlignment } from '../../../../scene/stacks/alignment';
import type { StackLayout, StackTools } from '../../../../scene/stacks/arrange/stack-tools';
import { useAppSelector } from '../../../../store/hooks';
import type { RootState } from '../../../../store/state';
import { Button } from '../../../../ui/buttons/button';
import { useOptionalLazy } from '../../../../ui/hooks/use-lazy';
import { NumberField } from '../../../../ui/fields/number-field';
import { SegmentedControl } from '../../../../ui/fields/segmented-control';
import { selectDisplayedScene } from '../../../canvas/drawing/displayed';
import { ToolbarButton } from '../../../chrome/toolbar-button';
import { unstack } from '../../../commands/places/arrange';
import { STACK_ORDER_COMMANDS } from '../../../commands/places/stack-order';
import { STACKS } from '../../../lazy-stacks';
import { selectScene } from '../../../selectors';
import { useCommand } from '../../../use-command';
import type { PanelSelection } from '../../panel-state';
import { sharedValue, useNumberEdit } from '../../shared-value';
import { useEdit } from '../../use-edit';
import { PanelSection } from '../panel-section';

const DIRECTIONS = [
  { value: 'y', label: 'Vertical' },
  { value: 'x', label: 'Horizontal' },
] as const;

const ARROWS = { x: [ArrowLeft, ArrowRight], y: [ArrowUp, ArrowDown] } as const;

type Choice = readonly [StackAlignment, string, LucideIcon];

/** What a column, which runs along y, and a row are aligned by. */
const ALIGNMENTS: Readonly<Record<Axis, readonly Choice[]>> = {
  y: [
    ['start', 'Left', AlignStartVertical],
    ['middle', 'Centered', AlignCenterVertical],
    ['end', 'Right', AlignEndVertical],
  ],
  x: [
    ['start', 'Top', AlignStartHorizontal],
    ['middle', 'Middle', AlignCenterHorizontal],
    ['end', 'Bottom', AlignEndHorizontal],
  ],
};

/** How the stack is laid out that all selected elements are in. */
export function StackSection({ selected, isLocked }: Omit<PanelSelection, 'shown'>) {
  const tools = useOptionalLazy(STACKS)?.STACK_TOOLS;
  const stack = sharedValue(selected, (element) => element.stack ?? null);
  const shown = useAppSelector(selectLaidOut);
  const layout = stack === null ? null : (tools?.layoutOf(shown, stack) ?? null);
  if (tools === undefined || stack === null || layout === null) return null;
  return <StackFields {...{ tools, stack, layout, isLocked }} />;
}

/** The scene that the fields describe. Room for what is dragged is no gap of the stack: until that is dropped, the gaps are as before. */
function selectLaidOut(state: RootState): Scene {
  const { draft } = state;
  const hasRoom = draft?.type === 'scene/stackArranged' && draft.ids.length === 0;
  return hasRoom ? selectScene(state) : selectDisplayedScene(state);
}

interface StackFieldsProps {
  readonly tools: StackTools;
  readonly stack: string;
  readonly layout: StackLayout;
  readonly isLocked: boolean;
}

function StackFields({ tools, stack, layout, isLocked }: StackFieldsProps) {
  const scene = useAppSelector(selectScene);
  const { commit } = useEdit();
  const edit = useNumberEdit('Gap of stack', (gap) => tools.spaced(scene, stack, gap));
  const arrows = ARROWS[layout.axis];
  return (
    <PanelSection
      title="Stack"
      isLocked={isLocked}
      aside={
        <div className="flex **:focus-visible:-outline-offset-2">
          {STACK_ORDER_COMMANDS.map((command, at) => (
            <ToolbarButton key={command.id} command={command} Icon={arrows[at] ?? ArrowDown} />
          ))}
        </div>
      }
      footer={<UnstackButton />}
    >
      <SegmentedControl
        label="Direction"
        isLabelHidden={false}
        value={layout.axis}
        options={DIRECTIONS}
        onChange={(axis) => commit(tools.directed(scene, stack, axis), 'Direction of stack')}
        disabled={isLocked}
        isBlock
      />
      <div className="flex items-end justify-between gap-2">
        <NumberField
          label="Gap"
          value={layout.gap}
          fallback={tools.newGap}
          {...SCENE_LIMITS.stackGap}
          className="min-w-0 flex-1"
          {...edit}
        />
        <SegmentedControl
          label="Alignment"
          isLabelHidden={false}
          value={layout.alignment ?? 'mixed'}
          options={ALIGNMENTS[layout.axis].map(([value, label, Icon]) => ({
            value,
            label,
            icon: <Icon className="size-4" aria-hidden="true" />,
          }))}
          onChange={(alignment) => {
            if (alignment !== 'mixed')
              commit(tools.alignedAs(scene, stack, alignment), 'Alignment of stack');
          }}
          disabled={isLocked}
          isIconOnly
        />
      </div>
    </PanelSection>
  );
}

function UnstackButton() {
  const { label, run } = useCommand(unstack);
  return (
    <Button size="sm" icon={<Link2Off className="size-4" aria-hidden="true" />} onClick={run}>
      {label}
    </Button>
  );
}
