import { packNote } from '../../../../model/clients/client-rules';
import { outlookName, utf16, withCrlf } from '../../../../export/packages';
import { wholeFile } from '../../archive/whole-file';
import { type MadeSignature, memberFile } from '../../member';

import { holdsPictures, peopleCounter } from '../people-note';
import { fileList } from '../file-list';
import { guideFile } from '../guide-page';

import type { Pack, TeamFile } from '../pack';

import { READ_PEOPLE, STRICT } from '../scripts/powershell-parts.data';
import { powershellFile } from '../scripts/script-file';
import { OUTLOOK_WINDOWS_GUIDE } from './guide.data';
import {
  FIND_ACCOUNTS,
  FIND_ADDRESS,
  INSTALL,
  INSTALL_PARAMETERS,
  LOCAL_PLACES,
  READ_MEMORY,
  SAVE_MEMORY,
  UNINSTALL,
  UNINSTALL_PARAMETERS,
} from './scripts.data';

const ID = 'outlook-windows';
const LABEL = 'Outlook for Windows (classic)';

/** Each person's files as classic Outlook keeps them, and scripts that put them there. */
export const outlookWindows: Pack = {
  id: ID,
  label: LABEL,
  guide: OUTLOOK_WINDOWS_GUIDE,
  start: ({ members }) => {
    const dropped = peopleCounter();
    return {
      add: (made) => {
        if (holdsPictures(made.html)) dropped.add(made.member.address);
        return filesOf(made);
      },
      end: async () => ({
        files: [
          guideFile({ id: ID, label: LABEL, guide: OUTLOOK_WINDOWS_GUIDE }),
          fileList(ID, members),
          ...scripts(),
        ],
        notes:
          dropped.count() === 0
            ? []
            : [{ message: dropped.reported(packNote('file-pictures-outlook')), isProblem: true }],
      }),
    };
  },
};

/** Outlook finds whose a signature is by the mailbox in its name, and takes text for Unicode as UTF-16. */
function filesOf(made: MadeSignature): readonly TeamFile[] {
  const { member, person, text } = made;
  const name = outlookName({ ...person, email: member.address });
  const path = `${ID}/files/${memberFile(member)}/${name}`;
  return [
    { path: `${path}.htm`, content: withCrlf(wholeFile(made)) },
    { path: `${path}.txt`, content: utf16(withCrlf(`${text}\n`)) },
  ];
}

function scripts(): readonly TeamFile[] {
  return [
    powershellFile(`${ID}/install.ps1`, [
      INSTALL_PARAMETERS,
      STRICT,
      LOCAL_PLACES,
      READ_PEOPLE,
      FIND_ADDRESS,
      FIND_ACCOUNTS,
      READ_MEMORY,
      SAVE_MEMORY,
      INSTALL,
    ]),
    powershellFile(`${ID}/undo.ps1`, [
      UNINSTALL_PARAMETERS,
      STRICT,
      LOCAL_PLACES,
      READ_MEMORY,
      UNINSTALL,
    ]),
  ];
}
