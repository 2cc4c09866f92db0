import { sizeFrom } from '../../model/natural-size';
import { PICTURE_ADDRESSES, type SignatureData } from '../../model/signature';

/** The addresses of a person's pictures whose natural sizes are not known, blanks for those without. */
export function unreadAddresses(person: SignatureData): readonly string[] {
  const { naturalSizes = [] } = person;
  return PICTURE_ADDRESSES.map((field) => person[field].trim()).filter(
    (address) => sizeFrom(naturalSizes, address) === null,
  );
}
