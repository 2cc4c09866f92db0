import { holdsPictures, peopleCounter } from '../people-note';
import { guideFile } from '../guide-page';
import type { Pack } from '../pack';

import {
  NEED_EXCHANGE,
  READ_BODY,
  READ_PEOPLE,
  STRICT,
  WRITE_LOG,
} from '../scripts/powershell-parts.data';
import { powershellFile } from '../scripts/script-file';
import { EXCHANGE_GUIDE } from './guide.data';
import {
  ADD_NEWER,
  CHECK_ROAMING,
  DEPLOY,
  DEPLOY_PARAMETERS,
  PLACES,
  READ_DONE,
  SAVE_DONE,
  SAVE_FORMER,
  UNDO,
  UNDO_PARAMETERS,
} from './scripts.data';

const ID = 'exchange';
const LABEL = 'Exchange Online (Outlook on the web, new Outlook)';

const SHARED = [STRICT, NEED_EXCHANGE, READ_PEOPLE, WRITE_LOG, ADD_NEWER, SAVE_DONE];

/** Scripts that set the files of `signatures/` as signatures, and put back what was there. */
export const exchange: Pack = {
  id: ID,
  label: LABEL,
  guide: EXCHANGE_GUIDE,
  start: () => {
    const refused = peopleCounter();
    return {
      add: ({ member, html }) => {
        if (holdsPictures(html)) refused.add(member.address);
        return [];
      },
      end: async () => ({
        files: [
          guideFile({ id: ID, label: LABEL, guide: EXCHANGE_GUIDE }),
          powershellFile(`${ID}/deploy.ps1`, [
            DEPLOY_PARAMETERS,
            ...SHARED,
            READ_BODY,
            READ_DONE,
            SAVE_FORMER,
            PLACES,
            CHECK_ROAMING,
            DEPLOY,
          ]),
          powershellFile(`${ID}/undo.ps1`, [UNDO_PARAMETERS, ...SHARED, PLACES, UNDO]),
        ],
        notes:
          refused.count() === 0
            ? []
            : [
                {
                  message: refused.reported(
                    'with pictures inside the HTML, which Exchange refuses',
                  ),
                  isProblem: true,
                },
              ],
      }),
    };
  },
};
