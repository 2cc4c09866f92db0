import { useMemo } from 'react';
import { NONE_HELD, type HeldPictures } from '../../../model/picture/held-pictures';
import { useAppSelector } from '../../../store/hooks';
import { selectHeldOfTeam } from '../../state/held-in-team';
import { heldOfMember } from '../../core/member';
import type { Member } from '../../core/list/member';

/** The pictures that are not loaded yet in the signature of a member. */
export function useHeldOf(member: Member | null): HeldPictures {
  const held = useAppSelector(selectHeldOfTeam);
  return useMemo(() => (member === null ? NONE_HELD : heldOfMember(member, held)), [member, held]);
}
