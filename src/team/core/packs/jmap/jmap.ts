import { strToU8 } from 'fflate';
import { PYTHON_FITTING } from '../mail-server/python-parts.data';
import { pythonScripts } from '../mail-server/python-scripts';
import { serverPack } from '../mail-server/server-pack';
import { JMAP_GUIDE } from './guide.data';
import { JMAP_SERVER, JMAP_WAY } from './scripts.data';

/** Stalwart refuses a signature of as many bytes or more (its `identity/set.rs`). */
const STALWART_REFUSES = 2048;

/** Its scripts set the identities of each account over the network, as RFC 8621 has it. */
export const jmap = serverPack({
  id: 'jmap',
  label: 'JMAP (Stalwart, Fastmail, Apache James, TMail)',
  guide: JMAP_GUIDE,
  scripts: pythonScripts('JMAP', [PYTHON_FITTING, JMAP_SERVER, JMAP_WAY]),
  hasTexts: true,
  ceiling: {
    isOver: (html) => strToU8(html).length >= STALWART_REFUSES,
    isProblem: false,
    words:
      'have a signature of 2,048 bytes of HTML or more. Stalwart refuses that; with --shorten they get their form for replies there, or the plain text, whichever fits. Other servers take more',
  },
});
