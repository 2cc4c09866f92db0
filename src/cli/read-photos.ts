import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { encodeBase64 } from '../base/base64';
import { formatCount } from '../base/text';
import { imageSourceAddress, IMAGE_TYPES } from '../model/picture/image-source';
import { hasTooManyPixels, readPicture } from '../model/picture/picture-bytes';
import type { AnyPeople } from '../team/core/list/member';
import type { ListProblem } from '../team/core/list/table';
import type { RenderingPorts } from '../team/core/make-member';
import { matchPhotos } from '../team/core/photos/match-photos';
import { CliProblem, textOption, type OptionValues } from './command';
import { EXIT } from './exit-codes';

/** Photos out of a folder, and what of it is of no use. */
export interface Photos extends Required<Pick<RenderingPorts, 'photoOf'>> {
  readonly problems: readonly ListProblem[];
}

/** In bytes: a camera's photo is smaller. */
const LARGEST = 20 * 1024 * 1024;

/**
 * Finds the photos of people in the folder that `--photos` names, and reads each once, so that all problems are known before
 * anything is made. None is kept. Null where no folder was named.
 */
export async function readPhotos(values: OptionValues, people: AnyPeople): Promise<Photos | null> {
  const folder = textOption(values, 'photos');
  if (folder === undefined) return null;
  const { files, problems } = matchPhotos(people.members, await namesIn(folder));
  const unreadable: string[] = [];
  for (const name of files.values()) {
    if ((await photoIn(folder, name)) === null) unreadable.push(name);
  }
  const lacking = people.members.length - files.size;
  return {
    problems: [
      ...problems,
      ...unreadable.map((name) =>
        problemOf(`${name} is no whole JPEG, PNG or GIF of 20 MB at most.`),
      ),
      ...(lacking === 0
        ? []
        : [
            {
              ...problemOf(`${formatCount(lacking)} without a photo in ${folder}.`),
              isAdvice: true as const,
            },
          ]),
    ],
    photoOf: async ({ address }) => {
      const name = files.get(address);
      return name === undefined ? null : photoIn(folder, name);
    },
  };
}

function problemOf(message: string): ListProblem {
  return { line: 0, column: null, message };
}

async function namesIn(folder: string): Promise<readonly string[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  } catch {
    throw new CliProblem(`There is no folder ${folder} that can be read.`, EXIT.input);
  }
}

/** A photo as a data URL; null for a file that is none. What it is follows from its bytes, whatever its name. */
async function photoIn(folder: string, name: string): Promise<string | null> {
  const path = join(folder, name);
  const size = (await stat(path).catch(() => null))?.size ?? Number.POSITIVE_INFINITY;
  if (size > LARGEST) return null;
  const bytes = await readFile(path).catch(() => null);
  if (bytes === null) return null;
  const type = IMAGE_TYPES.find((each) => readPicture(bytes, each).isWhole);
  const natural = type === undefined ? null : readPicture(bytes, type).size;
  if (type === undefined || natural === null || hasTooManyPixels(natural)) return null;
  return imageSourceAddress({ kind: 'data', type, base64: encodeBase64(bytes) });
}
