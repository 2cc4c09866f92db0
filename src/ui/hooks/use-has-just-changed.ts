import { useEffect, useState } from 'react';

/** Whether a count has changed within the last `durationMs`. */
export function useHasJustChanged(count: number, durationMs: number): boolean {
  const [seen, setSeen] = useState(count);
  useEffect(() => {
    const timer = setTimeout(() => setSeen(count), durationMs);
    return () => clearTimeout(timer);
  }, [count, durationMs]);
  return count !== seen;
}
