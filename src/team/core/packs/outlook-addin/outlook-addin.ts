import { joinedBytes } from '../../../../base/joined-bytes';
import { ADDON_DAY } from '../../../../export/packages';
import {
  ADDIN_PROGRAM,
  addinManifest,
  allowedScripts,
  personFile,
  personName,
  readPlace,
  unifiedFiles,
  type AddinPlace,
} from '../../../../export/packages/outlook-addin';
import { LIMITS } from '../../../../model/limits';
import type { MailboxAddress } from '../../addresses/mailbox-address';
import { csvRow } from '../../archive/csv';
import { zipWriter } from '../../archive/zip-writer';
import { packedFrom } from '../../kept/packed-pages';
import type { Member } from '../../list/member';
import type { MadeSignature } from '../../member';
import { guideFile } from '../guide-page';
import type { Pack, PackNote, PackRun, TeamFile } from '../pack';
import { holdsPictures, peopleCounter } from '../people-note';
import { OUTLOOK_ADDIN_GUIDE } from './guide.data';
import { placeProblem } from './place-problem';

const ID = 'outlook-addin';
const LABEL = 'Outlook add-in';

/**
 * The files of an add-in that sets each person's signature while they write: what a company puts on a server of its own for static
 * files, and two manifests for its administrator. They change with the place alone, and what changes with people lies beside them.
 */
export const outlookAddin: Pack = {
  id: ID,
  label: LABEL,
  guide: OUTLOOK_ADDIN_GUIDE,
  start: ({ members, addresses = [], addin = '' }) => {
    const place = readPlace(addin);
    return typeof place === 'string'
      ? withoutPlace(placeProblem(place))
      : withPlace(place, members, addresses);
  },
};

function withoutPlace(message: string): PackRun {
  const note = { message, isProblem: true };
  return { add: () => [], end: async () => ({ files: [readme([note])], notes: [note] }) };
}

function withPlace(
  place: AddinPlace,
  members: Iterable<Member>,
  addresses: readonly MailboxAddress[],
): PackRun {
  const long = peopleCounter();
  const unseen = peopleCounter();
  const shared = sharedEntries(addresses);
  const isFine = ({ member, html, reply = '' }: MadeSignature): boolean => {
    if (holdsPictures(html)) unseen.add(member.address);
    const isShort = Math.max(html.length, reply.length) <= LIMITS.outlookAddInCharacters;
    if (!isShort) long.add(member.address);
    return isShort;
  };
  const keep = (made: MadeSignature): void => {
    const entry = shared.get(made.member.address);
    if (entry !== undefined) entry.whole = made;
  };
  return {
    keep,
    add: (made) => {
      if (!isFine(made)) return [];
      if (shared.has(made.member.address)) {
        keep(made);
        return [];
      }
      return onSite([personFile(place, { address: made.member.address, whole: made })]);
    },
    addAlias: ({ alias: { owner, member }, made }) => {
      if (isFine(made)) shared.get(member.address)?.owners.set(owner.address, made);
      return [];
    },
    end: async () => {
      const notes = notesOf(long, unseen);
      const entries = Array.from(shared, ([address, entry]) => ({ address, ...entry }));
      return {
        files: [
          readme(notes),
          { path: `${ID}/manifest.xml`, content: addinManifest(place, 'company') },
          { path: `${ID}/unified.zip`, content: unifiedPackage(place) },
          below(ID, allowedScripts(place)),
          { path: `${ID}/files.csv`, content: packedFrom(listRows(place, members, shared.keys())) },
          ...onSite([...ADDIN_PROGRAM, ...entries.map((entry) => personFile(place, entry))]),
        ],
        notes,
      };
    },
  };
}

function readme(notes: readonly PackNote[]): TeamFile {
  return guideFile({ id: ID, label: LABEL, guide: OUTLOOK_ADDIN_GUIDE }, notes);
}

/** What goes on the server. */
function onSite(files: readonly TeamFile[]): readonly TeamFile[] {
  return files.map((file) => below(`${ID}/site`, file));
}

function below(folder: string, { path, content }: TeamFile): TeamFile {
  return { path: `${folder}/${path}`, content };
}

/** The unified manifest with its pictures, as Microsoft 365 takes it. */
function unifiedPackage(place: AddinPlace): Uint8Array {
  const zip = zipWriter(ADDON_DAY);
  const files = unifiedFiles(place, 'company');
  return joinedBytes([...files.flatMap((file) => [...zip.add(file)]), ...zip.end()]);
}

interface SharedEntry {
  whole?: MadeSignature;
  readonly owners: Map<string, MadeSignature>;
}

/** The addresses that people send from besides their own. */
function sharedEntries(addresses: readonly MailboxAddress[]): ReadonlyMap<string, SharedEntry> {
  return new Map(
    addresses.flatMap(({ address, owner }) =>
      owner === null ? [] : [[address, { owners: new Map() }] as const],
    ),
  );
}

/** Which file is whose: it stays in the archive, where `verify.html` is given it. */
function* listRows(
  place: AddinPlace,
  members: Iterable<Member>,
  others: Iterable<string>,
): Generator<string> {
  yield csvRow(['mailbox', 'file']);
  const left = new Set(others);
  for (const { address } of members) {
    left.delete(address);
    yield csvRow([address, personName(place, address)]);
  }
  for (const address of left) yield csvRow([address, personName(place, address)]);
}

function notesOf(
  long: ReturnType<typeof peopleCounter>,
  unseen: ReturnType<typeof peopleCounter>,
): readonly PackNote[] {
  const tooLong = `over ${LIMITS.outlookAddInCharacters.toLocaleString('en')} characters, which Outlook refuses from an add-in, so without a file here`;
  const inside = 'with pictures inside the HTML, which add-ins cannot show for sure: link them';
  return [
    ...(long.count() === 0 ? [] : [{ message: long.reported(tooLong), isProblem: true }]),
    ...(unseen.count() === 0 ? [] : [{ message: unseen.reported(inside), isProblem: true }]),
  ];
}
