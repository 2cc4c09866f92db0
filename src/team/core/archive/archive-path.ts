const LONGEST_PATH = 1000;

/** What no path may hold: folders above, nothing between slashes, what Windows takes for a folder or a drive, controls. */
const UNSAFE = /(?:^|\/)\.*(?:\/|$)|[\\:\p{Cc}]/u;

/** Whether a file of an archive may have this path: one that cannot lead out of the folder that is unpacked to. */
export function isSafePath(path: string): boolean {
  return path.length <= LONGEST_PATH && !UNSAFE.test(path);
}
