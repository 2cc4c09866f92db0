import { strToU8, zipSync } from 'fflate';
import { ADDON_DAY } from '../thunderbird-addon/addon';
import { noonOf } from '../formats/text-formats';
import { AS_UNIX } from '../formats/zip-options';
import { ADDIN_PANE, ADDIN_PROGRAM, allowedScripts, unifiedFiles } from './addin';
import type { AddinFile } from './addin-file';
import { addinManifest } from './manifest-xml';
import { personName } from './names';
import { personFile } from './person-file';
import type { PersonAddin } from './person';
import { personReadme } from './person-readme';
import { PICTURE_FOLDER, type AddinPlace } from './place';

/** The files of an add-in for one person: the script of a company's, a pane, and the signature. */
export function personAddin(place: AddinPlace, person: PersonAddin): readonly AddinFile[] {
  const { address, signature, pictures } = person;
  const own = address === null ? [] : [personFile(place, { address, whole: signature })];
  const onSite = [
    ...ADDIN_PROGRAM,
    ...ADDIN_PANE,
    ...own,
    ...pictures.map(({ path, content }) => ({ path: `${PICTURE_FOLDER}/${path}`, content })),
  ];
  return [
    personReadme(place, person),
    { path: 'manifest.xml', content: addinManifest(place, 'person') },
    { path: 'unified.zip', content: zipped(unifiedFiles(place, 'person')) },
    allowedScripts(place),
    ...(address === null
      ? []
      : [
          {
            path: 'files.csv',
            content: `mailbox,file\r\n${address},${personName(place, address)}\r\n`,
          },
        ]),
    { path: 'signature.html', content: `${signature.html}\n` },
    ...onSite.map(({ path, content }) => ({ path: `site/${path}`, content })),
  ];
}

/** An archive of the files, the same on any day. */
export function zipped(files: readonly AddinFile[]): Uint8Array {
  const entries = files.map(
    ({ path, content }) =>
      [path, typeof content === 'string' ? strToU8(content) : content] as const,
  );
  return zipSync(Object.fromEntries(entries), { ...AS_UNIX, mtime: noonOf(ADDON_DAY) });
}
