import type { SceneElement } from '../../../scene/scene';
import { withGroups } from '../../../scene/selection';
import { selectionChanged } from '../../../store/canvas/selection-slice';
import { viewportChanged } from '../../../store/canvas/view-slice';
import type { BuilderCommand } from '../builder-command';
import { viewToShow } from './column';
import { visibleStackOf, type Chosen } from '../command-facts';

export const selectNext = walkCommand('selectNext', 'Select next', 1);
export const selectPrevious = walkCommand('selectPrevious', 'Select previous', -1);

/**
 * Selects the neighbor of what was selected last, in stacking order, with its group. At either end there is none, so
 * that Tab goes on to what follows the canvas.
 */
function walkCommand(name: string, label: string, by: 1 | -1): BuilderCommand {
  return {
    id: `edit.${name}`,
    label,
    shortcuts: [{ key: 'Tab', ...(by === -1 ? { shift: true } : {}) }],
    onCanvas: true,
    repeats: true,
    plan: ({ chosen, view }) => {
      const next = neighborOf(chosen, by);
      if (next === null) return null;
      return () => {
        const others = withGroups(chosen.scene, [next.id]).filter((id) => id !== next.id);
        return [
          selectionChanged([...others, next.id]),
          viewportChanged(viewToShow(next, view, view.column)),
        ];
      };
    },
  };
}

function neighborOf({ scene, lastId }: Chosen, by: 1 | -1): SceneElement | null {
  const stack = visibleStackOf(scene);
  const at = stack.findIndex(({ id }) => id === lastId);
  return stack[at + by] ?? null;
}
