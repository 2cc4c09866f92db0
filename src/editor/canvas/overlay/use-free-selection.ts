import { useEffect, useLayoutEffect, useState } from 'react';
import { boundsOf, type Rect } from '../../../scene/geometry';
import { useAppSelector } from '../../../store/hooks';
import { panAbove } from '../../gestures/bar-place';
import { isSameView } from '../../gestures/viewport';
import { selectSelected } from '../../selectors';
import { useInteractionStore } from '../pointer/interaction-store';
import { glide } from '../viewport/glide';
import { useLiveViewportStore } from '../viewport/live-viewport';
import { whenUntouched } from '../viewport/when-untouched';

/** Notes where the bar is, and moves the view where it would lie over what is selected. */
export function useFreeSelection(ref: { readonly current: HTMLElement | null }): void {
  const interactions = useInteractionStore();
  const live = useLiveViewportStore();
  const box = useAppSelector((state) => boundsOf(selectSelected(state)), isSameBox);
  const [bar, setBar] = useState<Rect | null>(null);
  useLayoutEffect(() => {
    const node = ref.current;
    const canvas = node?.closest('[data-design-canvas]');
    if (node === null || canvas == null) return undefined;
    const read = (): void => {
      const [own, around] = [node.getBoundingClientRect(), canvas.getBoundingClientRect()];
      const { width, height } = own;
      const next = { x: own.x - around.x, y: own.y - around.y, width, height };
      setBar((last) => (isSameBox(last, next) ? last : next));
    };
    read();
    const observer = new ResizeObserver(read);
    observer.observe(node);
    observer.observe(canvas);
    return () => observer.disconnect();
  }, [ref]);
  useEffect(() => {
    interactions.change({ bar });
    return () => interactions.change({ bar: null });
  }, [interactions, bar]);
  useEffect(() => {
    if (bar === null || box === null) return undefined;
    const isBusy = (): boolean =>
      interactions.getState().gesture.name !== 'idle' || live.isInMotion();
    let stop = whenUntouched(isBusy, () => {
      const view = live.get();
      const next = panAbove(box, view, bar);
      if (!isSameView(next, view)) stop = glide(live, next).stop;
    });
    return () => stop();
  }, [interactions, live, bar, box]);
}

function isSameBox(a: Rect | null, b: Rect | null): boolean {
  if (a === null || b === null) return a === b;
  return a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;
}
