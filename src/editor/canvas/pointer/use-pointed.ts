import { useEffect, type PointerEvent } from 'react';
import { useInteractionAround } from './interaction-store';

type Outlined = readonly (readonly string[])[];

const NONE: Outlined = [];

/**
 * For what stands for elements beside the canvas: outlines them there while a mouse or a pen is over it. `outlinedAt` gives the
 * ids of the elements of each outline.
 */
export function usePointed(outlinedAt: (target: EventTarget) => Outlined | undefined) {
  const interactions = useInteractionAround();
  useEffect(() => () => interactions?.change({ listed: NONE }), [interactions]);
  return {
    onPointerOver: ({ target, pointerType }: PointerEvent) => {
      const outlined = pointerType === 'touch' ? undefined : outlinedAt(target);
      interactions?.change({ listed: outlined ?? NONE });
    },
    onPointerLeave: () => interactions?.change({ listed: NONE }),
  };
}
