import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * The buttons that found no room in the first line of a row that wraps, by what they have as `data-foot`, in their order. They get
 * `data-cut`: what is not seen can have no focus.
 */
export function useCutOff(rowRef: RefObject<HTMLElement | null>): readonly string[] {
  const [cut, setCut] = useState<readonly string[]>([]);
  useLayoutEffect(() => {
    const row = rowRef.current;
    if (row === null) return undefined;
    const buttons = [...row.querySelectorAll<HTMLElement>('[data-foot]')];
    const measure = (): void => {
      const now = buttons.filter((button) => {
        const isCut = button.offsetTop >= row.clientHeight;
        button.toggleAttribute('data-cut', isCut);
        return isCut;
      });
      const keys = now.map(({ dataset }) => dataset['foot'] ?? '');
      setCut((before) => (before.join() === keys.join() ? before : keys));
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const node of [row, ...buttons]) observer.observe(node);
    return () => observer.disconnect();
  });
  return cut;
}
