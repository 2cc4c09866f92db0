import { strFromU8 } from 'fflate';
import { encodeBase64 } from '../../../base/base64';
import { fail, ok, type Result } from '../../../base/result';
import { IMAGE_EXTENSIONS } from '../../../export/packages';
import { imageSourceAddress, type ImageType } from '../../../model/picture/image-source';
import { MANIFEST, type ArchiveManifest } from '../archive/manifest';
import { readManifestPieces, type KeptLists } from '../archive/manifest-lines';
import { PICTURES, SIGNATURES } from '../archive/signature-files';
import {
  contentOf,
  contentPieces,
  zippedFiles,
  type ZipSource,
  type ZippedFile,
} from '../archive/zip-reader';
import type { EarlierRun, EarlierSignature } from './comparison';

/** Reads a file of an earlier run by its path in the archive; null where it is not there. */
export type ReadEarlierFile = (path: string) => Promise<Uint8Array | null>;

/** An earlier run whose manifest was read. */
export interface ReadRun extends EarlierRun {
  readonly manifest: ArchiveManifest;
}

/** The run of a manifest, and of the files that lie beside it. */
export function runOf(manifest: ArchiveManifest, readFile: ReadEarlierFile): ReadRun {
  return { manifest, signatureOf: (name) => signatureIn(readFile, name) };
}

/** For a manifest alone. */
export const readNothing: ReadEarlierFile = () => Promise.resolve(null);

/** The manifest that an archive holds. One of more than `most` bytes is not read. */
export async function readZippedManifest(
  zip: ZipSource,
  most: number,
  kept: KeptLists = {},
): Promise<Result<ArchiveManifest, string>> {
  const entry = await findManifest(zip);
  if (entry === null) return fail(NO_MANIFEST);
  return readManifestPieces(
    contentPieces(zip, entry, most),
    () => contentOf(zip, entry, most),
    kept,
  );
}

/** The run of an archive, whose files are unpacked as they are asked for. */
export async function readZippedRun(
  zip: ZipSource,
  mostOfManifest: number,
  kept: KeptLists = {},
): Promise<Result<ReadRun, string>> {
  const manifest = await readZippedManifest(zip, mostOfManifest, kept);
  if (!manifest.ok) return manifest;
  const root = rootOf((await findManifest(zip))?.name ?? '');
  const files = new Map<string, Place>();
  for await (const { name, timeless: _record, ...place } of zippedFiles(zip)) {
    const path = name.slice(root.length);
    if (name.startsWith(root) && SHOWN.test(path)) files.set(path, place);
  }
  const readFile: ReadEarlierFile = async (path) => {
    const place = files.get(path);
    return place === undefined ? null : contentOf(zip, place, LARGEST_FILE);
  };
  return ok(runOf(manifest.value, readFile));
}

const NO_MANIFEST = 'This archive has no manifest.json of an earlier run.';

type Place = Omit<ZippedFile, 'name' | 'timeless'>;

/** What a comparison shows of an archive. */
const SHOWN = new RegExp(`^(?:${SIGNATURES}/[^/]+\\.(?:html|txt)|${PICTURES}/[^/]+)$`);

/** In bytes, unpacked: no signature and no picture in one comes near it. */
const LARGEST_FILE = 2 ** 26;

/** Somebody may have packed the folder of an archive again, with its name before each path. */
async function findManifest(zip: ZipSource): Promise<ZippedFile | null> {
  let found: ZippedFile | null = null;
  for await (const entry of zippedFiles(zip)) {
    const isOne = entry.name === MANIFEST || entry.name.endsWith(`/${MANIFEST}`);
    if (isOne && depthOf(entry.name) < depthOf(found?.name ?? '')) found = entry;
  }
  return found;
}

function depthOf(path: string): number {
  return path === '' ? Number.POSITIVE_INFINITY : path.split('/').length;
}

function rootOf(manifest: string): string {
  return manifest.slice(0, -MANIFEST.length);
}

async function signatureIn(
  readFile: ReadEarlierFile,
  name: string,
): Promise<EarlierSignature | null> {
  const path = `${SIGNATURES}/${name}`;
  const [html, text] = [await readFile(`${path}.html`), await readFile(`${path}.txt`)];
  if (html === null || text === null) return null;
  return { document: await withPictures(readFile, strFromU8(html)), text: strFromU8(text) };
}

/** The name of a picture that lies beside the signatures of a run, at the end of its address. */
const PICTURE = / src="https?:[^"]*\/([a-z0-9]+)\.(png|jpg|gif)"/g;

/** The pictures of a run are shown out of its files: nothing is asked for online. */
async function withPictures(readFile: ReadEarlierFile, html: string): Promise<string> {
  let shown = html;
  for (const [source, name = '', ending = ''] of html.matchAll(PICTURE)) {
    const type = TYPES.get(ending);
    const bytes = await readFile(`${PICTURES}/${name}.${ending}`);
    if (bytes === null || type === undefined) continue;
    const address = imageSourceAddress({ kind: 'data', type, base64: encodeBase64(bytes) });
    shown = shown.replaceAll(source, ` src="${address}"`);
  }
  return shown;
}

const TYPES: ReadonlyMap<string, ImageType> = new Map(
  Object.entries(IMAGE_EXTENSIONS).map(([type, ending]) => [ending, type as ImageType]),
);
