import type { Member } from '../../list/member';
import type { TeamPlan } from '../../plan';
import { fieldsOf, type DirectoryField } from '../directory/directory-fields';
import { isFixed } from '../directory/shares';

/** A set of fields that some people have and others have not. */
export interface Variant {
  /** From 1, through all groups. */
  readonly number: number;
  readonly fields: readonly DirectoryField[];
}

export interface Variants {
  /** What all have. */
  readonly common: readonly DirectoryField[];
  /** What some have, in a fixed order. */
  readonly vary: readonly DirectoryField[];
  /** The usual ones first; none where all have the same. */
  readonly variants: readonly Variant[];
  /** How many people have another set. */
  readonly others: number;
}

const MOST = 8;

/** The sets of fields that people have; their numbers begin behind `last`. */
export function variantsOf(members: Iterable<Member>, plan: TeamPlan, last: number): Variants {
  const sets = new Map<string, { count: number; readonly fields: readonly DirectoryField[] }>();
  for (const member of members) {
    const fields = fieldsOf(member).filter((field) => !isFixed(field, plan));
    const key = fields.join();
    const set = sets.get(key) ?? { count: 0, fields };
    set.count += 1;
    sets.set(key, set);
  }
  const usual = [...sets.values()].toSorted((a, b) => b.count - a.count);
  const all = usual.map(({ fields }) => fields);
  const common = all.reduce(
    (kept, fields) => kept.filter((field) => fields.includes(field)),
    all[0] ?? [],
  );
  const vary = [...new Set(all.flat())].filter((field) => !common.includes(field)).toSorted();
  const kept = vary.length === 0 ? [] : usual.slice(0, MOST);
  return {
    common,
    vary,
    variants: kept.map(({ fields }, index) => ({ number: last + index + 1, fields })),
    others: vary.length === 0 ? 0 : usual.slice(MOST).reduce((sum, { count }) => sum + count, 0),
  };
}
