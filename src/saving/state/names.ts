import { memoizeObject } from '../../base/memoize';
import { makeSelector } from '../../store/make-selector';
import type { RootState } from '../../store/state';
import { LONGEST_NAME, nameOf, newHeader, type Header } from './header';

/*
 * What lists call signatures, so that no two read alike by themselves. A name that the visitor gave stays as it is. Those that
 * go by the same person are numbered in the order in which they were begun: 'Jane Doe', 'Jane Doe 2'.
 */

/** The names of signatures by their ids; what was deleted takes none from the others. */
export const namesOf = memoizeObject((headers: readonly Header[]): ReadonlyMap<string, string> => {
  const taken = new Set(headers.filter(isGiven).map(nameOf));
  const inOrder = headers.toSorted(
    (a, b) =>
      Number(a.deleted !== null) - Number(b.deleted !== null) ||
      a.number - b.number ||
      a.id.localeCompare(b.id),
  );
  return new Map(
    inOrder.map((header) => {
      const name = isGiven(header) ? nameOf(header) : freeName(nameOf(header), taken);
      if (header.deleted === null) taken.add(name);
      return [header.id, name];
    }),
  );
});

function isGiven({ name, deleted }: Header): boolean {
  return deleted === null && name.trim() !== '';
}

/** The name itself, or with the first number from 2 on that makes it one that is not taken. */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name)) return name;
  for (let number = 2; ; number++) {
    const suffix = ` ${number}`;
    const numbered = name.slice(0, LONGEST_NAME - suffix.length) + suffix;
    if (!taken.has(numbered)) return numbered;
  }
}

/** The number of a signature that is begun now: after all that lie on the device. */
export function nextNumber(list: readonly Header[]): number {
  return Math.max(0, ...list.map(({ number }) => number)) + 1;
}

/** The signatures of this device, the open one as it stands, whether it lies there or not. */
export const selectListed = makeSelector(
  ({ saving, signature }: RootState) => [
    saving.id,
    saving.name,
    saving.list,
    signature.present.person.fullName,
  ],
  (id, name, list, person): readonly Header[] => {
    const listed = list.find((header) => header.id === id);
    const header = listed ?? { ...newHeader(id, ''), number: nextNumber(list) };
    const open = { ...header, name, person, deleted: null };
    return listed === undefined
      ? [open, ...list]
      : list.map((other) => (other === listed ? open : other));
  },
);

/** What the signatures of this device are called. */
export function selectNames(state: RootState): ReadonlyMap<string, string> {
  return namesOf(selectListed(state));
}

/** What the open signature is called. */
export function selectOpenName(state: RootState): string {
  return selectNames(state).get(state.saving.id) ?? '';
}
