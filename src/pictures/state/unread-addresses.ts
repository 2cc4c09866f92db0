import { sizeFrom } from '../../model/picture/natural-size';
import { picturesOf, type Person } from '../../model/person/signature';

/** The addresses of a person's pictures whose natural sizes are not known, blanks for those without. */
export function unreadAddresses(person: Person): readonly string[] {
  const { naturalSizes = [] } = person;
  return picturesOf(person)
    .map(([, address]) => address.trim())
    .filter((address) => sizeFrom(naturalSizes, address) === null);
}
