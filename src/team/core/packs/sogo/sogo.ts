import { pythonScripts } from '../mail-server/python-scripts';
import { serverPack } from '../mail-server/server-pack';
import { SOGO_GUIDE } from './guide.data';
import { SOGO_HERE, SOGO_WAY } from './scripts.data';

/** Its scripts set the signatures by the tool of SOGo for settings of users. */
export const sogo = serverPack({
  id: 'sogo',
  label: 'SOGo',
  guide: SOGO_GUIDE,
  scripts: pythonScripts('SOGo', [SOGO_HERE, SOGO_WAY]),
});
