import { TEMPLATE_IDS } from '../../src/model/template-ids';
import { archiveFiles } from '../../src/team/core/archive/archive-files';
import { zipWriter } from '../../src/team/core/archive/zip-writer';
import { memberMaker, type TeamRun } from '../../src/team/core/make-member';
import { designRun, memberOf, peopleOf, plainSignature, templateRun } from './company';

/* What of the core is measured; bundled for Node by `build-core.mjs`. */
export { designRun, templateRun };

/** All templates, by their ids. */
export const TEMPLATES = TEMPLATE_IDS;

/** Makes the signatures of members from one place in a company to another; returns how many characters they have. */
export function prepareMaking(run: TeamRun) {
  const make = memberMaker(run);
  return async (from: number, to: number): Promise<number> => {
    let characters = 0;
    for (let at = from; at < to; at += 1) characters += (await make(memberOf(at))).html.length;
    return characters;
  };
}

/** The same by a plain text. */
export function makePlain(from: number, to: number): number {
  let characters = 0;
  for (let at = from; at < to; at += 1) characters += plainSignature(memberOf(at)).length;
  return characters;
}

/** Writes an archive for a company of this size without keeping its bytes; returns how many they were. */
export async function writeArchive(
  run: TeamRun,
  count: number,
  onMade: () => void,
): Promise<number> {
  const { members, skipped } = peopleOf(count);
  const now = '2026-06-05T12:00:00.000Z';
  const plan = {
    plan: run.plan,
    name: 'Company',
    now,
    members,
    packs: [],
    skipped,
    previous: null,
  };
  const make = memberMaker(run);
  async function* signatures() {
    for (const member of members) {
      yield await make(member);
      onMade();
    }
  }
  let bytes = 0;
  const zip = zipWriter(now);
  for await (const file of archiveFiles(plan, signatures())) {
    for (const chunk of zip.add(file)) bytes += chunk.length;
  }
  for (const chunk of zip.end()) bytes += chunk.length;
  return bytes;
}
