import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { AnyPeople } from '../team/core/list/member';
import type { ListProblem } from '../team/core/list/table';
import type { RenderingPorts } from '../team/core/make-member';
import { matchPhotos } from '../team/core/photos/match-photos';
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

async function namesIn(folder: string): Promise<readonly string[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  } catch {
    throw new CliProblem(`There is no folder ${folder} that can be read.`, EXIT.input);
  }
}

async function photoFile(folder: string, name: string): Promise<PhotoFile> {
  const path = join(folder, name);
  const { size } = await stat(path);
  return { size, arrayBuffer: () => readFile(path) };
}
