import { useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import type { RootState } from '../../store/state';
import { announcementOf } from './announcements';

/** How long nothing must change for a burst to be over. */
const REST_MS = 300;

/** Says politely what each burst of steps, and each new selection, came to: once, when it is over. */
export function LiveRegion() {
  const store = useStore<RootState>();
  const [words, setWords] = useState('');
  useEffect(() => {
    let before = store.getState();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const speak = () => {
      const now = store.getState();
      const next = announcementOf(before, now);
      before = now;
      // The same words again are only heard when the text changes.
      if (next !== null) setWords((last) => (last === next ? `${next}\u00a0` : next));
    };
    const unsubscribe = store.subscribe(() => {
      const { signature, selection } = store.getState();
      if (signature === before.signature && selection === before.selection) return;
      clearTimeout(timer);
      timer = setTimeout(speak, REST_MS);
    });
    return () => {
      unsubscribe();
      clearTimeout(timer);
    };
  }, [store]);
  return (
    <output aria-live="polite" className="sr-only">
      {words}
    </output>
  );
}
