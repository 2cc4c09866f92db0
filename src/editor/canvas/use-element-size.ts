import { useLayoutEffect, useState, type RefObject } from 'react';
import type { Size } from '../../scene/geometry';

const NOTHING: Size = { width: 0, height: 0 };

/** The size of an element in px, as long as it is there. */
export function useElementSize(ref: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState(NOTHING);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const read = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    read();
    const observer = new ResizeObserver(read);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return size;
}
