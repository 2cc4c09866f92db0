import { lazy, Suspense, useState } from 'react';
import { HistoryButton } from './history-button';

const LazyMenu = lazy(async () => {
  const { HistoryMenu } = await import('./history-menu');
  return { default: HistoryMenu };
});

/** The history as a button alone, until it is asked for: the form has no other menu. */
export function HistoryOnUse() {
  const [openedBy, setOpenedBy] = useState<'key' | 'press' | null>(null);
  const button = (
    <HistoryButton
      aria-haspopup="menu"
      aria-expanded={false}
      // A click that a key has made has no count.
      onClick={({ detail }) => setOpenedBy(detail === 0 ? 'key' : 'press')}
    />
  );
  if (openedBy === null) return button;
  return (
    <Suspense fallback={button}>
      <LazyMenu side="bottom" openedBy={openedBy} />
    </Suspense>
  );
}
