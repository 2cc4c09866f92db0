import { guideFile } from '../guide-page';
import { identityList } from '../mail-server/identity-list';
import { PYTHON_START } from '../mail-server/python-parts.data';
import type { Pack } from '../pack';
import { plainFile } from '../scripts/script-file';
import { SOGO_GUIDE } from './guide.data';
import { DEPLOY, DEPLOY_HEAD, SOGO_TOOL, UNDO, UNDO_HEAD } from './scripts.data';

const ID = 'sogo';
const LABEL = 'SOGo';

/** A list of signatures by address, and scripts that set them by the tool of SOGo for settings of users. */
export const sogo: Pack = {
  id: ID,
  label: LABEL,
  guide: SOGO_GUIDE,
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
          guideFile({ id: ID, label: LABEL, guide: SOGO_GUIDE }),
          { path: `${ID}/identities.ndjson`, content: list.content() },
          plainFile(`${ID}/deploy.py`, [DEPLOY_HEAD, PYTHON_START, SOGO_TOOL, DEPLOY]),
          plainFile(`${ID}/undo.py`, [UNDO_HEAD, PYTHON_START, SOGO_TOOL, UNDO]),
        ],
        notes: [],
      }),
    };
  },
};
