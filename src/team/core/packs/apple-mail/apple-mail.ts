import { table } from '../../../../email/builders';
import { mailsignature } from '../../../../export/packages';
import { type MadeSignature, memberFile } from '../../member';

import { fileList } from '../file-list';
import { guideFile } from '../guide-page';

import type { Pack, TeamFile } from '../pack';
import { plainFile } from '../scripts/script-file';
import { APPLE_MAIL_GUIDE } from './guide.data';
import {
  INSTALL_HEAD,
  SHELL_INSTALL,
  SHELL_SHARED,
  SHELL_UNINSTALL,
  UNINSTALL_HEAD,
} from './scripts.data';

const ID = 'apple-mail';
const LABEL = 'Apple Mail';

/** Each person's signature as Mail keeps it, and scripts that put it there. */
export const appleMail: Pack = {
  id: ID,
  label: LABEL,
  guide: APPLE_MAIL_GUIDE,
  start: ({ now, members }) => {
    return {
      add: (made) => {
        return signatureFile(made, now);
      },
      end: async () => ({
        files: [
          guideFile({ id: ID, label: LABEL, guide: APPLE_MAIL_GUIDE }),
          fileList(ID, members),
          plainFile(`${ID}/install.sh`, [INSTALL_HEAD, SHELL_SHARED, SHELL_INSTALL]),
          plainFile(`${ID}/undo.sh`, [UNINSTALL_HEAD, SHELL_SHARED, SHELL_UNINSTALL]),
        ],
        notes: [],
      }),
    };
  },
};

/** The package for one person reads nothing of an output but its HTML. */
function signatureFile(made: MadeSignature, now: string): readonly TeamFile[] {
  const { member, person, html, text, findings } = made;
  const output = {
    html,
    text,
    findings,
    differences: [],
    images: [],
    isEmpty: false,
    requests: [],
    doc: table([]),
  };
  const path = `${ID}/files/${memberFile(member)}.mailsignature`;
  return mailsignature.make({ output, person, now }).map(({ content }) => ({ path, content }));
}
