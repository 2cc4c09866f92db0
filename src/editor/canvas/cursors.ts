import type { Handle } from '../../scene/operations/resize';
import type { InteractionState } from './interaction-store';

/** The cursor over a handle. */
export const HANDLE_CURSORS: Readonly<Record<Handle, string>> = {
  nw: 'cursor-nwse-resize',
  n: 'cursor-ns-resize',
  ne: 'cursor-nesw-resize',
  e: 'cursor-ew-resize',
  se: 'cursor-nwse-resize',
  s: 'cursor-ns-resize',
  sw: 'cursor-nesw-resize',
  w: 'cursor-ew-resize',
};

/** The cursor over all of the canvas during a gesture; null where each part has its own. */
export function cursorOf({ gesture, isSpaceHeld }: InteractionState): string | null {
  switch (gesture.name) {
    case 'panning':
      return 'cursor-grabbing';
    case 'dragging':
      return gesture.subject.isCopy ? 'cursor-copy' : 'cursor-move';
    case 'resizing':
      return HANDLE_CURSORS[gesture.handle];
    case 'marquee':
      return 'cursor-crosshair';
    default:
      return isSpaceHeld ? 'cursor-grab' : null;
  }
}
