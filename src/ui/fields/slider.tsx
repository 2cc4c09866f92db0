import { useEffect, useRef } from 'react';

interface SliderProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** What is read out in place of the number. */
  readonly valueText?: string | undefined;
  readonly disabled?: boolean | undefined;
  /** Every value while the thumb moves. */
  readonly onDraft: (value: number) => void;
  /** The value a drag or a held key ends with, once. */
  readonly onCommit: (value: number) => void;
}

/** A value within a range: the browser's own slider. */
export function Slider({ label, valueText, onDraft, onCommit, ...range }: SliderProps) {
  const { ref, take, commit, holdKey } = useSliderDraft(onDraft, onCommit);
  return (
    <input
      ref={ref}
      type="range"
      {...range}
      aria-label={label}
      aria-valuetext={valueText}
      onChange={(event) => take(event.target.valueAsNumber)}
      onKeyDown={() => holdKey(true)}
      onKeyUp={() => holdKey(false)}
      onBlur={commit}
      className="block h-control w-full cursor-pointer disabled:cursor-not-allowed disabled:opacity-50"
    />
  );
}

/** Browsers report the end of a drag by `change`, which they also send for every step of a held key. */
function useSliderDraft(onDraft: (value: number) => void, onCommit: (value: number) => void) {
  const ref = useRef<HTMLInputElement>(null);
  const pending = useRef<number | null>(null);
  const isKeyHeld = useRef(false);
  const commit = () => {
    if (pending.current !== null) onCommit(pending.current);
    pending.current = null;
  };
  const latestCommit = useRef(commit);
  useEffect(() => {
    latestCommit.current = commit;
  });
  useEffect(() => {
    const input = ref.current;
    if (input === null) return;
    const end = () => {
      if (!isKeyHeld.current) latestCommit.current();
    };
    input.addEventListener('change', end);
    return () => input.removeEventListener('change', end);
  }, []);
  return {
    ref,
    commit,
    take: (value: number) => {
      pending.current = value;
      onDraft(value);
    },
    holdKey: (isHeld: boolean) => {
      isKeyHeld.current = isHeld;
      if (!isHeld) commit();
    },
  };
}
