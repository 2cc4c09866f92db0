import { decodeBase64 } from '../../../base/base64';
import type { AddinFile } from './addin-file';
import type { AddinKind } from './addin-words.data';
import { ADDIN_ICONS } from './icons.data';
import { unifiedManifest } from './manifest-json';
import type { AddinPlace } from './place';
import page from './program/autorun.html?raw';
import program from './program/autorun.js?raw';
import kept from './program/kept.js?raw';
import message from './program/message.js?raw';
import scriptNames from './program/names.js?raw';
import paneStyles from './program/pane.css?raw';
import panePage from './program/pane.html?raw';
import pane from './program/pane.js?raw';
import taken from './program/taken.js?raw';
import verifyPage from './program/verify.html?raw';
import verify from './program/verify.js?raw';

/** The files that are the same everywhere. */
export const ADDIN_PROGRAM: readonly AddinFile[] = [
  { path: 'autorun.html', content: page },
  { path: 'autorun.js', content: [scriptNames, message, kept, program].join('\n') },
  { path: 'verify.html', content: verifyPage },
  { path: 'verify.js', content: verify },
  ...([16, 32, 64, 80, 128] as const).map((size) => ({
    path: `icon-${size}.png`,
    content: picture(`icon-${size}`),
  })),
];

/** The pane, in which one person sees and chooses a signature. */
export const ADDIN_PANE: readonly AddinFile[] = [
  { path: 'pane.html', content: panePage },
  { path: 'pane.css', content: paneStyles },
  { path: 'pane.js', content: [taken, pane].join('\n') },
];

/** The unified manifest with its pictures: an archive of these is what Microsoft 365 takes. */
export function unifiedFiles(place: AddinPlace, kind: AddinKind): readonly AddinFile[] {
  return [
    { path: 'manifest.json', content: unifiedManifest(place, kind) },
    { path: 'color.png', content: picture('color') },
    { path: 'outline.png', content: picture('outline') },
  ];
}

/** The list of scripts that Office allows, which lies at the root of the server. */
export function allowedScripts({ folder }: Pick<AddinPlace, 'folder'>): AddinFile {
  return {
    path: 'well-known/microsoft-officeaddins-allowed.json',
    content: `${JSON.stringify({ allowed: [`${folder}autorun.js`] }, null, 2)}\n`,
  };
}

function picture(name: keyof typeof ADDIN_ICONS): Uint8Array {
  return decodeBase64(ADDIN_ICONS[name]) ?? new Uint8Array();
}
