import { useId, useMemo, useRef } from 'react';

export interface EditSession {
  /** To be called when the field gets the focus. */
  readonly begin: () => void;
  /** The group of the steps made since. */
  readonly group: () => string;
}

/** Makes all that is typed between entering and leaving a field one entry of the history. */
export function useEditSession(): EditSession {
  const id = useId();
  const count = useRef(0);
  return useMemo(
    () => ({
      begin: () => {
        count.current += 1;
      },
      group: () => `${id} ${count.current}`,
    }),
    [id],
  );
}
