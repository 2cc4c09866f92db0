import { parseImageSource } from './image-source';
import type { SignatureData } from './signature';

/** The field of a person that says where their logo comes from: its hosted address where that is one, else the logo's own. */
export function logoField({
  logoForEmail,
}: Pick<SignatureData, 'logoForEmail'>): 'logoForEmail' | 'logoUrl' {
  const hosted = parseImageSource(logoForEmail);
  return hosted.ok && hosted.value.kind === 'link' ? 'logoForEmail' : 'logoUrl';
}
