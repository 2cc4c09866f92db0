import { REMOVAL_KINDS, type Removal, type RemovalKind } from '../../import/removal';

/** Counts what is taken out. */
export interface RemovalList {
  readonly add: (kind: RemovalKind, what?: string) => void;
  /** In the order of their kinds. */
  readonly list: () => readonly Removal[];
}

/** Kinds of things that a mail may hold without end are told of as one. */
const MOST_OF_A_KIND = 20;

export function removalList(): RemovalList {
  const counts = new Map<RemovalKind, Map<string, number>>();
  return {
    add(kind, what = '') {
      const own = counts.get(kind) ?? new Map<string, number>();
      const known = own.has(what) || own.size < MOST_OF_A_KIND ? what : '';
      own.set(known, (own.get(known) ?? 0) + 1);
      counts.set(kind, own);
    },
    list: () =>
      REMOVAL_KINDS.flatMap((kind) =>
        [...(counts.get(kind) ?? [])].map(([what, count]) => ({ kind, what, count })),
      ),
  };
}
