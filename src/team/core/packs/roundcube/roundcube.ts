import { serverPack } from '../mail-server/server-pack';
import { ROUNDCUBE_GUIDE } from './guide.data';
import { DEPLOY, DEPLOY_HEAD, START, STATE, UNDO, UNDO_HEAD } from './scripts.data';

/** Its scripts set the signatures in the database of Roundcube by its own classes. */
export const roundcube = serverPack({
  id: 'roundcube',
  label: 'Roundcube',
  guide: ROUNDCUBE_GUIDE,
  scripts: {
    'deploy.php': [DEPLOY_HEAD, START, STATE, DEPLOY],
    'undo.php': [UNDO_HEAD, START, STATE, UNDO],
  },
});
