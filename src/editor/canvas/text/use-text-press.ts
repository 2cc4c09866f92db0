import { useRef, type MouseEvent } from 'react';
import type { Point } from '../../../scene/geometry';
import { findById } from '../../../scene/selection';
import { useAppStore } from '../../../store/hooks';
import { runCommand } from '../../commands/builder-command';
import { beginTextEdit } from '../../commands/edit-text';
import { labelShape } from '../../commands/label-shape';
import { openPicture } from '../../commands/crop-picture';
import { selectScene } from '../../selectors';

/** The most between two taps that are one double tap. Not every browser makes a double click of them. */
const DOUBLE_TAP = { delayMs: 350, distance: 24 };

/**
 * A double click or double tap enters the selected group of what lies under it. Where that is no group itself, it edits a text, the
 * caret where that was, crops a picture or asks for one, and writes on a shape.
 */
export function useTextPress(
  elementAt: (point: Point) => string | null,
  enterGroup: (id: string) => void,
) {
  const { dispatch, getState } = useAppStore();
  const last = useRef({ at: Number.NEGATIVE_INFINITY, x: 0, y: 0 });
  const begin = ({ clientX: x, clientY: y }: MouseEvent) => {
    if (getState().view.tool === 'hand') return;
    // The press was captured: the event's own target is the canvas.
    const id = elementAt({ x, y });
    if (id === null) return;
    const isEntering = getState().selection.length > 1;
    enterGroup(id);
    const { groups } = findById(selectScene(getState()), id) ?? {};
    const isGroupSelected = groups !== undefined && getState().selection.length > 1;
    if (isGroupSelected) return;
    dispatch(beginTextEdit({ id, caret: { x, y } }));
    dispatch(openPicture(id));
    if (!isEntering) dispatch(runCommand(labelShape));
  };
  return {
    onDoubleClick: begin,
    onClick: (event: MouseEvent) => {
      const { nativeEvent } = event;
      // Of a mouse every browser does; and a click that ends a drag is no half of one.
      if (nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'mouse') return;
      const { timeStamp: at, clientX: x, clientY: y } = event;
      const before = last.current;
      last.current = { at, x, y };
      const isNear = Math.hypot(x - before.x, y - before.y) < DOUBLE_TAP.distance;
      if (isNear && at - before.at < DOUBLE_TAP.delayMs) begin(event);
    },
  };
}
