import type { Member } from '../../core/list/member';
import type { Review } from '../parts/workshop';

export type GalleryOrder = 'worst' | 'longest' | 'list';

/** All members in an order: those with problems and the longest first. Who was not looked at yet comes last. */
export function ordered(
  members: readonly Member[],
  order: GalleryOrder,
  reviewOf: (member: Member) => Review | null | undefined,
): readonly Member[] {
  if (order === 'list') return members;
  const looked = members.map((member) => {
    const review = reviewOf(member);
    // What cannot be made is the worst of all.
    const gravity = review === null ? Number.POSITIVE_INFINITY : (review?.gravity ?? -1);
    return { member, gravity, characters: review?.characters ?? 0 };
  });
  const sorted = looked.toSorted((a, b) => {
    const byGravity = order === 'worst' ? compare(b.gravity, a.gravity) : 0;
    return byGravity || b.characters - a.characters || a.member.line - b.member.line;
  });
  return sorted.map(({ member }) => member);
}

function compare(a: number, b: number): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
