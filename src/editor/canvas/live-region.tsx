import { useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import type { BuilderState } from '../../store/builder-store';
import { announcementOf } from './announcements';

/** Says politely what each step of the history and each new selection changed. */
export function LiveRegion() {
  const store = useStore<BuilderState>();
  const [words, setWords] = useState('');
  useEffect(() => {
    let before = store.getState();
    return store.subscribe(() => {
      const now = store.getState();
      const next = announcementOf(before, now);
      before = now;
      if (next !== null) setWords(next);
    });
  }, [store]);
  return (
    <output aria-live="polite" className="sr-only">
      {words}
    </output>
  );
}
