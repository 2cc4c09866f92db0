import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { AnyPeople } from '../team/core/list/member';
import type { ListProblem } from '../team/core/list/table';
import type { RenderingPorts } from '../team/core/make-member';
import { isSeen, matchPhotos } from '../team/core/photos/match-photos';
import { isPhoto, photoAddress, type PhotoFile } from '../team/core/photos/photo-file';
import { photoProblems } from '../team/core/photos/photo-problems';
import { CliProblem, textOption, type OptionValues } from './command';
import { EXIT } from './exit-codes';

/** Photos out of a folder, and what of it is of no use. */
export interface Photos {
  readonly problems: readonly ListProblem[];
  readonly ports: Pick<RenderingPorts, 'photoOf'>;
}

/**
 * Finds the photos of people in the folder that `--photos` names, and reads each once, so that all problems are known before
 * anything is made. None is kept.
 */
export async function readPhotos(values: OptionValues, people: AnyPeople): Promise<Photos> {
  const folder = textOption(values, 'photos');
  if (folder === undefined) return { problems: [], ports: {} };
  const matched = matchPhotos(people.members, await namesIn(folder));
  const unreadable = new Set<string>();
  for (const name of matched.files.values()) {
    const isOne = await photoFile(folder, name).then(isPhoto, () => false);
    if (!isOne) unreadable.add(name);
  }
  return {
    problems: photoProblems(folder, matched, [...unreadable]),
    ports: {
      photoOf: async ({ address }) => {
        const name = matched.files.get(address);
        if (name === undefined || unreadable.has(name)) return null;
        return photoAddress(await photoFile(folder, name));
      },
    },
  };
}

/** The files of a folder and of those inside it, as paths from it on. Links are not followed. */
async function namesIn(folder: string, path = ''): Promise<readonly string[]> {
  const whole = join(folder, path);
  const entries = await readdir(whole, { withFileTypes: true }).catch(() => {
    throw new CliProblem(`There is no folder ${whole} that can be read.`, EXIT.input);
  });
  const names: string[] = [];
  for (const entry of entries) {
    const name = path === '' ? entry.name : `${path}/${entry.name}`;
    if (!isSeen(name)) continue;
    if (entry.isFile()) names.push(name);
    else if (entry.isDirectory()) for (const each of await namesIn(folder, name)) names.push(each);
  }
  return names;
}

async function photoFile(folder: string, name: string): Promise<PhotoFile> {
  const path = join(folder, name);
  const { size } = await stat(path);
  return { size, arrayBuffer: () => readFile(path) };
}
