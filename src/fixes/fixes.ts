import { acceptPicture } from './list/accept-picture';
import { darkBacking, lightBacking } from './list/backings';
import type { Fix } from './fix';
import { growBox } from './list/grow-box';
import { largerText } from './list/larger-text';

import { joinWords } from './list/join-words';
import { keepText } from './list/keep-text';
import { linkNumber } from './list/link-number';
import { makeFit } from './list/make-fit';
import { makeOpaque } from './list/make-opaque';
import { correctAddress } from './list/correct-address';
import { fixAddress } from './list/fix-address';
import { moveApart } from './list/move-apart';
import { nameLink } from './list/name-link';
import { readableShade } from './list/readable-shade';
import { recaseName } from './list/recase-name';
import { shortenAddress } from './list/shorten-address';
import { snapToEdge } from './list/snap-to-edge';
import { wrapLines } from './list/wrap-lines';

/** What can be done about findings, the best first. A new one is a file and a line here. */
export const FIXES: readonly Fix[] = [
  moveApart,
  snapToEdge,
  growBox,
  makeFit,
  wrapLines,
  shortenAddress,
  readableShade,
  makeOpaque,
  largerText,
  linkNumber,
  recaseName,
  joinWords,
  nameLink,
  keepText,
  correctAddress,
  fixAddress,
  lightBacking,
  darkBacking,
  acceptPicture,
];
