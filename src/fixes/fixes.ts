import { acceptPicture } from './accept-picture';
import { darkPlate } from './dark-plate';
import type { Fix } from './fix';
import { growBox } from './grow-box';
import { largerText } from './larger-text';
import { lightPlate } from './light-plate';
import { linkNumber } from './link-number';
import { makeFit } from './make-fit';
import { mendAddress } from './mend-address';
import { moveApart } from './move-apart';
import { readableShade } from './readable-shade';
import { shortenAddress } from './shorten-address';
import { snapToEdge } from './snap-to-edge';
import { wrapLines } from './wrap-lines';

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
