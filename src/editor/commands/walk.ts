import { stackingOrder, visibleElements, withGroups } from '../../scene/selection';
import { selectionChanged } from '../../store/canvas/selection-slice';
import { viewportChanged } from '../../store/canvas/view-slice';
import { panToShow } from '../gestures/viewport';
import { selectScene } from '../selectors';
import type { BuilderCommand } from './builder-command';

export const selectNext = walkCommand('selectNext', 'Select next', 1);
export const selectPrevious = walkCommand('selectPrevious', 'Select previous', -1);

/**
 * Selects the neighbour of what was selected last, in stacking order, with its group. At either end there is none, so
 * that Tab goes on to what follows the canvas.
 */
function walkCommand(name: string, label: string, by: 1 | -1): BuilderCommand {
  return {
    id: `edit.${name}`,
    label,
    shortcuts: [{ key: 'Tab', ...(by === -1 ? { shift: true } : {}) }],
    onCanvas: true,
    repeats: true,
    plan: (state) => {
      const scene = selectScene(state);
      const stack = stackingOrder(visibleElements(scene));
      const at = stack.findIndex(({ id }) => id === state.selection.at(-1));
      const next = at === -1 && by === -1 ? undefined : stack[at + by];
      if (next === undefined) return null;
      const others = withGroups(scene, [next.id]).filter((id) => id !== next.id);
      const { view } = state;
      return [
        selectionChanged([...others, next.id]),
        viewportChanged(panToShow(next, view, view.column)),
      ];
    },
  };
}
