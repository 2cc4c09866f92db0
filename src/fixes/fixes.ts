import { acceptPicture } from './ways/accept-picture';
import { darkBacking } from './ways/dark-backing';
import type { Fix } from './fix';
import { growBox } from './ways/grow-box';
import { largerText } from './ways/larger-text';
import { lightBacking } from './ways/light-backing';
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
  lightBacking,
  darkBacking,
  acceptPicture,
];
