import { packNote } from '../../../../model/clients/client-rules';
import { LIMITS } from '../../../../model/limits';
import type { Alias } from '../../addresses/mailbox-address';
import { csvRow } from '../../archive/csv';
import { memberFile } from '../../member';
import { holdsPictures, peopleCounter } from '../people-note';
import { guideFile } from '../guide-page';
import type { Pack, PackNote, TeamFile } from '../pack';

import { ALIAS_COMMANDS, COMMANDS } from './commands.data';
import { GOOGLE_GUIDE } from './guide.data';

const ID = 'google';
const LABEL = 'Google Workspace (GAM7)';

/** Commands for GAM7, and each signature as the fragment that Gmail takes: its API counts every character. */
export const google: Pack = {
  id: ID,
  label: LABEL,
  guide: GOOGLE_GUIDE,
  start: () => {
    const long = peopleCounter();
    const unseen = peopleCounter();
    const aliases: Alias[] = [];
    return {
      add: ({ member, html }) => {
        if (html.length > LIMITS.signatureCharactersWall) long.add(member.address);
        if (holdsPictures(html)) unseen.add(member.address);
        return [{ path: `${ID}/signatures/${memberFile(member)}.html`, content: html }];
      },
      addAlias: ({ alias, made: { html } }) => {
        aliases.push(alias);
        if (html.length > LIMITS.signatureCharactersWall) long.add(alias.member.address);
        if (holdsPictures(html)) unseen.add(alias.member.address);
        return [{ path: `${ID}/signatures/${alias.file}.html`, content: html }];
      },
      end: async () => ({
        files: [
          guideFile({ id: ID, label: LABEL, guide: GOOGLE_GUIDE }),
          { path: `${ID}/commands.txt`, content: COMMANDS },
          ...(aliases.length === 0 ? [] : aliasFiles(aliases)),
        ],
        notes: notesOf(long, unseen),
      }),
    };
  },
};

/** Each address with the mailbox that sends from it, and commands that read this list. */
function aliasFiles(aliases: readonly Alias[]): readonly TeamFile[] {
  const rows = aliases.map(({ owner, member, shownName, file }) =>
    csvRow([owner.address, member.address, shownName, file]),
  );
  const header = csvRow(['mailbox', 'address', 'name', 'file']);
  return [
    { path: `${ID}/addresses.csv`, content: [header, ...rows].join('') },
    { path: `${ID}/address-commands.txt`, content: ALIAS_COMMANDS },
  ];
}

type Counter = ReturnType<typeof peopleCounter>;

function notesOf(long: Counter, unseen: Counter): readonly PackNote[] {
  const tooLong = packNote('over-gmail-limit');
  const embedded = packNote('embedded-picture');
  return [
    ...(long.count() === 0 ? [] : [{ message: long.reported(tooLong), isProblem: true }]),
    ...(unseen.count() === 0 ? [] : [{ message: unseen.reported(embedded), isProblem: true }]),
  ];
}
