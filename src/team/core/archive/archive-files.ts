import { strFromU8, strToU8 } from 'fflate';
import { filtered, repeatable, type Sequence } from '../../../base/sequence';
import type { MadeAlias } from '../addresses/mailbox-address';
import { packedHashes, type HashList, type PackedHashes } from '../kept/hash-list';
import { packedList, packedPages } from '../kept/packed-pages';
import { textSet } from '../kept/text-set';
import type { Member, SkippedRow } from '../list/member';
import type { MadeSignature } from '../member';
import { addressProblems } from '../packs/pack-problems';
import type { Pack, PackNote, TeamContext, TeamFile } from '../packs/pack';
import { digested, fileRecords, type ArchiveFile, type StandingArchive } from './file-records';
import { galleryFiles, galleryPage, summaryOf, type MadeSummary } from './gallery';
import { csvRow, EVERYBODY, peopleCsv, peopleForExcel, skippedCsv, type Included } from './csv';
import {
  changesSince,
  entryLine,
  MANIFEST,
  manifestWriter,
  type Changes,
  type Manifest,
} from './manifest';
import { changeDays } from '../change-days';
import { readmePage } from './readme';
import { pictureFiles, signatureFiles } from './signature-files';
import { failedLines, runCounter, type RunSummary } from './summary';

/** What an archive is made of, but for the signatures. */
export interface ArchivePlan extends TeamContext {
  readonly packs: readonly Pack[];
  /** The manifest of an earlier run: files are then given of those alone who have changed since. */
  readonly previous: Manifest | null;
  /** What lies where the archive goes; nothing unless given. */
  readonly standing?: StandingArchive | null;
  readonly skipped: readonly SkippedRow[];
}

/** What a run comes to. */
export interface ArchiveSummary extends RunSummary {
  /** How many people have files in the archive: all, or those who have changed. */
  readonly given: number;
  /** The day that the archive states: that of the standing one, where nothing differs from it. */
  readonly made: string;
  readonly changes: Changes;
  readonly packs: readonly PackOutcome[];
  /** The addresses of those whose signatures could not be made: there is no new file of theirs. */
  readonly failed: readonly string[];
}

export interface PackOutcome extends Pick<Pack, 'id' | 'label' | 'guide'> {
  readonly notes: readonly PackNote[];
}

/**
 * The files of an archive, one after the other while the signatures are made: no signature is kept once its files are
 * given. What is known only in the end (lists, gallery, README, manifest) comes last, the manifest after all others.
 */
export async function* archiveFiles(
  plan: ArchivePlan,
  signatures: AsyncIterable<MadeSignature>,
  aliases: AsyncIterable<MadeAlias> | Iterable<MadeAlias> = [],
): AsyncGenerator<ArchiveFile, ArchiveSummary, undefined> {
  const { previous, packs } = plan;
  const runs = packs.map((pack) => ({ pack, run: pack.start(plan) }));
  const records = fileRecords(plan.standing ?? null);
  const counter = runCounter();
  const pictures = pictureFiles();
  const hashes = packedHashes();
  const inputs = packedPages();
  let hasInputs = false;
  const given = packedList<MadeSummary>();
  const included = previous === null ? null : textSet();
  let hasPictures = false;
  for await (const made of signatures) {
    counter.add(made);
    const { hash } = made;
    const { address } = made.member;
    hashes.add(address, hash);
    if (made.input !== undefined) {
      inputs.add(strToU8(entryLine(address, made.input, !hasInputs)));
      hasInputs = true;
    }
    hasPictures ||= made.pictures.length > 0;
    if (previous?.people.get(address) === hash) {
      for (const { run } of runs) run.keep?.(made);
      continue;
    }
    given.add(summaryOf(made));
    included?.add(address);
    yield* records.added(signatureFiles(made));
    yield* records.added(pictures(made));
    yield* records.added(galleryFiles(made));
    for (const { run } of runs) yield* records.added(run.add(made));
  }
  for await (const alias of aliases) {
    for (const { run } of runs) yield* records.added(run.addAlias?.(alias) ?? []);
    hasPictures ||= alias.made.pictures.length > 0;
    yield* records.added(pictures(alias.made));
  }
  const outcomes: PackOutcome[] = [];
  for (const { pack, run } of runs) {
    const { files, notes, pictures: own = [] } = await run.end();
    yield* records.added(files);
    hasPictures ||= own.length > 0;
    yield* records.added(pictures({ pictures: own }));
    const unserved = addressProblems(pack.id, plan.addresses ?? []);
    outcomes.push({
      id: pack.id,
      label: pack.label,
      guide: pack.guide,
      notes: [...unserved.map((message) => ({ message, isProblem: true })), ...notes],
    });
  }
  return yield* lastFiles({
    plan,
    records,
    counter,
    hashes,
    inputs: hasInputs ? inputs : null,
    given,
    included: included ?? EVERYBODY,
    hasPictures,
    outcomes,
  });
}

interface MadeRun {
  readonly plan: ArchivePlan;
  readonly records: ReturnType<typeof fileRecords>;
  readonly counter: ReturnType<typeof runCounter>;
  /** The hashes of all signatures that were made, by address. */
  readonly hashes: PackedHashes;
  /** The lines of the manifest about what they are made of; null where that is not known. */
  readonly inputs: Iterable<Uint8Array> | null;
  readonly given: Sequence<MadeSummary>;
  /** Who has files in the archive. */
  readonly included: Included;
  readonly hasPictures: boolean;
  readonly outcomes: readonly PackOutcome[];
}

/** What an archive ends with, and what the run comes to. */
function* lastFiles(run: MadeRun): Generator<ArchiveFile, ArchiveSummary, undefined> {
  const { plan, records, counter, hashes, given, included, outcomes } = run;
  const { previous, standing = null, members, name, now } = plan;
  const earlier = previous ?? standing?.manifest ?? null;
  const failed = [...filtered(members, ({ address }) => !hashes.has(address))];
  // They keep what they have from the run before.
  for (const { address } of failed) keepHash(hashes, address, earlier);
  records.keepFilesOf(failed);
  const changes = changesSince(earlier, { people: hashes });
  const { problems, ...counted } = counter.end(plan.skipped);
  const unmade = failed.map(({ address }) => address);
  const summary = {
    ...counted,
    problems: [...failedLines(unmade), ...problems],
    given: given.length,
    changes,
    packs: outcomes,
    failed: unmade,
  };
  const since = previous?.made ?? null;
  yield* records.added(listFiles(plan, given, included, failed));
  if (previous !== null) {
    yield* records.added([{ path: 'changes.csv', content: repeatable(() => changeRows(changes)) }]);
  }
  const { hasPictures } = run;
  const hasSkipped = plan.skipped.length + failed.length > 0;
  const about = { name, summary, since, packs: outcomes, hasPictures, hasSkipped };
  const readme = (made: string): TeamFile => ({
    path: 'README.html',
    content: readmePage({ ...about, made, again: changeDays(plan.plan, members, made) }),
  });
  const made = records.dayFor({ name, since, people: hashes }, readme, now.slice(0, 10));
  yield* records.added([readme(made)]);
  // It is not among the files that it lists.
  yield digested({
    path: MANIFEST,
    content: repeatable(() => manifestOf({ name, made, since }, hashes, records.lines, run.inputs)),
  });
  return { ...summary, made };
}

/** Those that scripts and people look up: they list everybody, also where files are given of some alone. */
function* listFiles(
  { members, name, skipped }: ArchivePlan,
  given: Sequence<MadeSummary>,
  included: Included,
  failed: readonly Member[],
): Generator<TeamFile> {
  const unmade = new Set(failed.map(({ address }) => address));
  const listed =
    unmade.size === 0 ? members : filtered(members, ({ address }) => !unmade.has(address));
  yield { path: 'people.csv', content: repeatable(() => peopleCsv(listed, included)) };
  yield {
    path: 'people-for-excel.csv',
    content: repeatable(() => peopleForExcel(listed, included)),
  };
  yield { path: 'gallery.html', content: repeatable(() => galleryPage(name, given)) };
  if (skipped.length + failed.length > 0) {
    yield { path: 'skipped.csv', content: repeatable(() => skippedCsv(skipped, failed)) };
  }
}

function keepHash(hashes: PackedHashes, address: string, earlier: Manifest | null): void {
  const hash = earlier?.people.get(address);
  if (hash !== undefined) hashes.add(address, hash);
}

function* manifestOf(
  about: Parameters<typeof manifestWriter>[0],
  hashes: HashList,
  fileLines: Iterable<Uint8Array>,
  inputLines: Iterable<Uint8Array> | null,
): Generator<string> {
  const writer = manifestWriter(about);
  yield writer.begin();
  for (const [address, hash] of hashes) yield writer.add(address, hash);
  yield writer.beforeFiles();
  for (const page of fileLines) yield strFromU8(page);
  if (inputLines !== null) {
    yield writer.beforeInputs();
    for (const page of inputLines) yield strFromU8(page);
  }
  yield writer.end();
}

/** Who is new, changed or gone since the run before. */
function* changeRows({ joined: news, changed, left }: Changes): Generator<string> {
  yield csvRow(['mailbox', 'change']);
  for (const address of news) yield csvRow([address, 'joined']);
  for (const address of changed) yield csvRow([address, 'changed']);
  for (const address of left) yield csvRow([address, 'left']);
}
