import { REMOVAL_KINDS, type Removal, type RemovalKind } from '../../core/removal';
import type { Point } from '../../../scene/geometry';

/** Counts what is taken out, and records where. */
export interface RemovalList {
  /** What is added from now on was beside this element or in it. */
  readonly standAt: (element: Element) => void;
  readonly add: (kind: RemovalKind, what?: string, at?: Element) => void;
  /** In the order of their kinds; only elements that a browser has laid out have places. */
  readonly list: () => readonly Removal[];
}

/** How many things of a kind are listed; all further ones are counted as one, as a mail may hold any number. */
const MOST_OF_A_KIND = 20;
/** How many places of things of one kind are stored: those of the first. */
const MOST_PLACES = 5;

interface Counted {
  readonly count: number;
  /** Beside which elements. */
  readonly at: readonly Element[];
}

export function removalList(): RemovalList {
  const all = new Map<RemovalKind, Map<string, Counted>>();
  let here: Element | null = null;
  return {
    standAt(element) {
      here = element;
    },
    add(kind, what = '', at = here ?? undefined) {
      const own = all.get(kind) ?? new Map<string, Counted>();
      const known = own.has(what) || own.size < MOST_OF_A_KIND ? what : '';
      const before = own.get(known) ?? { count: 0, at: [] };
      const places = at === undefined || before.at.length === MOST_PLACES ? [] : [at];
      own.set(known, { count: before.count + 1, at: [...before.at, ...places] });
      all.set(kind, own);
    },
    list: () =>
      REMOVAL_KINDS.flatMap((kind) =>
        [...(all.get(kind) ?? [])].map(([what, { count, at }]) => ({
          kind,
          what,
          count,
          place: placeOf(at),
        })),
      ),
  };
}

/** Where the first of some elements stands that can be seen, in px. */
function placeOf(elements: readonly Element[]): Point | null {
  for (const element of elements) {
    const { x, y, width, height } = element.getBoundingClientRect();
    if (width > 0 && height > 0) return { x, y };
  }
  return null;
}
