import { strToU8 } from 'fflate';
import { digestOfPieces, digestOfText, runningDigest } from '../../../model/picture/fingerprint';
import { IMAGE_TYPES, readPicture } from '../../../model/picture/picture-bytes';
import { bytesOf, type FileContent } from '../kept/file-content';
import { packedPages } from '../kept/packed-pages';
import type { Member } from '../list/member';
import { memberFile } from '../member';
import type { TeamFile } from '../packs/pack';
import { changesSince, entryLine, withListed, type ArchiveManifest } from './manifest';
import { PICTURES } from './signature-files';

/** A file of an archive with its digest, as the manifest lists it. */
export interface ArchiveFile extends TeamFile {
  readonly digest: string;
}

/** An archive that lies where a new one goes. */
export interface StandingArchive {
  /** With its files, where they stay. */
  readonly manifest: ArchiveManifest;
  /** Whether its files stay unless they are replaced or removed: those of a folder do, those of a zip do not. */
  readonly keepsFiles: boolean;
}

/**
 * Lists the files of an archive as they are given: of each only a line of the manifest is kept, and whether any differs from
 * the archive that stands there.
 */
export function fileRecords(standing: StandingArchive | null) {
  const lines = packedPages();
  const pictures = new Set<string>();
  let isFirst = true;
  let listing = runningDigest();
  const record = (path: string, digest: string): void => {
    lines.add(strToU8(entryLine(path, digest, isFirst)));
    isFirst = false;
    listing = withListed(listing, path, digest);
  };
  return {
    *added(files: Iterable<TeamFile>): Generator<ArchiveFile> {
      for (const file of files) {
        const whole = digested(file);
        record(whole.path, whole.digest);
        if (isPicture(whole.path)) pictures.add(whole.path);
        yield whole;
      }
    },
    /** Of people without a new signature, the files of a standing folder stay. */
    keepFilesOf(members: readonly Member[]): void {
      if (standing?.keepsFiles !== true) return;
      const isKept = keptFiles(members.map(({ address }) => address));
      for (const [path, digest] of standing.manifest.files) {
        if (isKept(path) && !pictures.has(path)) record(path, digest);
      }
    },
    /** The day that README and manifest state: that of the standing archive where nothing differs from it, else today. */
    dayFor(
      about: Pick<ArchiveManifest, 'name' | 'since' | 'people'>,
      lastFile: (day: string) => TeamFile,
      today: string,
    ): string {
      if (standing === null) return today;
      const { manifest } = standing;
      const { joined, left, changed } = changesSince(manifest, about);
      const isSameRun = manifest.name === about.name && manifest.since === about.since;
      if (!isSameRun || joined.length + left.length + changed.length > 0) return today;
      const last = digested(lastFile(manifest.made));
      const whole = withListed(listing, last.path, last.digest);
      return whole.digest === manifest.listing ? manifest.made : today;
    },
    /** The lines of the manifest about them, in pages. */
    lines,
  };
}

/** A file with its digest; a text as the bytes that were digested. */
export function digested({ path, content }: TeamFile): ArchiveFile {
  const bytes = typeof content === 'string' ? strToU8(content) : content;
  return { path, content: bytes, digest: fileDigest(path, bytes) };
}

/**
 * By which a file is recognized: its bytes, or for a picture its name, which states what it shows. Page and command line draw
 * the same pictures in other bytes.
 */
export function fileDigest(path: string, content: FileContent): string {
  return isPicture(path) ? digestOfText(path) : digestOfPieces(bytesOf(content));
}

/** Whether a file has lost its content, as it does where the power fails: it is blank, or a picture that is not whole. */
export function isLost(path: string, bytes: Uint8Array): boolean {
  if (bytes.every((byte) => byte === 0)) return true;
  return isPicture(path) && !IMAGE_TYPES.some((type) => readPicture(bytes, type).isWhole);
}

/**
 * Which files of a standing folder stay though they are not given again: those of people whose signatures could not be made,
 * and pictures, which may be in these.
 */
export function keptFiles(addresses: readonly string[]): (path: string) => boolean {
  if (addresses.length === 0) return () => false;
  const names = new Set(addresses.map((address) => memberFile({ address })));
  const isName = (part: string): boolean =>
    names.has(part) || names.has(part.replace(/\.\w+$/, ''));
  return (path) => isPicture(path) || path.split('/').some(isName);
}

function isPicture(path: string): boolean {
  return path.startsWith(`${PICTURES}/`);
}
