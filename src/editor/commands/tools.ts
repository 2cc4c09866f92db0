import type { Tool } from '../../scene/tool';
import type { Shortcut } from '../../store/command';
import { toolChosen } from '../../store/canvas/view-slice';
import type { BuilderCommand } from './builder-command';

export const TOOL_COMMANDS: Readonly<Record<Tool, BuilderCommand>> = {
  select: toolCommand('select', 'Select and move', { key: 'v' }),
  hand: toolCommand('hand', 'Hand', { key: 'h' }),
  marquee: toolCommand('marquee', 'Select several'),
};

function toolCommand(tool: Tool, label: string, shortcut?: Shortcut): BuilderCommand {
  return {
    id: `view.tool.${tool}`,
    label,
    inPreview: true,
    ...(shortcut && { shortcuts: [shortcut] }),
    isEnabled: ({ view }) => view.tool !== tool,
    reason: () => 'Chosen already.',
    plan: ({ view }) => (view.tool === tool ? null : [toolChosen(tool)]),
  };
}
