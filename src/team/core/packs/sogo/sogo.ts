import { PYTHON_START } from '../mail-server/python-parts.data';
import { serverPack } from '../mail-server/server-pack';
import { SOGO_GUIDE } from './guide.data';
import { DEPLOY, DEPLOY_HEAD, SOGO_TOOL, UNDO, UNDO_HEAD } from './scripts.data';

/** Its scripts set the signatures by the tool of SOGo for settings of users. */
export const sogo = serverPack({
  id: 'sogo',
  label: 'SOGo',
  guide: SOGO_GUIDE,
  scripts: {
    'deploy.py': [DEPLOY_HEAD, PYTHON_START, SOGO_TOOL, DEPLOY],
    'undo.py': [UNDO_HEAD, PYTHON_START, SOGO_TOOL, UNDO],
  },
});
