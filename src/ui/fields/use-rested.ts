import { useEffect, useMemo, useRef, useState } from 'react';
import { useDebouncedInput } from './use-debounced-input';

/** How long a text must rest before it counts as whole. */
const REST_MS = 600;

interface Entering {
  /**
   * Takes over what was typed; `isWhole` once typing has paused, else the text is only to be saved. Returns false where it
   * cannot: then it stays in the field.
   */
  readonly onTyped: (text: string, isWhole: boolean) => boolean;
  /** Called with the last typed text, once the field is left or unmounts; never twice with the same one. */
  readonly onLeft: (text: string) => void;
}

/**
 * A field whose text is complete once typing pauses or the field is left: half of an address is an address, too, and no picture
 * should be requested from there. Until then it is taken over now and then, so that it is saved.
 */
export function useRested(value: string, entering: Entering) {
  const [typed, setTyped] = useState<string | null>(null);
  const latest = useRef(entering);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const resting = useRef<string | null>(null);
  const last = useRef<string | null>(null);
  const soon = useDebouncedInput((text) => void entering.onTyped(text, false));
  const { note, leave } = useMemo(() => {
    const rest = (): void => {
      clearTimeout(timer.current);
      soon.drop();
      const text = resting.current;
      resting.current = null;
      if (text !== null && latest.current.onTyped(text, true)) setTyped(null);
    };
    return {
      note: (text: string): void => {
        setTyped(text);
        clearTimeout(timer.current);
        resting.current = text;
        last.current = text;
        timer.current = setTimeout(rest, REST_MS);
        soon.note(text);
      },
      leave: (): void => {
        rest();
        const text = last.current;
        last.current = null;
        if (text !== null) latest.current.onLeft(text);
      },
    };
  }, [soon]);
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
