import { HELD_SIDE, UNKNOWN_SIDE } from '../../core/mail';
import { ADDRESS_ATTRIBUTE, PLACEHOLDER_SRC } from '../pages/address-attribute';
import { areasOf } from './clean-map';
import type { Cleaning } from './cleaning';
import { copyAttributes, copyStyle } from './copy-look';

/** A picture of a mail as one that loads only what may be loaded, in its place; null for what only counts who reads. */
export function madePicture(image: HTMLElement, cleaning: Cleaning): HTMLElement | null {
  const { page, removed, remote, loadsPictures, keepsAddresses } = cleaning;
  const picture = cleaning.pictureOf.ofImage(image);
  if (picture.kind === 'tracker') return null;
  const made = page.createElement('img');
  copyAttributes(image, made, removed);
  copyStyle(image, made, cleaning);
  made.alt = image.getAttribute('alt') ?? '';
  made.referrerPolicy = 'no-referrer';
  const areas = areasOf(image);
  if (areas.length > 0) cleaning.maps.set(made, areas);
  if (picture.kind === 'own') {
    made.src = picture.src;
    return made;
  }
  const address = picture.kind === 'remote' ? picture.address : '';
  if (address !== '') remote.add(address);
  const isLoaded = address !== '' && loadsPictures;
  // A picture that is not loaded has no address either, as it would be fetched, unless the code that shows it holds pictures.
  made.setAttribute(ADDRESS_ATTRIBUTE, isLoaded || keepsAddresses ? address : '');
  made.src = isLoaded ? address : PLACEHOLDER_SRC;
  if (isLoaded) return made;
  if (address !== '' && keepsAddresses) keepPlace(made);
  else if (!isSized(made)) made.style.cssText += squareOf(UNKNOWN_SIDE);
  if (address === '') made.style.cssText += LOST;
  return made;
}

/** Shows where a picture is missing; an outline takes no place, and is none of the page. */
const LOST = ';outline:1px dashed #9ca3af;outline-offset:-1px';

/** In px: a picture with only one known side is taken for a wide one from this size on; smaller ones are mostly icons. */
const WIDE = 65;

/** Gives a picture that is not loaded the size that the mail sets, else one that its kind mostly has. */
function keepPlace(image: HTMLImageElement): void {
  const { width, height, style } = image;
  const sides = [width, height, Number.parseFloat(style.width), Number.parseFloat(style.height)];
  if (!isSized(image)) style.cssText += squareOf(HELD_SIDE);
  else if (Math.max(...sides.filter((side) => side > 0)) >= WIDE) style.aspectRatio = '2 / 1';
}

function squareOf(side: number): string {
  return `;width:${side}px;height:${side}px`;
}

function isSized(image: HTMLElement): boolean {
  return ['width', 'height'].some(
    (side) => image.hasAttribute(side) || image.style.getPropertyValue(side) !== '',
  );
}
