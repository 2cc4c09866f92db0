import {
  createContext,
  use,
  useCallback,
  useEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import { Provider } from 'react-redux';
import { followStore, type FollowingStore, type Schedule } from '../store/following-store';
import { useAppStore } from '../store/hooks';
import type { RootState } from '../store/state';

interface Props {
  readonly children: ReactNode;
}

const Following = createContext<FollowingStore | null>(null);

/** What may do something with what is shown: by then it is shown as it is. */
const INPUTS = ['pointerdown', 'keydown'] as const;

/** Has the view of the store that all `AfterFrame` in it share. */
export function AfterFrameProvider({ children }: Props) {
  const store = useAppStore();
  const [following] = useState(() => followStore(store, afterFrame));
  useEffect(() => {
    const ends = new AbortController();
    const answer = (): void => showNow(following);
    for (const type of INPUTS) {
      window.addEventListener(type, answer, { capture: true, signal: ends.signal });
    }
    return () => ends.abort();
  }, [following]);
  return <Following value={following}>{children}</Following>;
}

/**
 * What stands around the canvas. It follows a change of the design after the frame in which the canvas shows it: letting go
 * of an element waits for no panel. What is changed in a panel itself is shown in it at once.
 */
export function AfterFrame({ children }: Props) {
  const following = use(Following);
  return following === null ? children : <Provider store={following}>{children}</Provider>;
}

/** A part of the state as what stands around the canvas shows it. */
export function useFollowed<Part>(partOf: (state: RootState) => Part): Part {
  const store = useAppStore();
  const { subscribe, getState } = use(Following) ?? store;
  const get = (): Part => partOf(getState());
  return useSyncExternalStore(subscribe, get, get);
}

/** Gives a function after which what stands around the canvas shows the store as it is. */
export function useCatchUp(): () => void {
  const following = use(Following);
  return useCallback(() => following && showNow(following), [following]);
}

function showNow(following: FollowingStore): void {
  if (following.isBehind()) flushSync(following.catchUp);
}

/** A page in the background has no frames: it waits this long, in ms. */
const WITHOUT_FRAMES_MS = 100;

/** Once the next frame is out. */
const afterFrame: Schedule = (task) => {
  let timer = setTimeout(task, WITHOUT_FRAMES_MS);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(task);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
};
