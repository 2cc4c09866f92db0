/** A file as it was chosen, or as it lay in an archive. */
export interface MailFile {
  /** With the folders it lay in, as far as they are known. */
  readonly path: string;
  readonly kind: MailFileKind;
  readonly size: number;
  /** Rejects where the browser does not let us at it. */
  readonly read: () => Promise<Uint8Array>;
}

export type MailFileKind = 'html' | 'mime' | 'archive' | 'rtf' | 'msg' | 'picture' | 'other';

/** What a name says a file is. One without an ending may be a picture: its bytes will tell. */
export function kindOfFile(path: string): MailFileKind {
  if (/(?:^|[\\/])(?:__MACOSX[\\/]|\._)/.test(path)) return 'other';
  return KINDS.find(([, pattern]) => pattern.test(path))?.[0] ?? 'other';
}

/** How many folders a path leads through. */
export function depthOf(path: string): number {
  return path.split(/[\\/]/).length;
}

const KINDS: readonly (readonly [MailFileKind, RegExp])[] = [
  ['html', /\.x?html?$/i],
  ['mime', /\.(?:eml|mailsignature|mht|mhtml)$/i],
  ['archive', /\.zip$/i],
  ['rtf', /\.rtf$/i],
  ['msg', /\.(?:msg|oft)$/i],
  ['picture', /\.(?:png|jpe?g|jpe|jfif|gif)$|(?:^|[\\/])[^.\\/]+$/i],
];
