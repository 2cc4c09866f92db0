import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { frameOf } from '../commands/command-facts';
import { floatsOver, showStart, startViewOf } from '../commands/column';
import { selectScene } from '../selectors';
import { useElementSize } from './use-element-size';

/** In px: between the frame and what is below it, and below the ruler. */
const GAP = 24;
const BELOW_RULER = 28;

/** The place below the frame, which moves up for it; over the frame where the canvas has no room for both. */
export function EmptyPlace({ children }: { readonly children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  const dispatch = useAppDispatch();
  const { height } = useElementSize(ref);
  const column = useAppSelector(({ view }) => view.column);
  const scene = useAppSelector(selectScene);
  const below = height + GAP;
  const floats = floatsOver(column);
  useLayoutEffect(() => {
    if (column.width > 0) dispatch(showStart(below));
  }, [dispatch, column, below]);
  const { panY, zoom } = startViewOf(scene, column, below);
  const lowest = column.height - floats - height;
  const top = Math.max(BELOW_RULER, Math.min(panY + frameOf(scene).height * zoom + GAP, lowest));
  return (
    <div
      ref={ref}
      className="pointer-events-none absolute inset-x-8 flex flex-col items-center max-sm:inset-x-2"
      style={{ top, maxHeight: column.height - BELOW_RULER - floats }}
    >
      {children}
    </div>
  );
}
