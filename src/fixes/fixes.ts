import { acceptPicture } from './ways/accept-picture';
import { darkPlate } from './ways/dark-plate';
import type { Fix } from './fix';
import { growBox } from './ways/grow-box';
import { largerText } from './ways/larger-text';
import { lightPlate } from './ways/light-plate';
import { linkNumber } from './ways/link-number';
import { makeFit } from './ways/make-fit';
import { mendAddress } from './ways/mend-address';
import { moveApart } from './ways/move-apart';
import { readableShade } from './ways/readable-shade';
import { shortenAddress } from './ways/shorten-address';
import { snapToEdge } from './ways/snap-to-edge';
import { wrapLines } from './ways/wrap-lines';

/** What can be done about findings, the best first. A new one is a file and a line here. */
export const FIXES: readonly Fix[] = [
  moveApart,
  snapToEdge,
  growBox,
  makeFit,
  wrapLines,
  shortenAddress,
  readableShade,
  largerText,
  linkNumber,
  mendAddress,
  lightPlate,
  darkPlate,
  acceptPicture,
];
