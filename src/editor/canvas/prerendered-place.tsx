import type { ReactNode } from 'react';
import { EMPTY_SCENE } from '../../scene/empty-scene';
import { INSETS } from '../gestures/start-view';

/** What the build renders of an empty canvas: the frame with what stands below it, where `startView` puts them in any window. */
export function PrerenderedPlace({ children }: { readonly children: ReactNode }) {
  const { width, height } = EMPTY_SCENE.frame;
  const { top, bottom, left, right } = INSETS;
  return (
    <div
      className="absolute inset-x-0 flex flex-col items-center gap-6 [justify-content:safe_center]"
      style={{ top, bottom }}
    >
      <div
        className="shrink-0 bg-white shadow-[0_0_1px_rgb(50_40_20/0.45),0_2px_8px_rgb(50_40_20/0.10)]"
        style={{
          width: `min(${width}px, 100% - ${left + right}px)`,
          aspectRatio: `${width} / ${height}`,
          translate: `${(left - right) / 2}px`,
        }}
      />
      <div className="pointer-events-none flex min-h-0 w-full flex-col items-center px-8 max-sm:px-2">
        {children}
      </div>
    </div>
  );
}
