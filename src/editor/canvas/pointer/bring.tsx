import {
  createContext,
  useContext,
  useEffect,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import type { ElementType } from '../../../scene/registry';

/** How the canvas takes what is dragged out of the library. */
export interface Bring {
  /** Lets a press on a tile go on as a drag of a new element. */
  readonly begin: (type: ElementType, event: PointerEvent) => void;
  readonly isUnderWay: () => boolean;
}

/** Library and canvas stand beside each other, and only the canvas knows of its gestures. */
const Context = createContext<RefObject<Bring | null>>({ current: null });

export function BringProvider({ children }: { readonly children: ReactNode }) {
  const [ref] = useState<RefObject<Bring | null>>({ current: null });
  return <Context value={ref}>{children}</Context>;
}

/** The canvas that takes what is brought; null while none is there. */
export function useBring(): RefObject<Bring | null> {
  return useContext(Context);
}

/** Says how this canvas takes what is brought. */
export function useBringHandler(bring: Bring): void {
  const ref = useBring();
  useEffect(() => {
    ref.current = bring;
    return () => {
      ref.current = null;
    };
  }, [ref, bring]);
}
