import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ComparedPerson } from '../team/core/comparison/comparison';
import { personPage } from '../team/core/comparison/comparison-page';
import { memberFile } from '../team/core/member';
import { diskProblem } from './disk-problem';
import { writeWhole } from './write-file';

/** Writes a page into the folder, if any, for each person who would get or change a signature. */
export async function pagesWriter(
  folder: string | undefined,
): Promise<(person: ComparedPerson) => Promise<void>> {
  if (folder === undefined) return () => Promise.resolve();
  await mkdir(folder, { recursive: true }).catch((cause: unknown) => {
    throw diskProblem(cause, folder) ?? cause;
  });
  return async (person) => {
    if (person.change !== 'joined' && person.change !== 'changed') return;
    await writeWhole(join(folder, `${memberFile(person)}.html`), personPage(person));
  };
}
