import { joinedBytes } from '../../../../base/joined-bytes';
import {
  ADDON_DAY,
  ADDON_ID,
  ADDON_PROGRAM,
  addonEntry,
  addonManifest,
  type AddonEntry,
  type AddonFile,
  type AddonSignature,
} from '../../../../export/packages';
import { runningDigest } from '../../../../model/picture/fingerprint';
import { zipWriter } from '../../archive/zip-writer';
import { textSet } from '../../kept/text-set';
import type { MadeSignature } from '../../member';
import type { MailboxAddress } from '../../addresses/mailbox-address';
import { guideFile } from '../guide-page';
import type { Pack } from '../pack';
import { THUNDERBIRD_GUIDE } from './guide.data';

const ID = 'thunderbird';
const LABEL = 'Thunderbird';

/**
 * One add-on with the signatures of all, one file of policies that installs it, and the same add-on without signatures, which
 * gives back what was there before.
 */
export const thunderbird: Pack = {
  id: ID,
  label: LABEL,
  guide: THUNDERBIRD_GUIDE,
  start: ({ name, members, addresses = [] }) => {
    const addon = addonWriter(name);
    const made = textSet();
    const shared = sharedEntries(addresses);
    const keep = (signature: MadeSignature): void => {
      const { address } = signature.member;
      made.add(address);
      const entry = shared.get(address);
      if (entry === undefined) addon.add({ address, whole: signatureOf(signature) });
      else entry.whole = signatureOf(signature);
    };
    return {
      keep,
      add: (signature) => {
        keep(signature);
        return [];
      },
      addAlias: ({ alias: { owner, member }, made: signature }) => {
        shared.get(member.address)?.owners.set(owner.address, signatureOf(signature));
        return [];
      },
      end: async () => {
        for (const entry of shared.values()) addon.add(entry);
        for (const { address } of members) {
          if (!made.has(address) && !shared.has(address)) addon.add({ address, whole: null });
        }
        return {
          files: [
            guideFile({ id: ID, label: LABEL, guide: THUNDERBIRD_GUIDE }),
            { path: `${ID}/signatures.xpi`, content: addon.end() },
            { path: `${ID}/undo/signatures.xpi`, content: addonWriter(name).end() },
            { path: `${ID}/policies.json`, content: POLICIES },
          ],
          notes: [],
        };
      },
    };
  },
};

function signatureOf({ html, reply }: MadeSignature): AddonSignature {
  return { html, ...(reply === undefined ? {} : { reply }) };
}

interface SharedEntry extends AddonEntry {
  whole?: AddonSignature;
  readonly owners: Map<string, AddonSignature | null>;
}

/** The addresses that people send from besides their own, each with its senders. What cannot be made stays as it is. */
function sharedEntries(addresses: readonly MailboxAddress[]): ReadonlyMap<string, SharedEntry> {
  const entries = new Map<string, SharedEntry>();
  for (const { address, owner } of addresses) {
    if (owner === null) continue;
    const entry = entries.get(address) ?? { address, owners: new Map() };
    entries.set(address, entry);
    entry.owners.set(owner, null);
  }
  return entries;
}

/** Writes the add-on. What is kept of it until the end is packed. */
function addonWriter(name: string) {
  const zip = zipWriter(ADDON_DAY);
  const pieces: Uint8Array[] = [];
  const pictures = textSet();
  let digest = runningDigest();
  const put = (file: AddonFile): void => {
    pieces.push(...zip.add(file));
    digest = digest.and(file.path).and(file.content);
  };
  for (const file of ADDON_PROGRAM) put(file);
  return {
    add: (entry: AddonEntry): void => {
      const { file, pictures: shown } = addonEntry(entry);
      for (const picture of shown) if (pictures.add(picture.path)) put(picture);
      put(file);
    },
    end: (): Uint8Array => {
      pieces.push(...zip.add(addonManifest(name, digest.digest)));
      return joinedBytes([...pieces, ...zip.end()]);
    },
  };
}

/** Where an identity has signatures in replies is not among what an add-on may set. */
const IDENTITY = 'mail.identity.default.';

/** The address of the add-on is replaced by hand: only the administrator has it (github.com/thunderbird/policy-templates). */
const POLICIES = `${JSON.stringify(
  {
    policies: {
      ExtensionSettings: {
        [ADDON_ID]: {
          installation_mode: 'force_installed',
          install_url: 'file:///REPLACE/WITH/THE/PATH/OF/signatures.xpi',
        },
      },
      Preferences: Object.fromEntries(
        Object.entries({ sig_on_reply: true, sig_on_fwd: true }).map(([setting, value]) => [
          `${IDENTITY}${setting}`,
          { Value: value, Status: 'default' },
        ]),
      ),
    },
  },
  null,
  2,
)}\n`;
