import { strToU8 } from 'fflate';
import { digestOfText } from '../../../model/picture/fingerprint';
import background from './background.js?raw';
import optionsStyles from './options.css?raw';
import optionsPage from './options.html?raw';
import options from './options.js?raw';

/** A file of the add-on. An add-on is a zip archive of these. */
export interface AddonFile {
  readonly path: string;
  readonly content: string;
}

/** A signature as the add-on puts it into an identity. */
export interface AddonSignature {
  /** Pictures in it are data URLs or linked. */
  readonly html: string;
  /** The short one of replies; the whole one stands there where it is not given. */
  readonly reply?: string;
}

/** The name of the add-on in Thunderbird and in its policies. It is no address. */
export const ADDON_ID = 'signatures@signet';

/** From here on an add-on may change a message that is being written without a permission for all pages. */
const OLDEST_THUNDERBIRD = '128.0';

/** Of all its files: the same content is the same archive on any day. */
export const ADDON_DAY = '2000-01-01T12:00:00Z';

/** The files of the add-on that are the same for everybody. */
export const ADDON_PROGRAM: readonly AddonFile[] = [
  { path: 'background.js', content: background },
  { path: 'options.html', content: optionsPage },
  { path: 'options.css', content: optionsStyles },
  { path: 'options.js', content: options },
];

/**
 * The manifest of the add-on (https://webextension-api.thunderbird.net). Thunderbird installs it again where its version is
 * another one, newer or older.
 *
 * @param digest of all that the add-on holds, in at least 21 hexadecimal digits: its version is made of these
 */
export function addonManifest(name: string, digest: string): AddonFile {
  const manifest = {
    manifest_version: 3,
    name,
    version: versionOf(digest),
    description: 'Sets the signature of each identity, and a short one in replies.',
    browser_specific_settings: { gecko: { id: ADDON_ID, strict_min_version: OLDEST_THUNDERBIRD } },
    background: { scripts: ['background.js'] },
    options_ui: { page: 'options.html', open_in_tab: true },
    permissions: ['accountsIdentities', 'accountsRead', 'compose', 'scripting', 'storage'],
  };
  return { path: 'manifest.json', content: `${JSON.stringify(manifest, null, 2)}\n` };
}

/** Three numbers of seven hexadecimal digits: each part of a version has nine decimal digits at most. */
function versionOf(digest: string): string {
  const parts = [0, 7, 14].map((at) => Number.parseInt(digest.slice(at, at + 7), 16));
  return ['1', ...parts].join('.');
}

/** The signature of an address; null keeps what is there, for one that could not be made. */
export type Kept = AddonSignature | null;

/** What an address gets: one signature for the person who has it, and one for each of those who send from it besides. */
export interface AddonEntry {
  /** In lower case. */
  readonly address: string;
  readonly whole?: Kept;
  /** By the own addresses of people, in lower case. */
  readonly owners?: ReadonlyMap<string, Kept>;
}

/** The file of an address, and the pictures in its signatures, which are files of their own since many show the same ones. */
export function addonEntry({ address, whole, owners }: AddonEntry): {
  readonly file: AddonFile;
  readonly pictures: readonly AddonFile[];
} {
  const pictures = new Map<string, string>();
  const written = (signature: Kept): Partial<AddonSignature> => {
    if (signature === null) return {};
    const html = signature.html.replaceAll(/src="(data:[^"]+)"/g, (_whole, source: string) => {
      const path = `pictures/${digestOfText(source)}.txt`;
      pictures.set(path, source);
      return `src="${path}"`;
    });
    return { ...signature, html };
  };
  const entry = {
    ...(whole === undefined ? {} : { whole: written(whole) }),
    ...(owners === undefined
      ? {}
      : {
          owners: Object.fromEntries(
            Array.from(owners, ([owner, signature]) => [owner, written(signature)]),
          ),
        }),
  };
  return {
    file: { path: `signatures/${signatureFile(address)}.json`, content: JSON.stringify(entry) },
    pictures: Array.from(pictures, ([path, content]) => ({ path, content })),
  };
}

/** The name of the file of an address, without its ending. The program of the add-on makes the same one of an identity. */
function signatureFile(address: string): string {
  return Array.from(strToU8(address), (byte) => {
    const letter = String.fromCharCode(byte);
    return /[a-z0-9._@-]/.test(letter) ? letter : `=${byte.toString(16).padStart(2, '0')}`;
  }).join('');
}
