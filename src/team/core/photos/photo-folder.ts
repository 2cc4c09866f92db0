/** A folder of photos that was chosen. Plain data; its files are kept elsewhere, and read when they are needed. */
export interface PhotoFolder {
  readonly name: string;
  /** By which its files are found as long as the page is open; null where it must be chosen again. */
  readonly id: number | null;
  /** Of the files in it. */
  readonly names: readonly string[];
}
