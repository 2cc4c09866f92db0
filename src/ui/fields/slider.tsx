import { useEffect, useRef, type PointerEvent } from 'react';

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
  const touch = useScrollableBy(take, commit);
  return (
    <input
      ref={ref}
      type="range"
      {...range}
      aria-label={label}
      aria-valuetext={valueText}
      onChange={(event) => touch.take(event.target.valueAsNumber)}
      {...touch.handlers}
      onKeyDown={() => holdKey(true)}
      onKeyUp={() => holdKey(false)}
      onBlur={commit}
      className="block h-control w-full cursor-pointer touch-pan-y disabled:cursor-not-allowed disabled:opacity-50"
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

/** How far a finger goes along the slider until it drags, in px. */
const TOUCH_SLOP_PX = 6;

interface Touch {
  readonly startX: number;
  /** What the slider would show: taken once the finger goes along it, or is lifted. */
  readonly held: number | null;
}

/** A finger that scrolls what is around the slider must not change the value, though browsers jump to where it was put down. */
function useScrollableBy(take: (value: number) => void, commit: () => void) {
  const touch = useRef<Touch | null>(null);
  const begin = (): boolean => {
    const held = touch.current?.held ?? null;
    touch.current = null;
    if (held !== null) take(held);
    return held !== null;
  };
  return {
    take: (value: number): void => {
      if (touch.current === null) take(value);
      else touch.current = { ...touch.current, held: value };
    },
    handlers: {
      onPointerDown: ({ pointerType, clientX }: PointerEvent) => {
        touch.current = pointerType === 'touch' ? { startX: clientX, held: null } : null;
      },
      onPointerMove: ({ clientX }: PointerEvent) => {
        if (touch.current === null) return;
        if (Math.abs(clientX - touch.current.startX) >= TOUCH_SLOP_PX) begin();
      },
      onPointerUp: () => {
        if (begin()) commit();
      },
      onPointerCancel: () => {
        touch.current = null;
      },
    },
  };
}
