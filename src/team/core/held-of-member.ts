import { linkedHref, type HeldPictures } from '../../model/picture/held-pictures';
import type { Member } from './list/member';

/** Which pictures of a team are not loaded before the visitor allows it. Plain data: it crosses to a worker. */
export interface HeldOfTeam {
  /** Those of the signature that all get. */
  readonly ofSignature: HeldPictures;
  /** The linked photos of the list are held, but for these; null where none of them is. */
  readonly ofListBut: readonly string[] | null;
}

/** The pictures that are held in the signature of one member. */
export function heldOfMember(
  { facts }: Pick<Member, 'facts'>,
  { ofSignature, ofListBut }: HeldOfTeam,
): HeldPictures {
  const photo = linkedHref(facts.profileImageUrl ?? '');
  if (photo === null || ofListBut === null || ofListBut.includes(photo)) return ofSignature;
  return [...ofSignature, photo];
}
