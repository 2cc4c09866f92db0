import { parseImageSource } from './image-source';
import type { Person } from '../person/signature';

/** The field of a person that has the address of their logo: its hosted address where that is one, else the logo's own. */
export function logoField({
  logoForEmail,
}: Pick<Person, 'logoForEmail'>): 'logoForEmail' | 'logoUrl' {
  const hosted = parseImageSource(logoForEmail);
  return hosted.ok && hosted.value.kind === 'link' ? 'logoForEmail' : 'logoUrl';
}

/** The address of a person's logo: its file, whose pixels can be read, else where it is online; blank for none. */
export function logoAddress(person: Pick<Person, 'logoForEmail' | 'logoUrl'>): string {
  const { logoUrl } = person;
  return logoUrl.startsWith('data:') ? logoUrl : person[logoField(person)].trim();
}
