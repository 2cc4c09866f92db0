import { useRef, type MouseEvent } from 'react';
import type { Point } from '../../../scene/geometry';
import { findById } from '../../../scene/selection';
import { useAppStore } from '../../../store/hooks';
import { runCommand } from '../../commands/builder-command';
import { beginTextEdit } from '../../commands/texts/edit-text';
import { labelShape } from '../../commands/texts/label-shape';
import { isReplaceable } from '../../commands/clipboard/replace-picture';
import { openPicture } from '../../commands/crop-picture';
import { selectionChanged } from '../../../store/canvas/selection-slice';
import { selectScene } from '../../selectors';

/** The most between two taps that are one double tap. Not every browser makes a double click of them. */
const DOUBLE_TAP = { delayMs: 350, distance: 24 };

/**
 * A double click or double tap means a picture at once, however deep in groups: it crops that or asks for one, within the press, as
 * browsers allow that to nothing later. Else it enters the selected group of what lies under it. Where that is no group itself, it
 * edits a text, the caret where that was, and writes on a shape.
 */
export function useTextPress(
  elementAt: (point: Point) => string | null,
  enterGroup: (id: string) => void,
) {
  const { dispatch, getState } = useAppStore();
  const last = useRef(NO_TAP);
  const begin = ({ clientX: x, clientY: y }: MouseEvent, id: string | null) => {
    const { view } = getState();
    if (id === null || view.tool === 'hand') return;
    const pressed = findById(selectScene(getState()), id);
    if (pressed !== null && isReplaceable(pressed) && !view.isPreview) {
      dispatch(selectionChanged([id]));
      dispatch(openPicture(id));
      return;
    }
    const isEntering = getState().selection.length > 1;
    enterGroup(id);
    const { groups } = findById(selectScene(getState()), id) ?? {};
    const isGroupSelected = groups !== undefined && getState().selection.length > 1;
    if (isGroupSelected) return;
    dispatch(beginTextEdit({ id, caret: { x, y } }));
    if (!isEntering) dispatch(runCommand(labelShape));
  };
  return {
    onDoubleClick: (event: MouseEvent) => {
      // Some browsers make a double click of two taps as well.
      if (event.timeStamp - last.current.at < DOUBLE_TAP.delayMs) return;
      // The press was captured: the event's own target is the canvas.
      begin(event, elementAt({ x: event.clientX, y: event.clientY }));
    },
    onClick: (event: MouseEvent) => {
      const { nativeEvent } = event;
      // Of a mouse every browser does; and a click that ends a drag is no half of one.
      if (nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'mouse') return;
      const { timeStamp: at, clientX: x, clientY: y } = event;
      const before = last.current;
      const isNear = Math.hypot(x - before.x, y - before.y) < DOUBLE_TAP.distance;
      if (!isNear || at - before.at >= DOUBLE_TAP.delayMs) {
        last.current = { at, x, y, id: elementAt({ x, y }) };
        return;
      }
      last.current = { ...NO_TAP, at };
      // The bar that the first tap brings moves what lies below it.
      begin(event, before.id);
    },
  };
}

const NO_TAP = {
  at: Number.NEGATIVE_INFINITY,
  x: Number.NaN,
  y: Number.NaN,
  id: null as string | null,
};
