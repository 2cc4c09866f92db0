import { useEffect, useMemo, useRef, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectionChanged } from '../../store/canvas/selection-slice';
import { selectScene, selectSelection } from '../selectors';
import { arrangeInStack, moveLayers, restack } from './layer-edits';
import {
  dropPlace,
  movedTo,
  placeInside,
  placeOutside,
  type DropPlace,
  type LayerPlace,
} from './layer-places';
import { putInStack, stackAround, takeOutOfStacks } from './layer-stack-edits';
import {
  elementsOfLayer,
  idsBetween,
  idsOfLayer,
  layerRows,
  layerTree,
  restacked,
  siblingsOf,
  stepGap,
  type LayerNode,
  type LayerRow,
} from './layer-tree';

/** What `useLayers` gives. */
export type Layers = ReturnType<typeof useLayers>;

const NONE: ReadonlySet<string> = new Set();

/** The list of layers: its rows, which of them are selected, and what can be done with them. */
export function useLayers() {
  const scene = useAppSelector(selectScene);
  const { elements, groupNames } = scene;
  const selection = useAppSelector(selectSelection);
  const dispatch = useAppDispatch();
  const [closed, setClosed] = useState(NONE);
  const [requested, setCurrent] = useState<string | null>(null);
  const anchor = useRef<string | null>(null);
  const tree = useMemo(() => layerTree(elements), [elements]);
  const rows = useMemo(() => layerRows(tree, closed), [tree, closed]);
  const chosen = useMemo(() => new Set(selection), [selection]);
  const isChosen = (node: LayerNode): boolean => idsOfLayer(node).every((id) => chosen.has(id));
  const keys = useMemo(() => new Set(rows.map(({ node }) => node.key)), [rows]);
  // Where Tab leads: to the row that was gone to last, else to what is selected, else to the first.
  const candidates = [requested, selection.at(-1), rows[0]?.node.key];
  const current = candidates.find((key) => key != null && keys.has(key)) ?? null;
  useCurrentInStep(selection, setCurrent);

  const select = (ids: readonly string[]): void => void dispatch(selectionChanged(ids));
  const selectAlone = (row: LayerRow): void => {
    anchor.current = row.node.key;
    setCurrent(row.node.key);
    select(idsOfLayer(row.node));
  };
  const takenWith = (row: LayerRow) => {
    const siblings = siblingsOf(tree, row);
    const nodes = isChosen(row.node) ? siblings.filter(isChosen) : [row.node];
    return { siblings, nodes, keys: new Set(nodes.map(({ key }) => key)) };
  };
  const moveTo = (row: LayerRow, gapOf: (moved: ReadonlySet<string>) => number): void => {
    const { siblings, nodes, keys: moved } = takenWith(row);
    dispatch(restack(restacked(siblings, moved, gapOf(moved)), nodes.flatMap(elementsOfLayer)));
  };
  const setOpen = ({ key }: LayerNode, isOpen: boolean): void => {
    const others = [...closed].filter((other) => other !== key);
    setClosed(new Set(isOpen ? others : [...others, key]));
  };
  const moveInto = (row: LayerRow, place: LayerPlace | null): void => {
    if (place === null) return;
    const { parent, gap } = place;
    const { nodes } = takenWith(row);
    const moved = nodes.flatMap(elementsOfLayer);
    const isLabel = row.parent?.element != null;
    const stack = parent?.element == null ? stackAround(rows, parent) : null;
    if (stack !== null && !isLabel) {
      dispatch(arrangeInStack(putInStack({ scene, tree, nodes, place }, stack), moved));
    } else if (parent?.key === row.parent?.key) {
      moveTo(row, () => gap);
      return;
    } else {
      const labelOf = parent?.element?.id ?? (isLabel ? '' : null);
      const isLeaving =
        stackAround(rows, row.parent) !== null && stackAround(rows, parent) === null;
      const leaving = isLeaving ? takeOutOfStacks(nodes) : [];
      dispatch(moveLayers(movedTo(tree, nodes, place), moved, labelOf, leaving));
    }
    if (parent !== null && closed.has(parent.key)) setOpen(parent, true);
  };
  /** Opens all that the outermost layer of what is selected lies in, and gives its key; null where none is selected. */
  const revealChosen = (): string | null => {
    const all = layerRows(tree, NONE);
    const row = all.find(({ node }) => isChosen(node));
    const around = new Set<string>();
    for (let next = row; next !== undefined;) {
      const { parent } = next;
      if (parent !== null) around.add(parent.key);
      next = all.find(({ node }) => node === parent);
    }
    setClosed(new Set([...closed].filter((key) => !around.has(key))));
    return row?.node.key ?? null;
  };
  return {
    revealChosen,
    rows,
    names: groupNames,
    closed,
    current,
    isChosen,
    setCurrent,
    selectAlone,
    selectRange: (row: LayerRow) => {
      setCurrent(row.node.key);
      select(idsBetween(rows, anchor.current ?? current, row.node.key));
    },
    toggleSelected: (row: LayerRow) => {
      anchor.current = row.node.key;
      setCurrent(row.node.key);
      const ids = idsOfLayer(row.node);
      const toggled = new Set(ids);
      const others = selection.filter((id) => !toggled.has(id));
      select(isChosen(row.node) ? others : [...others, ...ids]);
    },
    setOpen,
    placeAt: (row: LayerRow, at: number, level: number): DropPlace | null =>
      dropPlace(rows, { ...takenWith(row), level }, at),
    drop: moveInto,
    moveIn: (row: LayerRow) => {
      const { siblings, nodes, keys: moved } = takenWith(row);
      moveInto(row, placeInside(siblings, { keys: moved, nodes }));
    },
    moveOut: (row: LayerRow) => moveInto(row, placeOutside(rows, row)),
    step: (row: LayerRow, by: -1 | 1) => {
      const { siblings, keys: moved } = takenWith(row);
      moveInto(row, { parent: row.parent, gap: stepGap(siblings, moved, by) });
    },
  };
}

/** A selection made on the canvas takes the current row along. */
function useCurrentInStep(selection: readonly string[], setCurrent: (key: string) => void): void {
  const last = selection.at(-1);
  useEffect(() => {
    if (last !== undefined) setCurrent(last);
  }, [last, setCurrent]);
}
