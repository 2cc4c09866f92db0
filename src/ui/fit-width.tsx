import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { whenResized } from './hooks/when-resized';
import { IS_PRERENDERING } from './is-prerendering';

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
    <div ref={box} className="@container flow-root w-full min-w-0 overflow-clip">
      <div ref={room} />
      <div
        ref={sheet}
        className="mx-auto origin-top-left"
        style={IS_PRERENDERING ? { width, transform: fittedBy(width) } : { width }}
      >
        {children}
      </div>
    </div>
  );
}

/** The same scale without a script. CSS divides a length by a length only by way of an angle. */
function fittedBy(width: number): string {
  return `scale(min(1, tan(atan2(100cqw, ${width}px))))`;
}
