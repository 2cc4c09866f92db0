import { useLayoutEffect, useState, type RefObject } from 'react';

/** Rows on both sides of what is in sight, so that none is missing while it scrolls. */
const BESIDE = 4;

export interface RowsInSight {
  readonly first: number;
  /** Not among them. */
  readonly end: number;
  /** How many are seen at once. */
  readonly page: number;
}

/** The rows of a box that scrolls which are in sight, all of one height in px; `head` px stand above the first. */
export function useRowsInSight(
  box: RefObject<HTMLElement | null>,
  {
    count,
    height,
    head = 0,
  }: { readonly count: number; readonly height: number; readonly head?: number },
): RowsInSight {
  const [seen, setSeen] = useState<RowsInSight>({ first: 0, end: Math.min(count, 20), page: 10 });
  useLayoutEffect(() => {
    const node = box.current;
    if (node === null) return;
    const look = (): void => {
      const page = Math.max(1, Math.floor((node.clientHeight - head) / height));
      const top = Math.floor(node.scrollTop / height);
      const first = Math.max(0, top - BESIDE);
      const end = Math.min(count, top + page + 1 + BESIDE);
      setSeen((before) =>
        before.first === first && before.end === end && before.page === page
          ? before
          : { first, end, page },
      );
    };
    look();
    node.addEventListener('scroll', look, { passive: true });
    const observer = new ResizeObserver(look);
    observer.observe(node);
    return () => {
      node.removeEventListener('scroll', look);
      observer.disconnect();
    };
  }, [box, count, height, head]);
  return seen;
}

/** The places from `first` up to but not including `end`, and one more where it is not among them; -1 for none. */
export function placesOf(first: number, end: number, also: number): readonly number[] {
  const places = Array.from({ length: Math.max(0, end - first) }, (_each, index) => first + index);
  if (also < 0 || (also >= first && also < end)) return places;
  return also < first ? [also, ...places] : [...places, also];
}
