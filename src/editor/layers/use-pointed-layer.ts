import { useEffect, type PointerEvent } from 'react';
import { useInteractionAround } from '../canvas/pointer/interaction-store';
import { allIdsOfLayer, type LayerRow } from './layer-tree';
import { rowAt } from './use-layer-drag';

const NONE: readonly string[] = [];

/** Outlines on the canvas what a mouse or a pen is over in the list. */
export function usePointedLayer(rows: readonly LayerRow[]) {
  const interactions = useInteractionAround();
  useEffect(() => () => interactions?.change({ listed: NONE }), [interactions]);
  return {
    onPointerOver: ({ target, pointerType }: PointerEvent) => {
      const row = pointerType === 'touch' ? undefined : rowAt(rows, target);
      interactions?.change({ listed: row === undefined ? NONE : allIdsOfLayer(row.node) });
    },
    onPointerLeave: () => interactions?.change({ listed: NONE }),
  };
}
