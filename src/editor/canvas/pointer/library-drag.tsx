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
export interface LibraryDragHandle {
  /** Lets a press on a tile go on as a drag of a new element. */
  readonly begin: (type: ElementType, event: PointerEvent) => void;
  readonly isUnderWay: () => boolean;
}

/** Library and canvas stand beside each other, and only the canvas knows of its gestures. */
const Context = createContext<RefObject<LibraryDragHandle | null>>({ current: null });

export function LibraryDragProvider({ children }: { readonly children: ReactNode }) {
  const [ref] = useState<RefObject<LibraryDragHandle | null>>({ current: null });
  return <Context value={ref}>{children}</Context>;
}

/** The canvas that takes what is brought; null while none is there. */
export function useLibraryDrag(): RefObject<LibraryDragHandle | null> {
  return useContext(Context);
}

/** Says how this canvas takes what is brought. */
export function useLibraryDragHandler(libraryDrag: LibraryDragHandle): void {
  const ref = useLibraryDrag();
  useEffect(() => {
    ref.current = libraryDrag;
    return () => {
      ref.current = null;
    };
  }, [ref, libraryDrag]);
}
