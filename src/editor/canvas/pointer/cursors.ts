import type { Handle } from '../../../scene/operations/resize';
import { drawnBy } from '../../../scene/tool';
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
    case 'drawing':
      return 'crosshair';
    default:
      if (isSpaceHeld || app.view.tool === 'hand') return 'grab';
      return drawnBy(app.view.tool) === null || app.view.isPreview ? null : 'crosshair';
  }
}
