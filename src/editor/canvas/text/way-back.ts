import { findById } from '../../../scene/selection';
import type { AppStore } from '../../../store/make-store';
import { viewInColumn } from '../../commands/column';
import { isSameView, type Viewport } from '../../gestures/viewport';
import { isPartlyInSight } from '../../gestures/zoom-to-fit';
import { selectScene } from '../../selectors';
import { glide } from '../viewport/glide';
import type { LiveViewportStore } from '../viewport/live-viewport';

type Before = Parameters<typeof viewInColumn>[0];

/** The way from where the view has followed a caret to, back to where it was. It is lost once the visitor moves the view. */
export function makeWayBack({ getState }: Pick<AppStore, 'getState'>, live: LiveViewportStore) {
  let before: Before | null = null;
  let last: Viewport | null = null;
  const isLost = (): boolean => last !== null && !isSameView(last, live.get());
  return {
    /** Called before the view follows the caret. */
    note(next: Viewport): void {
      const state = getState();
      before ??= { view: live.get(), room: state.view, scene: selectScene(state) };
      if (!isLost()) last = next;
    },
    isOpen: () => before !== null && !isLost(),
    /** Goes back, unless another text is edited or nothing of this one is in sight there. */
    goBack(id: string): void {
      const state = getState();
      if (before === null || isLost() || state.textEdit !== null) return;
      const scene = selectScene(state);
      const view = viewInColumn(before, scene, state.view);
      const written = findById(scene, id);
      const isSeen = written === null || isPartlyInSight(written, view, state.view.column);
      if (isSeen) glide(live, view);
    },
  };
}
