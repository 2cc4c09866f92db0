import { useMemo } from 'react';
import { fixesFor, type Mending } from '../../scene/fixes';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { Button } from '../../ui/button';
import { mend } from '../commands/fixes';
import { useElementContext } from '../element-context';
import { selectScene } from '../selectors';
import type { Check } from './select-checks';

interface CheckNoteProps {
  readonly check: Check;
  /** Called once a fix has been carried out. */
  readonly onMended: () => void;
}

/** What will happen to an element, in which clients, and what can be done about it. */
export function CheckNote({ check, onMended }: CheckNoteProps) {
  const { words, finding } = check;
  return (
    <div className="grid gap-2">
      <p className="text-sm wrap-anywhere">{sentence(words)}</p>
      {finding.clients.length > 0 && (
        <p className="text-xs text-ink-muted">In {finding.clients.join(', ')}</p>
      )}
      <FixButtons check={check} onMended={onMended} />
    </div>
  );
}

function FixButtons({ check: { finding, id }, onMended }: CheckNoteProps) {
  const scene = useAppSelector(selectScene);
  const isPreview = useAppSelector((state) => state.view.isPreview);
  const context = useElementContext();
  const dispatch = useAppDispatch();
  const fixes = useMemo(() => fixesFor(finding, scene, context), [finding, scene, context]);
  if (fixes.length === 0 || id === null || isPreview) return null;
  const apply = (mending: Mending) => {
    dispatch(mend(mending, id));
    onMended();
  };
  return (
    <div className="flex flex-wrap gap-1.5">
      {fixes.map((fix) => (
        <Button key={fix.id} size="sm" onClick={() => apply(fix)}>
          {fix.label}
        </Button>
      ))}
    </div>
  );
}

function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
