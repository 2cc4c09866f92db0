import { usePointed } from '../canvas/pointer/use-pointed';
import { allIdsOfLayer, type LayerRow } from './layer-tree';
import { rowAt } from './use-layer-drag';

/** Outlines on the canvas what a mouse or a pen is over in the list. */
export function usePointedLayer(rows: readonly LayerRow[]) {
  return usePointed((target) => {
    const row = rowAt(rows, target);
    return row && [allIdsOfLayer(row.node)];
  });
}
