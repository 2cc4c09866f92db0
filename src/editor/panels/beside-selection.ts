import type { PickerPlacing } from '../../ui/fields/picker-place';

const TOOLBAR = '[role="toolbar"][aria-label="Canvas"]';

const SELECTED = '[data-design-canvas] [role="option"][aria-selected="true"]';

/**
 * Pickers of the properties open over the canvas, beside the panel; off what is selected there and off the toolbar, which has
 * undo, as far as there is room.
 */
export const BESIDE: PickerPlacing = {
  kind: 'floating',
  side: 'left',
  avoid: (anchor) => ({
    boxes: [selectedBox(), document.querySelector(TOOLBAR)?.getBoundingClientRect()].filter(
      (box) => box != null,
    ),
    around: anchor.closest('aside'),
  }),
};

/** The box around what is selected, in px of the window. */
function selectedBox() {
  const boxes = [...document.querySelectorAll(SELECTED)].map((node) =>
    node.getBoundingClientRect(),
  );
  if (boxes.length === 0) return null;
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const width = Math.max(...boxes.map((box) => box.right)) - left;
  const height = Math.max(...boxes.map((box) => box.bottom)) - top;
  return { left, top, width, height };
}
