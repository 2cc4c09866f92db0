import { readEarlierRun } from '../../src/team/browser/earlier-file';
import { listReaders } from '../../src/team/browser/list-readers';
import { readSource } from '../../src/team/browser/read-lists';
import type { Ports } from '../../src/store/ports';
import type { MadeArchive, RunWithPhotos, TeamProgress } from '../../src/team/state/team-port';
import { archiveFiles } from '../../src/team/core/archive/archive-files';
import { writeComparison } from '../../src/team/core/comparison/write-comparison';
import type { ArchiveFile } from '../../src/team/core/archive/file-records';
import { everybodyOf, NOTHING_BESIDE } from '../../src/team/core/everybody';
import type { Member } from '../../src/team/core/list/member';
import { memberMaker, type MakeMember } from '../../src/team/core/make-member';
import { photoAddress } from '../../src/team/core/photos/photo-file';
import { photoFolders } from '../../src/team/browser/photo-folders';
import { madeAliases } from '../../src/team/core/addresses/made-aliases';
import { packOf } from '../../src/team/core/packs/packs';
import { zipped } from './zipped';

export interface TeamBehaviour {
  /** What comes of archives and comparisons. One that `waits` is half made, until it is stopped. */
  archive: 'works' | 'fails' | 'waits';
}

/** The real core, in the page: what the workers make by turns is made at once. */
export function fakeTeam(behaviour: TeamBehaviour): Ports['team'] {
  const folders = photoFolders();
  const makerOf = ({ photos = null, ...run }: RunWithPhotos): MakeMember => {
    if (photos === null) return memberMaker(run);
    const photoOf = async (member: Member): Promise<string | null> => {
      const file = await folders.photoOf(photos, member);
      return file === null ? null : photoAddress(file);
    };
    return memberMaker(run, { photoOf });
  };
  return {
    ...listReaders(readSource),
    readPeople: async (table, mapping, beside = NOTHING_BESIDE) =>
      everybodyOf(table, mapping, beside),
    keepPhotos: async (name, files) => folders.keep(name, files),
    unreadablePhotos: folders.unreadable,
    make: async (run, members, signal) => {
      signal?.throwIfAborted();
      const make = makerOf(run);
      return Promise.all(members.map((member) => make(member)));
    },
    async compare({ run, name, people: { members }, earlier }, onProgress, signal) {
      const total = members.length;
      onProgress({ done: 0, total, leftMs: null });
      if (behaviour.archive === 'fails') throw new Error('The worker broke down');
      if (behaviour.archive === 'waits') await halfMade(total, onProgress, signal);
      const known = earlier === null ? null : await readEarlierRun(earlier);
      const { html, counts } = await writeComparison(name, made(makerOf(run), members), known);
      onProgress({ done: total, total, leftMs: 0 });
      return { page: new Blob([html], { type: 'text/html' }), counts };
    },
    async makeArchive({ run, people, ...order }, onProgress, signal) {
      const { members, skipped } = people;
      const total = members.length;
      onProgress({ done: 0, total, leftMs: null });
      if (behaviour.archive === 'fails') throw new Error('The worker broke down');
      if (behaviour.archive === 'waits') await halfMade(total, onProgress, signal);
      const plan = { ...order, plan: run.plan, members, skipped, packs: order.packs.map(packOf) };
      const make = makerOf(run);
      const aliases = madeAliases(order.addresses, members, make);
      const archive = await zippedArchive(
        archiveFiles(plan, made(make, members), aliases),
        order.now,
      );
      onProgress({ done: total, total, leftMs: 0 });
      return archive;
    },
  };
}

async function* made(make: MakeMember, members: readonly Member[]) {
  for (const member of members) yield await make(member);
}

async function zippedArchive(
  files: ReturnType<typeof archiveFiles>,
  now: string,
): Promise<MadeArchive> {
  const all: ArchiveFile[] = [];
  let step = await files.next();
  for (; step.done !== true; step = await files.next()) all.push(step.value);
  return { zip: new Blob([zipped(all, now)], { type: 'application/zip' }), summary: step.value };
}

async function halfMade(
  total: number,
  onProgress: (progress: TeamProgress) => void,
  signal: AbortSignal,
): Promise<void> {
  onProgress({ done: Math.floor(total / 2), total, leftMs: 30_000 });
  await new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });
}
