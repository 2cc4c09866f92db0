import { guideFile } from '../guide-page';
import { identityList } from '../mail-server/identity-list';
import type { Pack } from '../pack';
import { plainFile } from '../scripts/script-file';
import { ROUNDCUBE_GUIDE } from './guide.data';
import { DEPLOY, DEPLOY_HEAD, START, STATE, UNDO, UNDO_HEAD } from './scripts.data';

const ID = 'roundcube';
const LABEL = 'Roundcube';

/** A list of signatures by address, and scripts that set them in the database of Roundcube by its own classes. */
export const roundcube: Pack = {
  id: ID,
  label: LABEL,
  guide: ROUNDCUBE_GUIDE,
  start: () => {
    const list = identityList();
    return {
      add: (made) => {
        list.add(made);
        return [];
      },
      addAlias: (alias) => {
        list.addAlias(alias);
        return [];
      },
      end: async () => ({
        files: [
          guideFile({ id: ID, label: LABEL, guide: ROUNDCUBE_GUIDE }),
          { path: `${ID}/identities.ndjson`, content: list.content() },
          plainFile(`${ID}/deploy.php`, [DEPLOY_HEAD, START, STATE, DEPLOY]),
          plainFile(`${ID}/undo.php`, [UNDO_HEAD, START, STATE, UNDO]),
        ],
        notes: [],
      }),
    };
  },
};
