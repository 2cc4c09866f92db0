import type { Sequence } from '../../../../base/sequence';
import { isPersonField, isSharedText } from '../../../../model/person/text-fields';
import type { Member } from '../../list/member';
import type { TeamPlan } from '../../plan';
import { DIRECTORY_FIELDS, fieldCounts, type DirectoryField } from './directory-fields';

/** What a signature without conditions can show of everybody. */
export interface FieldShares {
  /** Almost everybody has them, so they are shown. */
  readonly shown: readonly DirectoryField[];
  /** Those of the shown that some have not: a label or a separator may be left over for these people. */
  readonly gaps: readonly DirectoryField[];
  /** Too many have none, so they are not shown at all. */
  readonly leftOut: readonly DirectoryField[];
}

/** One in ten may have an empty row; more would be the usual sight. */
const ALMOST_ALL = 0.9;

/** Sorts the fields by how many members have them. What the plan sets for all is not among them. */
export function fieldShares(members: Sequence<Member>, plan: TeamPlan): FieldShares {
  const counts = fieldCounts(members);
  const open = DIRECTORY_FIELDS.filter((field) => !isFixed(field, plan) && counts.has(field));
  const shareOf = (field: DirectoryField): number => (counts.get(field) ?? 0) / members.length;
  return {
    shown: open.filter((field) => shareOf(field) >= ALMOST_ALL),
    gaps: open.filter((field) => shareOf(field) >= ALMOST_ALL && shareOf(field) < 1),
    leftOut: open.filter((field) => shareOf(field) < ALMOST_ALL),
  };
}

/** Whether the plan sets a field for everybody, whatever directory and list have; all others are parts of an address. */
export function isFixed(field: DirectoryField, { constants }: TeamPlan): boolean {
  if (isPersonField(field)) return isSharedText(field) && constants[field] !== undefined;
  return constants.address !== undefined;
}
