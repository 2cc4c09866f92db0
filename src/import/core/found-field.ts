import type { PersonFieldId } from '../../model/person/text-fields';
import type { SocialId } from '../../model/person/social';

/** The fields of the form that can be found in a signature. */
export type FoundFieldId = PersonFieldId | SocialId | PictureFieldId;

/** Those that hold a picture. */
export type PictureFieldId = 'profileImageUrl' | 'logoUrl';

/** A field of the form that was found in a signature from elsewhere. */
export interface FoundField {
  readonly field: FoundFieldId;
  /**
   * In the words of the signature, so that these are found again; of a profile or a picture, its address. Lines of an address
   * are parted by line ends.
   */
  readonly value: string;
  /** Whether it is as good as certain; what is not is left to the visitor. */
  readonly isSure: boolean;
  /** Whether it is a weak guess: as likely to be something else. Never of what is sure. */
  readonly isDoubtful?: boolean;
}

/**
 * Fields that are not taken over unasked: weak guesses; and any, where no name was found, since words without a name are mostly
 * no signature.
 */
export function doubtfulIn(found: readonly FoundField[]): ReadonlySet<FoundFieldId> {
  const hasName = found.some(({ field }) => field === 'fullName');
  return new Set(
    found.flatMap(({ field, isSure, isDoubtful = false }) =>
      isSure || (hasName && !isDoubtful) ? [] : [field],
    ),
  );
}
