import { useEffect, useMemo, useRef } from 'react';

/** Hands on what was typed last into a field, once the field is left or goes away: not at each key, and nothing twice. */
export function useEntered(onEntered: (text: string) => void) {
  const typed = useRef<string | null>(null);
  const latest = useRef(onEntered);
  const entering = useMemo(
    () => ({
      note: (text: string): void => {
        typed.current = text;
      },
      end: (): void => {
        const text = typed.current;
        typed.current = null;
        if (text !== null) latest.current(text);
      },
    }),
    [],
  );
  useEffect(() => {
    latest.current = onEntered;
  }, [onEntered]);
  useEffect(() => entering.end, [entering]);
  return entering;
}
