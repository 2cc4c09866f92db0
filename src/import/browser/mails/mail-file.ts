import { kindOfFile, type MailFileKind } from '../../core/mail-file-kinds';

/** A file as a visitor chose it. Its path is passed beside it, as a copy in a worker has none. */
export interface ChosenFile {
  /** With the folders it lay in, as far as they are known. */
  readonly path: string;
  readonly file: Blob;
}

/** A file as it was chosen, or as it lay in an archive. */
export interface MailFile {
  readonly path: string;
  readonly kind: MailFileKind;
  readonly size: number;
  /** Rejects where the browser denies access. */
  readonly read: () => Promise<Uint8Array>;
}

export function toChosenFile(file: File): ChosenFile {
  return { path: file.webkitRelativePath || file.name, file };
}

export function toMailFile({ path, file }: ChosenFile): MailFile {
  return {
    path,
    kind: kindOfFile(path),
    size: file.size,
    read: async () => new Uint8Array(await file.arrayBuffer()),
  };
}

/** How many folders a path leads through. */
export function depthOf(path: string): number {
  return path.split(/[\\/]/).length;
}
