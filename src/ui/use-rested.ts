import { useEffect, useMemo, useRef, useState } from 'react';

/** How long a text must rest before it is taken over. */
const REST_MS = 600;

interface Entering {
  /** Takes over what was typed. False where it cannot: then it stays in the field. */
  readonly onRested: (text: string) => boolean;
  /** Told what was typed last, once the field is left or goes away, and nothing twice. */
  readonly onLeft: (text: string) => void;
}

/**
 * A field whose text is taken over once it has rested, or the field is left: what is half typed is an address, too, and
 * nobody should be asked for the picture there.
 */
export function useRested(value: string, entering: Entering) {
  const [typed, setTyped] = useState<string | null>(null);
  const latest = useRef(entering);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const resting = useRef<string | null>(null);
  const last = useRef<string | null>(null);
  const { note, leave } = useMemo(() => {
    const rest = (): void => {
      clearTimeout(timer.current);
      const text = resting.current;
      resting.current = null;
      if (text !== null && latest.current.onRested(text)) setTyped(null);
    };
    return {
      note: (text: string): void => {
        setTyped(text);
        clearTimeout(timer.current);
        resting.current = text;
        last.current = text;
        timer.current = setTimeout(rest, REST_MS);
      },
      leave: (): void => {
        rest();
        const text = last.current;
        last.current = null;
        if (text !== null) latest.current.onLeft(text);
      },
    };
  }, []);
  useEffect(() => {
    latest.current = entering;
  }, [entering]);
  useEffect(() => {
    // Before anything is kept because the page is left.
    addEventListener('visibilitychange', leave, true);
    return () => {
      removeEventListener('visibilitychange', leave, true);
      leave();
    };
  }, [leave]);
  return { value: typed ?? value, onChange: note, onBlur: leave };
}
