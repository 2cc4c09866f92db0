import { useState } from 'react';
import { Button } from '../../ui/buttons/button';
import { cx } from '../../ui/cx';
import { useLazy } from '../../ui/hooks/use-lazy';
import { STARTERS } from './lazy-starters';

const NEXT = { none: 'few', few: 'all', all: 'few' } as const;
const LABELS = {
  none: 'Show designs',
  few: 'Show all templates',
  all: 'Show fewer designs',
} as const;

interface StarterListProps {
  readonly className?: string;
  /** Shows none until they are asked for: beside a design, their pictures would only cost. */
  readonly isCollapsed?: boolean;
}

/** Designs to begin with, each as a small picture with the person's own details: a few until all are asked for, where nothing else is, in one row. */
export function StarterList({ className, isCollapsed = false }: StarterListProps) {
  const [shown, setShown] = useState<keyof typeof NEXT>(isCollapsed ? 'none' : 'few');
  return (
    <div className={cx('@container', className)}>
      {shown !== 'none' && (
        <Cards isWhole={shown === 'all'} isRow={!isCollapsed && shown === 'few'} />
      )}
      <Button
        variant={shown === 'none' ? 'secondary' : 'ghost'}
        size="sm"
        className={shown === 'none' ? '' : 'mt-2 -ms-2.75'}
        aria-expanded={shown === 'all'}
        onClick={() => setShown(NEXT[shown])}
      >
        {LABELS[shown]}
      </Button>
    </div>
  );
}

function Cards({ isWhole, isRow }: { readonly isWhole: boolean; readonly isRow: boolean }) {
  const cards = useLazy(STARTERS);
  // As high as the cards will be, in either number of columns: what is below and above stays where it is.
  if (cards === null) return <div className={isRow ? ROW : ROWS} />;
  return <cards.StarterCards isWhole={isWhole} isRow={isRow} />;
}

const ROW = 'h-18 @lg:h-20.5';
const ROWS = 'h-[calc(20cqw+48.8px)] @max-lg:h-[calc(40cqw+51.2px)]';
