import { formatCount } from '../../../base/text';
import { escapeAttribute, escapeText } from '../../../email/escape';
import { attribute } from '../../../email/markup';
import { byGravity, gravityOf } from '../../../model/findings/severity';
import { hashes } from '../../../model/picture/fingerprint';
import type { MadeAlias } from '../addresses/mailbox-address';
import type { Member, SkippedRow } from '../list/member';
import { type MadeSignature, memberFile } from '../member';

import { addressProblems } from '../packs/pack-problems';
import type { Pack, PackNote, TeamContext, TeamFile } from '../packs/pack';
import { csvRow, peopleCsv, peopleForExcel, memberName } from './csv';
import { changesSince, manifestWriter, type Changes, type Manifest } from './manifest';
import { changeDays } from '../change-days';
import { archivePage } from './page';

import { readmePage } from './readme';
import { pictureFiles, signatureFiles, SIGNATURES } from './signature-files';
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
  aliases: AsyncIterable<MadeAlias> | Iterable<MadeAlias> = [],
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
  for await (const alias of aliases) {
    for (const { run } of runs) yield* run.addAlias?.(alias) ?? [];
    hasPictures ||= alias.made.pictures.length > 0;
    yield* pictures(alias.made);
  }
  const outcomes: PackOutcome[] = [];
  for (const { pack, run } of runs) {
    const { files, notes, pictures: own = [] } = await run.end();
    yield* files;
    hasPictures ||= own.length > 0;
    yield* pictures({ pictures: own });
    const unserved = addressProblems(pack.id, plan.addresses ?? []);
    outcomes.push({
      id: pack.id,
      label: pack.label,
      guide: pack.guide,
      notes: [...unserved.map((message) => ({ message, isProblem: true })), ...notes],
    });
  }
  const failed = addressesWithout(hashes, members);
  // They keep what they have from the run before.
  for (const address of failed) keepHash(hashes, address, previous);
  const changes = changesSince(previous, { people: hashes });
  const { problems, ...counted } = counter.end(plan.skipped);
  const reported = [...failedLines(failed), ...problems];
  const summary = { ...counted, problems: reported, changes, packs: outcomes, failed };
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
    content: readmePage({
      name,
      made,
      summary,
      packs: outcomes,
      hasPictures,
      again: changeDays(plan.plan, members, made),
    }),
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

/**
 * The fingerprint of a signature, to be compared with that of the last run: FNV-1a from four seeds, 128 bits as hexadecimal
 * digits. It finds changes; it keeps no secret, and does not withstand an attempt to give two signatures the same one.
 */
export function contentHash({ html, text }: Pick<MadeSignature, 'html' | 'text'>): string {
  const parts = hashes(`${html}\u0000${text}`, 4);
  return parts.map((part) => part.toString(16).padStart(8, '0')).join('');
}

/** Separates what comes before the list from what comes behind it. */
const LIST = '<!-- signatures -->';

/**
 * Everybody's signature on one page, for sign-off: the most problematic first, then the longest. It shows the files of
 * `signatures/` in frames that load once they are near, so the page stays small. In pieces, to be written one by one.
 */
export function* galleryPage(name: string, summaries: readonly MadeSummary[]): Generator<string> {
  const [head = '', tail = ''] = archivePage(
    `Signatures: ${name}`,
    [`<h1>${escapeText(name)}</h1>`, `<p class="soft">${lead(summaries.length)}</p>`, LIST],
    STYLES,
  ).split(LIST);
  yield head;
  for (const summary of summaries.toSorted(worstFirst)) yield entry(summary);
  yield tail;
}

function worstFirst(a: MadeSummary, b: MadeSummary): number {
  return b.gravity - a.gravity || b.characters - a.characters;
}

function lead(count: number): string {
  const people = count === 1 ? '1 signature' : `${formatCount(count)} signatures`;
  return `${people}. Those with problems come first, then the longest. To see all of them on paper, scroll to the end before you print.`;
}

function entry({
  name,
  address,
  file,
  lang,
  characters,
  gravity,
  mostSevere,
}: MadeSummary): string {
  const title = escapeAttribute(`Signature of ${name}`);
  const src = escapeAttribute(`${SIGNATURES}/${encodeURIComponent(file)}.html`);
  const problem =
    mostSevere === ''
      ? ''
      : `<p class="note${gravity > 0 ? ' problem' : ''}">${escapeText(mostSevere)}</p>\n`;
  return [
    '<section>',
    `<h2>${escapeText(name)}</h2>`,
    `<p class="soft">${escapeText(address)} · ${formatCount(characters)} characters</p>`,
    `${problem}<iframe sandbox loading="lazy" src="${src}" title="${title}"${attribute('lang', lang)}></iframe>`,
    '</section>',
    '',
  ].join('\n');
}

/** Signatures are made for light paper, whatever the page looks like. */
const STYLES = [
  'iframe{box-sizing:border-box;width:100%;height:280px;border:1px solid var(--line);border-radius:8px;background:#fff;color-scheme:light;resize:vertical;overflow:auto}',
  '@media print{iframe{border:0}}',
].join('');

/** What is kept of a signature once it is written. */
export interface MadeSummary {
  readonly address: string;
  readonly name: string;
  readonly file: string;
  /** Undefined where it is not known. */
  readonly lang: string | undefined;
  /** Of its HTML. */
  readonly characters: number;
  /** How grave its gravest finding is; 0 where none needs a fix. */
  readonly gravity: number;
  /** The gravest finding as the product words it; blank for none. */
  readonly mostSevere: string;
}

/** Long findings would make memory grow with the number of people. */
const LONGEST_MESSAGE = 160;

/** The few things that gallery and summary need of a signature. */
export function summaryOf(made: MadeSignature): MadeSummary {
  const { member, html, lang, findings } = made;
  const [worst] = findings.toSorted(byGravity);
  return {
    address: member.address,
    name: memberName(member),
    file: memberFile(member),
    lang,
    characters: html.length,
    gravity: worst === undefined ? 0 : gravityOf(worst),
    mostSevere: worst === undefined ? '' : worst.message.slice(0, LONGEST_MESSAGE),
  };
}
