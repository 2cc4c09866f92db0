import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Link2Off } from 'lucide-react';
import { SCENE_LIMITS } from '../../../scene/limits';
import { NEW_GAP } from '../../../scene/stacks/arrange/gaps';
import { directed, layoutOf, spaced } from '../../../scene/stacks/arrange/stack-tools';
import { useAppSelector } from '../../../store/hooks';
import { Button } from '../../../ui/buttons/button';
import { NumberField } from '../../../ui/fields/number-field';
import { SegmentedControl } from '../../../ui/fields/segmented-control';
import { selectDisplayedScene } from '../../canvas/drawing/displayed';
import { ToolbarButton } from '../../chrome/toolbar-button';
import { unstack } from '../../commands/arrange';
import { STACK_ORDER_COMMANDS } from '../../commands/stack-order';
import { selectScene } from '../../selectors';
import { useCommand } from '../../use-command';
import type { PanelSelection } from '../panel-state';
import { sharedValue, useNumberEdit } from '../shared-value';
import { useEdit } from '../use-edit';
import { PanelSection } from './panel-section';

const DIRECTIONS = [
  { value: 'y', label: 'Vertical' },
  { value: 'x', label: 'Horizontal' },
] as const;

const ARROWS = { x: [ArrowLeft, ArrowRight], y: [ArrowUp, ArrowDown] } as const;

/** How the stack is laid out that all selected elements are in. */
export function StackSection({ selected, isLocked }: Omit<PanelSelection, 'shown'>) {
  const scene = useAppSelector(selectScene);
  const shown = useAppSelector(selectDisplayedScene);
  const stack = sharedValue(selected, (element) => element.stack ?? null) ?? '';
  const layout = layoutOf(shown, stack);
  const { commit } = useEdit();
  const edit = useNumberEdit('Gap of stack', (gap) => spaced(scene, stack, gap));
  if (layout === null) return null;
  const arrows = ARROWS[layout.axis];
  return (
    <PanelSection
      title="Stack"
      isLocked={isLocked}
      aside={
        <div className="flex">
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
        onChange={(axis) => commit(directed(scene, stack, axis), 'Direction of stack')}
        disabled={isLocked}
        isBlock
      />
      <NumberField
        label="Gap"
        value={layout.gap}
        fallback={NEW_GAP}
        {...SCENE_LIMITS.stackGap}
        className="w-1/2 pe-1"
        {...edit}
      />
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
