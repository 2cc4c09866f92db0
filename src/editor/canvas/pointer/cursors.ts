import type { Handle } from '../../../scene/operations/resize';
import type { CanvasState } from '../overlay/use-overlay';

/** The cursor over a handle, as CSS names it. */
export const HANDLE_CURSORS: Readonly<Record<Handle, string>> = {
  nw: 'nwse-resize',
  n: 'ns-resize',
  ne: 'nesw-resize',
  e: 'ew-resize',
  se: 'nwse-resize',
  s: 'ns-resize',
  sw: 'nesw-resize',
  w: 'ew-resize',
};

/** The cursor over all of the canvas during a gesture; null where each part has its own. */
export function cursorOf({ app, interaction }: CanvasState): string | null {
  const { gesture, isSpaceHeld } = interaction;
  switch (gesture.name) {
    case 'panning':
      return 'grabbing';
    case 'dragging':
      return gesture.subject.isCopy ? 'copy' : 'move';
    case 'resizing':
      return HANDLE_CURSORS[gesture.handle];
    case 'marquee':
      return 'crosshair';
    default:
      return isSpaceHeld || app.view.tool === 'hand' ? 'grab' : null;
  }
}
