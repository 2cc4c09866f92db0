import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { Size } from '../../scene/geometry';

const NOTHING: Size = { width: 0, height: 0 };

/**
 * The size of an element in px, as long as it is there. Until the browser has laid it out, in the frame in which it comes, it is
 * `first`: measuring it before that would lay out the page twice.
 */
export function useElementSize(ref: RefObject<HTMLElement | null>, first = NOTHING): Size {
  const [size, setSize] = useState(first);
  const last = useRef(first);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = element;
      if (last.current.width === width && last.current.height === height) return;
      last.current = { width, height };
      // Before the frame is painted.
      flushSync(() => setSize({ width, height }));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return size;
}
