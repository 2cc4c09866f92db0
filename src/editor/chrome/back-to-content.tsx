import { useSyncExternalStore } from 'react';
import { grownFrame } from '../../scene/frame';
import { visibleElements } from '../../scene/selection';
import type { Scene } from '../../scene/scene';
import { memoizeObject } from '../../base/memoize-object';
import { useAppStore } from '../../store/hooks';
import { Button } from '../../ui/button';
import { useLiveViewportStore } from '../canvas/viewport/live-viewport';
import { backToContent } from '../commands/view';
import { isLost } from '../gestures/start-view';
import { selectScene } from '../selectors';
import { useCommand } from '../use-command';

/** The way back for whoever has lost sight of the design. It asks at every move of the view, and renders when the answer is another. */
export function BackToContent() {
  const { getState } = useAppStore();
  const { subscribe, get } = useLiveViewportStore();
  const isShown = useSyncExternalStore(subscribe, () => {
    const state = getState();
    const { view, textEdit } = state;
    const { column } = view;
    // The view follows what is being written, which is no part of the scene yet.
    return (
      textEdit === null && column.width > 0 && isLost(boxesOf(selectScene(state)), get(), column)
    );
  });
  return isShown && <BackButton />;
}

function BackButton() {
  const { label, run } = useCommand(backToContent);
  return (
    <Button className="pointer-events-auto rounded-full shadow-float max-sm:mb-14" onClick={run}>
      {label}
    </Button>
  );
}

const boxesOf = memoizeObject((scene: Scene) => {
  const visible = visibleElements(scene);
  return visible.length > 0 ? visible : [grownFrame(scene)];
});
