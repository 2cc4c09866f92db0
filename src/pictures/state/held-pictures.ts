import {
  isHeld,
  linkedHref,
  NONE_HELD,
  type HeldPictures,
} from '../../model/picture/held-pictures';
import { withoutHeldAddresses } from '../../model/picture/hide-held-pictures';
import { drawsHeld } from '../../scene/drawing/draws-held';
import { makeSelector } from '../../store/make-selector';
import type { ImagePort } from './image-port';
import type { Signature } from '../../store/signature/signature';
import type { RootState } from '../../store/state';

/** Which pictures of a signature may not be asked for yet. */
export function heldIn({
  heldPictures = NONE_HELD,
}: Pick<Signature, 'heldPictures'>): HeldPictures {
  return heldPictures;
}

/** Which pictures of the open signature may not be asked for yet: what is still being typed is among them. */
export const selectHeldPictures = makeSelector(
  ({ signature: { present }, typedAddress }: RootState) => [heldIn(present), typedAddress],
  (held, typedAddress): HeldPictures => {
    const typed = typedAddress === null ? null : linkedHref(typedAddress);
    return typed === null ? held : [...held, typed];
  },
);

/** Pictures as a port gives them, but for those that are held: they count as pictures that do not come. */
export function withoutHeld(images: ImagePort, held: HeldPictures): ImagePort {
  if (held.length === 0) return images;
  return {
    load: images.load,
    naturalSize: (address) => unlessHeld(isHeld(address, held), () => images.naturalSize(address)),
    pixels: (address) => unlessHeld(isHeld(address, held), () => images.pixels(address)),
    draw: (request) => unlessHeld(drawsHeld(request, held), () => images.draw(request)),
    drawSignature: (html, scale) => images.drawSignature(withoutHeldAddresses(html, held), scale),
  };
}

async function unlessHeld<T>(isOne: boolean, ask: () => Promise<T>): Promise<T | null> {
  return isOne ? null : ask();
}
