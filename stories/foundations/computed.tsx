import { useLayoutEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';

interface ComputedProps<Read> {
  readonly style: CSSProperties;
  readonly read: (style: CSSStyleDeclaration) => Read;
  /** What is shown in the element that has the style. */
  readonly sample?: ReactNode;
  readonly className?: string;
  readonly children: (read: Read) => ReactNode;
}

/** An element with a style, and what the browser has made of that. */
export function Computed<Read>({ style, read, sample, className, children }: ComputedProps<Read>) {
  const ref = useRef<HTMLDivElement>(null);
  const [known, setKnown] = useState<{ readonly read: Read } | null>(null);
  const reader = useRef(read);
  useLayoutEffect(() => {
    if (ref.current !== null) setKnown({ read: reader.current(getComputedStyle(ref.current)) });
  }, []);
  return (
    <>
      <div ref={ref} style={style} className={className}>
        {sample}
      </div>
      {known !== null && children(known.read)}
    </>
  );
}
