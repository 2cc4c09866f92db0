import { findById } from '../../../scene/selection';
import type { AppStore } from '../../../store/make-store';
import type { Size } from '../../../scene/geometry';
import { isSameView, keepMiddle, type Viewport } from '../../gestures/viewport';
import { isPartlyInSight } from '../../gestures/zoom-to-fit';
import { selectScene } from '../../selectors';
import { glide } from '../viewport/glide';
import type { LiveViewportStore } from '../viewport/live-viewport';

interface Before {
  readonly view: Viewport;
  readonly column: Size;
}

/** The way from where the view has followed a caret to, back to where it was. It is lost once the visitor moves the view. */
export function makeWayBack({ getState }: Pick<AppStore, 'getState'>, live: LiveViewportStore) {
  let before: Before | null = null;
  let last: Viewport | null = null;
  const isLost = (): boolean => last !== null && !isSameView(last, live.get());
  return {
    /** Called before the view follows the caret. */
    note(next: Viewport): void {
      before ??= { view: live.get(), column: getState().view.column };
      if (!isLost()) last = next;
    },
    isOpen: () => before !== null && !isLost(),
    /** Goes back, unless another text is edited or nothing of this one is in sight there. */
    goBack(id: string): void {
      const state = getState();
      if (before === null || isLost() || state.textEdit !== null) return;
      const { column } = state.view;
      const written = findById(selectScene(state), id);
      // Not fitted again: that would move what the visitor looks at because the text has grown.
      const view = keepMiddle(before.view, before.column, column);
      const isSeen = written === null || isPartlyInSight(written, view, column);
      if (isSeen) glide(live, view);
    },
  };
}
