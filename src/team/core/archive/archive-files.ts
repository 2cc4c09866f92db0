import type { Member, SkippedRow } from '../list/member';
import type { MadeSignature } from '../made-signature';
import type { Pack, PackNote, TeamContext, TeamFile } from '../packs/pack';
import { contentHash } from './content-hash';
import { csvRow } from './csv';
import { galleryPage } from './gallery';
import { summaryOf, type MadeSummary } from './made-summary';
import { changesSince, manifestWriter, type Changes, type Manifest } from './manifest';
import { peopleCsv, peopleForExcel } from './people-csv';
import { readmePage } from './readme';
import { pictureFiles, signatureFiles } from './signature-files';
import { failedLines, runCounter, type RunSummary } from './summary';

/** What an archive is made of, but for the signatures. */
export interface ArchivePlan extends TeamContext {
  readonly packs: readonly Pack[];
  /** The manifest of an earlier run: files are then given of those alone who have changed since. */
  readonly previous: Manifest | null;
  readonly skipped: readonly SkippedRow[];
}

/** What a run comes to. */
export interface ArchiveSummary extends RunSummary {
  readonly changes: Changes;
  readonly packs: readonly PackOutcome[];
  /** The addresses of those whose signatures could not be made: there is no file of theirs. */
  readonly failed: readonly string[];
}

export interface PackOutcome extends Pick<Pack, 'id' | 'label' | 'guide'> {
  readonly notes: readonly PackNote[];
}

/**
 * The files of an archive, one after the other while the signatures are made: no signature is kept once its files are
 * given. What is known only in the end (list, gallery, manifest, README) comes last.
 */
export async function* archiveFiles(
  plan: ArchivePlan,
  signatures: AsyncIterable<MadeSignature>,
): AsyncGenerator<TeamFile, ArchiveSummary, undefined> {
  const { previous, packs, members, name, now } = plan;
  const runs = packs.map((pack) => ({ pack, run: pack.start(plan) }));
  const counter = runCounter();
  const pictures = pictureFiles();
  const hashes = new Map<string, string>();
  const given: MadeSummary[] = [];
  let hasPictures = false;
  for await (const made of signatures) {
    counter.add(made);
    const { address } = made.member;
    const hash = contentHash(made);
    hashes.set(address, hash);
    hasPictures ||= made.pictures.length > 0;
    if (previous?.people.get(address) === hash) continue;
    given.push(summaryOf(made));
    yield* signatureFiles(made);
    yield* pictures(made);
    for (const { run } of runs) yield* run.add(made);
  }
  const outcomes: PackOutcome[] = [];
  for (const { pack, run } of runs) {
    const { files, notes } = await run.end();
    yield* files;
    outcomes.push({ id: pack.id, label: pack.label, guide: pack.guide, notes });
  }
  const failed = addressesWithout(hashes, members);
  // They keep what they have from the run before.
  for (const address of failed) keepHash(hashes, address, previous);
  const changes = changesSince(previous, { people: hashes });
  const { problems, ...counted } = counter.end(plan.skipped);
  const told = [...failedLines(failed), ...problems];
  const summary = { ...counted, problems: told, changes, packs: outcomes, failed };
  const written = new Set(given.map(({ address }) => address));
  const listed = members.filter(({ address }) => written.has(address));
  const made = now.slice(0, 10);
  yield { path: 'people.csv', content: joined(peopleCsv(listed)) };
  yield { path: 'people-for-excel.csv', content: joined(peopleForExcel(listed)) };
  yield { path: 'gallery.html', content: joined(galleryPage(name, given)) };
  if (previous !== null) yield { path: 'changes.csv', content: joined(changeRows(changes)) };
  yield { path: 'manifest.json', content: joined(manifestLines({ name, made }, hashes)) };
  yield {
    path: 'README.html',
    content: readmePage({ name, made, summary, packs: outcomes, hasPictures }),
  };
  return summary;
}

function addressesWithout(
  hashes: ReadonlyMap<string, string>,
  members: readonly Member[],
): readonly string[] {
  return members.map(({ address }) => address).filter((address) => !hashes.has(address));
}

function keepHash(hashes: Map<string, string>, address: string, previous: Manifest | null): void {
  const hash = previous?.people.get(address);
  if (hash !== undefined) hashes.set(address, hash);
}

function joined(pieces: Iterable<string>): string {
  return [...pieces].join('');
}

function* manifestLines(
  about: Pick<Manifest, 'name' | 'made'>,
  hashes: ReadonlyMap<string, string>,
): Generator<string> {
  const writer = manifestWriter(about);
  yield writer.begin();
  for (const [address, hash] of hashes) yield writer.add(address, hash);
  yield writer.end();
}

/** Who is new, changed or gone since the run before. */
function* changeRows({ joined: news, changed, left }: Changes): Generator<string> {
  yield csvRow(['mailbox', 'change']);
  for (const address of news) yield csvRow([address, 'joined']);
  for (const address of changed) yield csvRow([address, 'changed']);
  for (const address of left) yield csvRow([address, 'left']);
}
