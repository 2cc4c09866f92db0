/* What is used of the package, which has no types of its own. */
declare module 'wawoff2' {
  /** A font file as TrueType. Rejects what is no WOFF2. */
  export function decompress(file: Uint8Array): Promise<Uint8Array>;
}
