import { strFromU8, strToU8 } from 'fflate';
import { encodeBase64 } from '../../../../base/base64';
import { packNote } from '../../../../model/clients/client-rules';
import { LIMITS } from '../../../../model/limits';
import { csvRow, withoutFormula } from '../../archive/csv';
import type { FileContent } from '../../kept/file-content';
import { packedPages } from '../../kept/packed-pages';
import { guideFile } from '../guide-page';
import type { Pack, PackNote } from '../pack';
import { holdsPictures, peopleCounter } from '../people-note';
import { plainFile } from '../scripts/script-file';
import { APPS_SCRIPT_GUIDE } from './guide.data';
import { GMAIL, MANIFEST, MENU, ROWS, RUN } from './script.data';

const ID = 'apps-script';
const LABEL = 'Google Workspace (Apps Script)';

/**
 * A list for a sheet of Google, and the script that sets it. A pack of its own beside GAM's: an administrator has one guide to
 * follow, and one of the two ways.
 */
export const appsScript: Pack = {
  id: ID,
  label: LABEL,
  guide: APPS_SCRIPT_GUIDE,
  start: () => {
    const list = signatureList();
    const long = peopleCounter();
    const unseen = peopleCounter();
    const put = (mailbox: string, address: string, html: string): void => {
      list.add(mailbox, address, html);
      if (html.length > LIMITS.signatureCharactersWall) long.add(address);
      if (holdsPictures(html)) unseen.add(address);
    };
    return {
      add: ({ member: { address }, html }) => {
        put(address, address, html);
        return [];
      },
      addAlias: ({ alias: { owner, member }, made: { html } }) => {
        put(owner.address, member.address, html);
        return [];
      },
      end: async () => {
        const notes: PackNote[] = [
          ...(long.count() === 0 ? [] : [long.reported(packNote('over-gmail-limit'))]),
          ...(unseen.count() === 0 ? [] : [unseen.reported(packNote('embedded-picture'))]),
        ].map((message) => ({ message, isProblem: true }));
        return {
          files: [
            guideFile({ id: ID, label: LABEL, guide: APPS_SCRIPT_GUIDE }, notes),
            { path: `${ID}/signatures.csv`, content: list.content() },
            plainFile(`${ID}/Code.gs`, [MENU, RUN, ROWS, GMAIL]),
            plainFile(`${ID}/appsscript.json`, [MANIFEST]),
          ],
          notes,
        };
      },
    };
  },
};

/** What a cell of Google Sheets takes. */
const MOST_IN_CELL = 50_000;

/**
 * The rows of the sheet, packed until the end. Mailbox, address and HTML stand together in Base64, so that no import takes a
 * part of them for a separator, a formula or a number; the first two are also there to be read by people.
 */
function signatureList() {
  const pages = packedPages();
  return {
    add: (mailbox: string, address: string, html: string): void => {
      const whole = encodeBase64(strToU8(JSON.stringify([mailbox, address, html])));
      const signature = whole.length > MOST_IN_CELL ? '' : whole;
      pages.add(strToU8(csvRow([withoutFormula(mailbox), withoutFormula(address), signature, ''])));
    },
    content: (): FileContent => ({
      *[Symbol.iterator]() {
        yield csvRow(['mailbox', 'address', 'signature', 'result']);
        for (const page of pages) yield strFromU8(page);
      },
    }),
  };
}
