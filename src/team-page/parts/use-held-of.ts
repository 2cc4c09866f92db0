import { useMemo } from 'react';
import { NONE_HELD, type HeldPictures } from '../../model/held-pictures';
import { useAppSelector } from '../../store/hooks';
import { selectHeldOfTeam } from '../../store/team/held-in-team';
import { heldOfMember } from '../../team/held-of-member';
import type { Member } from '../../team/list/member';

/** The pictures that are not loaded yet in the signature of a member. */
export function useHeldOf(member: Member | null): HeldPictures {
  const held = useAppSelector(selectHeldOfTeam);
  return useMemo(() => (member === null ? NONE_HELD : heldOfMember(member, held)), [member, held]);
}
