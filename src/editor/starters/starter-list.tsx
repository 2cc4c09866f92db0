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
  /** Called when more or fewer of them are asked for. */
  readonly onAsk?: () => void;
}

/** Designs to begin with, each as a small picture with the person's own details: a few until all are asked for, where nothing else is, in one row. */
export function StarterList({ className, isCollapsed = false, onAsk }: StarterListProps) {
  const [shown, setShown] = useState<keyof typeof NEXT>(isCollapsed ? 'none' : 'few');
  const isRow = !isCollapsed && shown === 'few';
  return (
    <div className={cx('@container', className)}>
      <div className={isRow ? '@max-lg:flex @max-lg:gap-2 short:flex short:gap-2' : undefined}>
        {shown !== 'none' && (
          <div className="min-w-0 flex-1">
            <Cards isWhole={shown === 'all'} isRow={isRow} />
          </div>
        )}
        <Button
          variant={shown === 'none' ? 'secondary' : 'ghost'}
          size="sm"
          className={cx(shown !== 'none' && 'mt-2 -ms-2.75', isRow && BESIDE_ROW)}
          aria-expanded={shown === 'all'}
          onClick={() => {
            setShown(NEXT[shown]);
            onAsk?.();
          }}
        >
          {LABELS[shown]}
        </Button>
      </div>
    </div>
  );
}

/* As high as the pictures: a narrow or low canvas has no room for it below them. */
const BESIDE_ROW =
  '@max-lg:ms-0 @max-lg:mt-0 @max-lg:h-11 @max-lg:w-20 @max-lg:border-edge/60 @max-lg:px-1 @max-lg:leading-tight @max-lg:whitespace-normal short:ms-0 short:mt-0 short:h-11 short:w-20 short:border-edge/60 short:px-1 short:leading-tight short:whitespace-normal';

function Cards({ isWhole, isRow }: { readonly isWhole: boolean; readonly isRow: boolean }) {
  const cards = useLazy(STARTERS);
  // As high as the cards will be, in either number of columns: what is below and above stays where it is.
  if (cards === null) return <div className={isRow ? ROW : ROWS} />;
  return <cards.StarterCards isWhole={isWhole} isRow={isRow} />;
}

const ROW = 'h-17.25 not-short:@lg:h-20.5';
const ROWS = 'h-[calc(20cqw+48.8px)] @max-lg:h-[calc(40cqw+51.2px)]';
