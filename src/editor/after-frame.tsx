import { useState, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { followStore, type Schedule } from '../store/following-store';
import { useAppStore } from '../store/hooks';

/**
 * What stands around the canvas. It follows a change of the design after the frame in which the canvas shows it: letting go
 * of an element waits for no panel. What is changed in a panel itself is shown in it at once.
 */
export function AfterFrame({ children }: { readonly children: ReactNode }) {
  const store = useAppStore();
  const [following] = useState(() => followStore(store, afterFrame));
  return <Provider store={following}>{children}</Provider>;
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
