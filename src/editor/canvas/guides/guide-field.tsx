import { useRef, useState, type KeyboardEvent } from 'react';
import { SCENE_LIMITS } from '../../../scene/limits';
import { wholeWithin } from '../../../scene/properties/ranges';
import { cx } from '../../../ui/cx';

interface GuideFieldProps {
  readonly label: string;
  readonly value: number;
  readonly className: string;
  /** Called once: with the place that was typed, null where that is none or was given up. */
  readonly onEnd: (at: number | null) => void;
}

function enter(field: HTMLInputElement | null): void {
  field?.focus({ preventScroll: true });
  field?.select();
}

/** The position of a guide, to be typed. What is no number changes nothing. */
export function GuideField({ label, value, className, onEnd }: GuideFieldProps) {
  const [text, setText] = useState(String(value));
  const isOver = useRef(false);
  const end = (at: number | null) => {
    // The focus leaves the field as it ends.
    if (isOver.current) return;
    isOver.current = true;
    onEnd(at);
  };
  const commit = () => {
    const number = Number.parseInt(text, 10);
    end(Number.isNaN(number) ? null : wholeWithin(number, SCENE_LIMITS.guidePlace));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') commit();
    else end(null);
  };
  return (
    <input
      ref={enter}
      aria-label={label}
      inputMode="numeric"
      value={text}
      className={cx(
        'h-6 w-14 rounded border-2 border-guide bg-panel px-1.5 text-xs text-ink tabular-nums outline-none',
        className,
      )}
      onChange={({ target }) => setText(target.value)}
      onKeyDown={onKeyDown}
      onBlur={commit}
    />
  );
}
