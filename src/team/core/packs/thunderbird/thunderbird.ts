import { type MadeSignature, memberFile } from '../../member';

import { fileList } from '../file-list';
import { guideFile } from '../guide-page';

import type { Pack, TeamFile } from '../pack';
import { THUNDERBIRD_GUIDE } from './guide.data';

const ID = 'thunderbird';
const LABEL = 'Thunderbird';

/** A file of policies for each person. */
export const thunderbird: Pack = {
  id: ID,
  label: LABEL,
  guide: THUNDERBIRD_GUIDE,
  start: ({ members }) => {
    return {
      add: (made) => {
        return [policiesOf(made)];
      },
      end: async () => ({
        files: [
          guideFile({ id: ID, label: LABEL, guide: THUNDERBIRD_GUIDE }),
          fileList(ID, members),
        ],
        notes: [],
      }),
    };
  },
};

/** Identities fall back to these (thunderbird, `mail.identity.default` in its own tests). */
const IDENTITY = 'mail.identity.default.';

function policiesOf({ member, html }: MadeSignature): TeamFile {
  const values = {
    htmlSigText: html,
    htmlSigFormat: true,
    attach_signature: false,
    sig_on_reply: true,
    sig_on_fwd: true,
    sig_bottom: false,
  };
  const preferences = Object.entries(values).map(
    ([name, value]) => [`${IDENTITY}${name}`, { Value: value, Status: 'default' }] as const,
  );
  const policies = { policies: { Preferences: Object.fromEntries(preferences) } };
  return {
    path: `${ID}/files/${memberFile(member)}/policies.json`,
    content: `${JSON.stringify(policies, null, 2)}\n`,
  };
}
