import { completeSignature, type SignatureData } from '../../model/person/signature';
import type { Page } from './rebuild/page';
import type { FoundField } from './found-field';
import { personOf } from './person-of';
import { recognizeFields } from './recognize';
import { findPictures } from './recognize/pictures';
import { shapeOfPhoto } from './scene-of-mail';

/** What a signature from elsewhere seems to say of its person: words, ways to reach them, profiles, pictures. */
export function foundInMail(page: Page): readonly FoundField[] {
  return [...findPictures(page), ...recognizeFields(page)];
}

/** The person of the form once they have what was found: pictures in the shapes that the signature shows them in. */
export function personInMail(
  found: readonly FoundField[],
  base: SignatureData,
  { items }: Page,
): SignatureData {
  const person = personOf(found, base);
  const isFound = (id: string): boolean => found.some(({ field }) => field === id);
  const photo = items
    .filter((item) => item.kind === 'picture')
    .find(({ src }) => src === person.profileImageUrl);
  const { profileCrop: _crop, ...uncut } = person;
  return completeSignature({
    ...(isFound('profileImageUrl') ? uncut : person),
    ...(isFound('profileImageUrl') &&
      photo !== undefined && { profileImageShape: shapeOfPhoto(photo) }),
    ...(isFound('logoUrl') && { logoShape: 'square', logoBackgroundColor: '', logoForEmail: '' }),
  });
}
