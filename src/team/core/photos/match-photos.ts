import { formatCount } from '../../../base/text';
import type { Member } from '../list/member';
import type { ListProblem } from '../list/table';

/*
 * Photos out of a folder and the folders inside it: each file is named by an address, a sign-in name or an employee number. The
 * names are paths from that folder on, with slashes.
 */

/** Whose photo is which file, and what of the folder is of no use. */
export interface MatchedPhotos {
  /** Names of files, by addresses of members. */
  readonly files: ReadonlyMap<string, string>;
  /** How many members have none. */
  readonly lacking: number;
  readonly problems: readonly ListProblem[];
}

/** What mail clients show. Others can be saved as one of these. */
const SHOWN = /\.(?:jpe?g|png|gif)$/i;
const OTHER_PICTURES = /\.(?:webp|heic|heif|avif|bmp|tiff?|svg)$/i;

/**
 * Finds each member's photo among the names of files of a folder. Of several files of one person the first counts.
 */
export function matchPhotos(members: Iterable<Member>, names: readonly string[]): MatchedPhotos {
  const { photosOf, all } = photoFinder(names);
  const files = new Map<string, string>();
  const used = new Set<string>();
  const problems: ListProblem[] = [];
  let lacking = 0;
  for (const member of members) {
    const { address, line } = member;
    const own = photosOf(member);
    const [first, ...others] = own;
    for (const name of own) used.add(name);
    if (first === undefined) {
      lacking += 1;
      continue;
    }
    files.set(address, first);
    if (others.length === 0) continue;
    const message = `${address} has several photos: ${own.join(', ')}. ${first} is used.`;
    problems.push({ line, column: null, message });
  }
  return { files, lacking, problems: [...problems, ...folderProblems(names, all, used)] };
}

/** Whether a file is called as one that mail clients show. */
export function hasPhotoName(name: string): boolean {
  return SHOWN.test(name);
}

/** Whether a file or folder counts: systems keep previews and the like in those whose name begins with a dot. */
export function isSeen(path: string): boolean {
  return !/(?:^|\/)\./.test(path);
}

/** Looks up photos among the names of files of a folder. */
export interface PhotoFinder {
  /**
   * The photos of somebody: those with their address come first, then sign-in name and employee number; of each, those that
   * lie in the fewest folders, in the order of the names. Capitals do not matter, nor zeros in front of a number.
   */
  readonly photosOf: (member: Pick<Member, 'address' | 'facts'>) => readonly string[];
  /** All that mail clients show. */
  readonly all: readonly string[];
}

export function photoFinder(names: readonly string[]): PhotoFinder {
  const all = names.filter((name) => hasPhotoName(name) && isSeen(name)).toSorted(byPlace);
  const byStem = filesByStem(all);
  return {
    photosOf: ({ address, facts }) => {
      const keys = [address, facts.userPrincipalName, facts.employeeId];
      const found = keys.flatMap((key) =>
        key === undefined ? [] : (byStem.get(stemOf(key)) ?? []),
      );
      return [...new Set(found)];
    },
    all,
  };
}

function byPlace(one: string, other: string): number {
  const [depth, otherDepth] = [one, other].map((path) => path.split('/').length);
  return (depth ?? 0) - (otherDepth ?? 0) || (one < other ? -1 : 1);
}

function filesByStem(names: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const byStem = new Map<string, string[]>();
  for (const name of names) {
    const stem = stemOf(name.slice(name.lastIndexOf('/') + 1).replace(SHOWN, ''));
    const known = byStem.get(stem);
    if (known === undefined) byStem.set(stem, [name]);
    else known.push(name);
  }
  return byStem;
}

/** Spreadsheets take the zeros in front of an employee number away. */
function stemOf(name: string): string {
  const plain = name.trim().normalize('NFC').toLowerCase();
  return /^\d+$/.test(plain) ? plain.replace(/^0+(?=\d)/, '') : plain;
}

function folderProblems(
  names: readonly string[],
  photos: readonly string[],
  used: ReadonlySet<string>,
): readonly ListProblem[] {
  const strangers = photos.filter((name) => !used.has(name));
  const others = names.filter((name) => OTHER_PICTURES.test(name) && isSeen(name));
  return [
    ...problemOf(strangers, 'belongs to no person on the list', 'belong to no person on the list'),
    ...problemOf(others, 'is no JPEG, PNG or GIF', 'are no JPEG, PNG or GIF'),
  ];
}

const MOST_NAMED = 5;

function problemOf(names: readonly string[], one: string, several: string): readonly ListProblem[] {
  if (names.length === 0) return [];
  const count = formatCount(names.length);
  const what = names.length === 1 ? `1 photo ${one}` : `${count} photos ${several}`;
  const more = names.length > MOST_NAMED ? ', …' : '';
  const some = names.slice(0, MOST_NAMED).join(', ');
  return [{ line: 0, column: null, message: `${what}: ${some}${more}.` }];
}
