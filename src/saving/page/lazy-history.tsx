import { useState } from 'react';
import { lazy } from '../../base/lazy';
import { useLazy } from '../../ui/hooks/use-lazy';
import { HistoryButton } from './history-button';

const MENU = lazy(() => import('./history-menu'));

type OpenedBy = 'key' | 'press';

/** The history as a button alone, until it is asked for: the form has no other menu. */
export function LazyHistory() {
  const [openedBy, setOpenedBy] = useState<OpenedBy | null>(null);
  // A click that a key has made has no count.
  const open = ({ detail }: { readonly detail: number }): void =>
    setOpenedBy(detail === 0 ? 'key' : 'press');
  if (openedBy === null) return <Closed onClick={open} />;
  return <Menu openedBy={openedBy} />;
}

function Menu({ openedBy }: { readonly openedBy: OpenedBy }) {
  const code = useLazy(MENU);
  if (code === null) return <Closed onClick={MENU.prefetch} />;
  return <code.HistoryMenu side="bottom" openedBy={openedBy} />;
}

function Closed({ onClick }: { readonly onClick: (event: { readonly detail: number }) => void }) {
  return <HistoryButton aria-haspopup="menu" aria-expanded={false} onClick={onClick} />;
}
