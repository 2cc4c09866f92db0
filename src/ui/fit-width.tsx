import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { whenResized } from './hooks/when-resized';

interface FitWidthProps {
  /** The width at which the content is laid out, in px. */
  readonly width: number;
  readonly children: ReactNode;
}

/** Lays its content out at a width of its own and draws it smaller where there is less room. It is never enlarged. */
export function FitWidth({ width, children }: FitWidthProps) {
  const box = useRef<HTMLDivElement>(null);
  /** As wide as the box, and not as high: what is done about it must not change what is observed. */
  const room = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (box.current === null || room.current === null || sheet.current === null) return;
    const [outer, across, inner] = [box.current, room.current, sheet.current];
    const fit = (): void => {
      const scale = Math.min(1, across.clientWidth / width);
      inner.style.transform = scale < 1 ? `scale(${scale})` : 'none';
      outer.style.height = `${inner.offsetHeight * scale}px`;
    };
    fit();
    return whenResized([across, inner], fit);
  }, [width]);
  return (
    <div ref={box} className="flow-root w-full min-w-0 overflow-clip">
      <div ref={room} />
      <div ref={sheet} className="mx-auto origin-top-left" style={{ width }}>
        {children}
      </div>
    </div>
  );
}
