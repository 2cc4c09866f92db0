import { useState, type ComponentProps } from 'react';
import { lazy } from '../../base/lazy';
import type { StepPlace } from '../../store/signature/history-types';
import { useLazy } from '../../ui/hooks/use-lazy';
import { HistoryButton } from './history-button';

const MENU = lazy(() => import('./history-menu'));

type OpenedBy = 'key' | 'press';

interface LazyHistoryProps {
  readonly side: 'top' | 'bottom';
  /** Where it stands. */
  readonly here: StepPlace;
  /** Why nothing can be undone here now. */
  readonly disabledReason?: string | undefined;
}

/** The history as a button alone, until it is asked for. */
export function LazyHistory({ side, here, disabledReason }: LazyHistoryProps) {
  const [openedBy, setOpenedBy] = useState<OpenedBy | null>(null);
  // A click that a key has made has no count.
  const open = ({ detail }: { readonly detail: number }): void =>
    setOpenedBy(detail === 0 ? 'key' : 'press');
  return openedBy === null ? (
    <Closed onClick={open} disabledReason={disabledReason} />
  ) : (
    <Menu openedBy={openedBy} side={side} here={here} disabledReason={disabledReason} />
  );
}

function Menu({
  openedBy,
  disabledReason,
  ...place
}: LazyHistoryProps & { readonly openedBy: OpenedBy }) {
  const code = useLazy(MENU);
  if (code === null) return <Closed onClick={MENU.prefetch} disabledReason={disabledReason} />;
  return <code.HistoryMenu {...place} openedBy={openedBy} disabledReason={disabledReason} />;
}

function Closed(props: Pick<ComponentProps<typeof HistoryButton>, 'onClick' | 'disabledReason'>) {
  return <HistoryButton aria-haspopup="menu" aria-expanded={false} {...props} />;
}
