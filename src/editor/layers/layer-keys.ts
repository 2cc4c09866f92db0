import type { LayerRow } from './layer-tree';

export interface LayerKey {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

/** What a key asks of the list of layers. */
export type LayerCommand =
  | { readonly kind: 'go'; readonly to: number; readonly selects: 'alone' | 'range' | 'nothing' }
  | { readonly kind: 'toggle' }
  | { readonly kind: 'rename' }
  | { readonly kind: 'restack'; readonly by: -1 | 1 }
  | { readonly kind: 'regroup'; readonly way: 'in' | 'out' }
  | { readonly kind: 'open'; readonly isOpen: boolean }
  | { readonly kind: 'cell'; readonly to: number };

/**
 * What a key means on the row at `at`, or on its switch `cell` (0 and 1; -1 is the row itself), by the pattern of a
 * treegrid. Null for keys that are none of the list's.
 */
export function layerCommand(
  pressed: LayerKey,
  rows: readonly LayerRow[],
  at: number,
  cell: number,
  isOpen: boolean,
): LayerCommand | null {
  const row = rows[at];
  if (row === undefined) return null;
  const go = (to: number): LayerCommand => goTo(pressed, rows, to);
  const isVertical = pressed.key === 'ArrowUp' || pressed.key === 'ArrowDown';
  if (pressed.altKey) {
    if (isVertical) return { kind: 'restack', by: pressed.key === 'ArrowUp' ? -1 : 1 };
    if (pressed.key === 'ArrowRight') return { kind: 'regroup', way: 'in' };
    return pressed.key === 'ArrowLeft' ? { kind: 'regroup', way: 'out' } : null;
  }
  switch (pressed.key) {
    case 'ArrowUp':
      return go(at - 1);
    case 'ArrowDown':
      return go(at + 1);
    case 'Home':
      return go(0);
    case 'End':
      return go(rows.length - 1);
    case 'ArrowRight':
      if (cell === -1 && row.node.children.length > 0 && !isOpen)
        return { kind: 'open', isOpen: true };
      return { kind: 'cell', to: Math.min(1, cell + 1) };
    case 'ArrowLeft':
      if (cell >= 0) return { kind: 'cell', to: cell - 1 };
      if (row.node.children.length > 0 && isOpen) return { kind: 'open', isOpen: false };
      return row.parent === null ? null : go(rows.findIndex(({ node }) => node === row.parent));
    case ' ':
      return cell === -1 ? { kind: 'toggle' } : null;
    case 'F2':
      return { kind: 'rename' };
    case 'Enter':
      return cell === -1 ? { kind: 'rename' } : null;
    default:
      return null;
  }
}

/** The row, after the one at `at`, whose name begins with a typed letter; that row itself where there is none. */
export function rowTyped(letter: string, names: readonly string[], at: number): number {
  const begins = (name = ''): boolean =>
    name.toLocaleLowerCase().startsWith(letter.toLocaleLowerCase());
  const steps = names.map((_, step) => (at + 1 + step) % names.length);
  return steps.find((index) => begins(names[index])) ?? at;
}

/** The ends of the list hold. */
function goTo(
  { shiftKey, ctrlKey, metaKey }: LayerKey,
  rows: readonly LayerRow[],
  to: number,
): LayerCommand {
  const selects = shiftKey ? 'range' : ctrlKey || metaKey ? 'nothing' : 'alone';
  return { kind: 'go', to: Math.max(0, Math.min(rows.length - 1, to)), selects };
}
