import { readFile, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { encodeBase64 } from '../base/base64';
import { IMAGE_EXTENSIONS } from '../export/packages';
import { imageSourceAddress, type ImageType } from '../model/picture/image-source';
import { PICTURES, SIGNATURES } from '../team/core/archive/signature-files';
import type { EarlierRun, EarlierSignature } from '../team/core/comparison/comparison';
import { CliProblem } from './command';
import { codeOf } from './disk-problem';
import { EXIT } from './exit-codes';
import { readManifestFile } from './read-manifest';
import { reading } from './read-signature';

/** Reads an earlier run out of its folder, or beside its manifest.json. */
export async function readEarlier(path: string): Promise<EarlierRun> {
  const isFolder = (await stat(path).catch(() => null))?.isDirectory() === true;
  const file = isFolder ? join(path, 'manifest.json') : path;
  const manifest = await reading(file, readManifestFile);
  if (!manifest.ok) throw new CliProblem(`${file}: ${manifest.problem}`, EXIT.input);
  const folder = dirname(file);
  return { manifest: manifest.value, signatureOf: (name) => signatureIn(folder, name) };
}

async function signatureIn(folder: string, name: string): Promise<EarlierSignature | null> {
  const path = join(folder, SIGNATURES, name);
  const [html, text] = [await textIn(`${path}.html`), await textIn(`${path}.txt`)];
  if (html === null || text === null) return null;
  return { document: await withPictures(folder, html), text };
}

/** The name of a picture that lies in the folder of a run, at the end of its address. */
const PICTURE = / src="https?:[^"]*\/([a-z0-9]+)\.(png|jpg|gif)"/g;

/** The pictures of a run are shown out of its folder: nothing is asked for online. */
async function withPictures(folder: string, html: string): Promise<string> {
  let shown = html;
  for (const [source, name = '', ending = ''] of html.matchAll(PICTURE)) {
    const type = TYPES.get(ending);
    const bytes = await bytesIn(join(folder, PICTURES, `${name}.${ending}`));
    if (bytes === null || type === undefined) continue;
    const address = imageSourceAddress({ kind: 'data', type, base64: encodeBase64(bytes) });
    shown = shown.replaceAll(source, ` src="${address}"`);
  }
  return shown;
}

const TYPES: ReadonlyMap<string, ImageType> = new Map(
  Object.entries(IMAGE_EXTENSIONS).map(([type, ending]) => [ending, type as ImageType]),
);

async function textIn(path: string): Promise<string | null> {
  const bytes = await bytesIn(path);
  return bytes === null ? null : new TextDecoder().decode(bytes);
}

async function bytesIn(path: string): Promise<Uint8Array | null> {
  try {
    return await readFile(path);
  } catch (cause) {
    if (codeOf(cause) === 'ENOENT') return null;
    throw new CliProblem(`${basename(path)} cannot be read.`, EXIT.input);
  }
}
