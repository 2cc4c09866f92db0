import { PYTHON_FITTING } from '../mail-server/python-parts.data';
import { pythonScripts } from '../mail-server/python-scripts';
import { serverPack } from '../mail-server/server-pack';
import { ZIMBRA_GUIDE } from './guide.data';
import { ZIMBRA_WAY, ZMPROV } from './scripts.data';

/** `zimbraMailSignatureMaxLength` unless it was changed. */
const MOST_CHARACTERS = 10_240;

/** Its scripts set the signatures of each account by the tool of Zimbra for accounts. */
export const zimbra = serverPack({
  id: 'zimbra',
  label: 'Zimbra',
  guide: ZIMBRA_GUIDE,
  scripts: pythonScripts('Zimbra', [PYTHON_FITTING, ZMPROV, ZIMBRA_WAY]),
  hasTexts: true,
  ceiling: {
    isOver: (html) => html.length > MOST_CHARACTERS,
    isProblem: true,
    words:
      'have a signature of more than 10,240 characters of HTML, which Zimbra refuses unless zimbraMailSignatureMaxLength is higher',
  },
});
