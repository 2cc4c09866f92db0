import { linkedHrefs } from '../../model/picture/held-pictures';
import { picturesOf } from '../../model/person/signature';
import { isPicture } from '../../scene/registry';
import type { Signature } from './signature';

/** The addresses of all pictures that a signature has of its own, files among them. */
export function pictureAddresses({
  person,
  scene,
}: Pick<Signature, 'person' | 'scene'>): readonly string[] {
  const ofPerson = picturesOf(person).map(([, address]) => address);
  const ofScene = scene.elements.filter(isPicture).map(({ content = '' }) => content);
  return [...ofPerson, ...ofScene].filter((address) => address.trim() !== '');
}

/** Those of them that are on the web, as absolute addresses, each once. */
export function linkedPictures(signature: Pick<Signature, 'person' | 'scene'>): readonly string[] {
  return linkedHrefs(pictureAddresses(signature));
}
