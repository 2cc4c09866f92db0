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

/** The canvas registers its gestures here, so that the library beside it can use them. */
const Context = createContext<RefObject<LibraryDragHandle | null>>({ current: null });

export function LibraryDragProvider({ children }: { readonly children: ReactNode }) {
  const [ref] = useState<RefObject<LibraryDragHandle | null>>({ current: null });
  return <Context value={ref}>{children}</Context>;
}

/** The handle of the canvas for drags from the library; null while there is no canvas. */
export function useLibraryDrag(): RefObject<LibraryDragHandle | null> {
  return useContext(Context);
}

/** Registers how this canvas handles drags from the library. */
export function useLibraryDragHandler(libraryDrag: LibraryDragHandle): void {
  const ref = useLibraryDrag();
  useEffect(() => {
    ref.current = libraryDrag;
    return () => {
      ref.current = null;
    };
  }, [ref, libraryDrag]);
}
