import { Hand, MousePointer2, SquareDashedMousePointer, type LucideIcon } from 'lucide-react';
import type { Tool } from '../../scene/tool';
import { useAppSelector } from '../../store/hooks';
import { IconButton } from '../../ui/icon-button';
import { useMediaQuery } from '../../ui/use-media-query';
import { TOOL_COMMANDS } from '../commands/tools';
import { useCommand } from '../use-command';

/** A finger pans without a hand, but without a tool of its own it cannot select several. */
const TOOLS = { mouse: ['select', 'hand'], finger: ['select', 'marquee'] } as const;

const ICONS: Readonly<Record<Tool, LucideIcon>> = {
  select: MousePointer2,
  hand: Hand,
  marquee: SquareDashedMousePointer,
};

/** What a press on the canvas is for. On a phone it floats beside the help, as the toolbar is full. */
export function ToolSwitch() {
  const isTouch = useMediaQuery('(pointer: coarse)');
  return (
    <fieldset
      aria-label="Tools"
      className="flex items-center px-1 max-sm:absolute max-sm:bottom-16 max-sm:left-18 max-sm:rounded-card max-sm:bg-raised max-sm:p-1 max-sm:shadow-float sm:border-l sm:short:border-l-0"
    >
      {TOOLS[isTouch ? 'finger' : 'mouse'].map((tool) => (
        <ToolButton key={tool} tool={tool} />
      ))}
    </fieldset>
  );
}

function ToolButton({ tool }: { readonly tool: Tool }) {
  const { label, shortcut, run } = useCommand(TOOL_COMMANDS[tool]);
  const isChosen = useAppSelector(({ view }) => view.tool === tool);
  const Icon = ICONS[tool];
  return (
    <IconButton
      label={label}
      shortcut={shortcut}
      icon={<Icon className="size-4" aria-hidden="true" />}
      isPressed={isChosen}
      onClick={run}
    />
  );
}
