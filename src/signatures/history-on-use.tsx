import { useState } from 'react';
import { onUse, useOnUse } from '../ui/on-use';
import { HistoryButton } from './history-button';

const MENU = onUse(() => import('./history-menu'));

type OpenedBy = 'key' | 'press';

/** The history as a button alone, until it is asked for: the form has no other menu. */
export function HistoryOnUse() {
  const [openedBy, setOpenedBy] = useState<OpenedBy | null>(null);
  // A click that a key has made has no count.
  const open = ({ detail }: { readonly detail: number }): void =>
    setOpenedBy(detail === 0 ? 'key' : 'press');
  if (openedBy === null) return <Closed onClick={open} />;
  return <MenuOnUse openedBy={openedBy} />;
}

function MenuOnUse({ openedBy }: { readonly openedBy: OpenedBy }) {
  const code = useOnUse(MENU);
  if (code === null) return <Closed onClick={MENU.want} />;
  return <code.HistoryMenu side="bottom" openedBy={openedBy} />;
}

function Closed({ onClick }: { readonly onClick: (event: { readonly detail: number }) => void }) {
  return <HistoryButton aria-haspopup="menu" aria-expanded={false} onClick={onClick} />;
}
