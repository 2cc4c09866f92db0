import { useEffect, useState } from 'react';
import { boundsOf } from '../../../scene/geometry';
import { definitionOf } from '../../../scene/registry';
import { useAppSelector, useAppStore } from '../../../store/hooks';
import { caretRoom, viewInColumn, viewToShow } from '../../commands/views/column';
import { useDevice } from '../../element-context';
import { rulerOf } from '../../gestures/viewport';
import { isInSight } from '../../gestures/zoom-to-fit';
import { croppingView, writingView } from '../../gestures/writing-view';
import { useIsHandheld } from '../../handheld';
import { selectElementContext, type RenderEnv } from '../../render-env';
import { selectScene, selectSelected } from '../../selectors';
import { selectDisplayedElement } from '../drawing/displayed';
import { useInteractionStore } from '../pointer/interaction-store';
import { glide, type Glide } from '../viewport/glide';
import { useLiveViewportStore, type LiveViewportStore } from '../viewport/live-viewport';
import { pageInSight } from '../viewport/page-in-sight';
import { whenUntouched } from '../viewport/when-untouched';
import { useUnwrapByHandle } from './use-unwrap-by-handle';

/**
 * On a phone, which shows a design small: brings a text near while it is written, and a picture while it is cropped. Goes back where
 * the view was once that is over, unless the visitor has zoomed meanwhile. Everywhere, the handles of a text undo its wrapping.
 */
export function WritingView() {
  const isHandheld = useIsHandheld();
  useUnwrapByHandle();
  return isHandheld && <FollowedWriting />;
}

function FollowedWriting() {
  const store = useAppStore();
  const live = useLiveViewportStore();
  const device = useDevice();
  const interactions = useInteractionStore();
  const [near] = useState(() =>
    makeNearView(
      store,
      live,
      () => interactions.getState().gesture.name !== 'idle' || live.isInMotion(),
    ),
  );
  const id = useAppSelector(({ view, textEdit }) =>
    view.isPreview ? null : (textEdit?.id ?? view.cropped),
  );
  // An open sheet makes way only once that has begun.
  const room = useAppSelector(({ view }) => (id === null ? null : view.column));
  useEffect(() => near.stop, [near]);
  useEffect(() => {
    if (id === null) return undefined;
    near.begin(id, device);
    return near.end;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Whatever else changes, it is brought near once.
  }, [near, id, room]);
  return null;
}

const doNothing = (): void => undefined;

type Store = ReturnType<typeof useAppStore>;
type Before = Parameters<typeof viewInColumn>[0];

/** Brings elements near, and goes back once the last of them is left. */
function makeNearView({ getState }: Store, live: LiveViewportStore, isBusy: () => boolean) {
  let before: Before | null = null;
  let near: Glide | null = null;
  let stop = doNothing;
  const goBack = (): void => {
    if (before === null) return;
    const last = before;
    before = null;
    if (near === null || live.get().zoom !== near.reached().zoom) return;
    const state = getState();
    const { column } = state.view;
    const view = viewInColumn(last, selectScene(state), state.view);
    const written = boundsOf(selectSelected(state));
    const isSeen = written === null || isInSight(written, view, column);
    stop = glide(live, isSeen ? view : viewToShow(written, view, column)).stop;
  };
  return {
    begin(id: string, device: RenderEnv): void {
      stop();
      const state = getState();
      const element = selectDisplayedElement(state, id);
      const around = document.querySelector('[data-design-canvas]')?.getBoundingClientRect();
      if (element === undefined || around === undefined) return;
      const context = selectElementContext(state, device);
      const letters = definitionOf(element.type).textOf?.(element, context).look.size;
      const isCropped = state.view.cropped === id;
      if (letters === undefined && !isCropped) return;
      const view = live.get();
      const { column } = state.view;
      const room = caretRoom(
        { x: around.x, y: around.y, ...column },
        pageInSight(),
        rulerOf(state.view),
      );
      const next =
        letters === undefined
          ? croppingView(element, view, room)
          : writingView(element, letters, view, room);
      if (before === null && next === view) return;
      before ??= { view, room: state.view, scene: selectScene(state) };
      near = glide(live, next);
      stop = near.stop;
    },
    end(): void {
      if (before === null) return;
      stop();
      stop = whenUntouched(isBusy, goBack);
    },
    stop: () => stop(),
  };
}
