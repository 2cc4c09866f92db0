/** A file of an add-in. */
export interface AddinFile {
  readonly path: string;
  readonly content: string | Uint8Array;
}
