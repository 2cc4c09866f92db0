import { drawnBy, type Tool } from '../../scene/tool';
import { planIf, type Shortcut } from '../../store/command';
import { toolChosen } from '../../store/canvas/view-slice';
import type { BuilderCommand } from './builder-command';

export const TOOL_COMMANDS: Readonly<Record<Tool, BuilderCommand>> = {
  select: toolCommand('select', 'Select and move', { key: 'v' }),
  hand: toolCommand('hand', 'Hand', { key: 'h' }),
  marquee: toolCommand('marquee', 'Select several'),
  rectangle: toolCommand('rectangle', 'Draw a rectangle', { key: 'r' }),
  circle: toolCommand('circle', 'Draw a circle', { key: 'o' }),
  text: toolCommand('text', 'Draw a text', { key: 't' }),
};

function toolCommand(tool: Tool, label: string, shortcut?: Shortcut): BuilderCommand {
  return {
    id: `view.tool.${tool}`,
    label,
    ...(drawnBy(tool) === null ? { inPreview: true } : {}),
    ...(shortcut && { shortcuts: [shortcut] }),
    reason: () => 'Chosen already.',
    plan: ({ view }) => planIf(view.tool !== tool, () => [toolChosen(tool)]),
  };
}
