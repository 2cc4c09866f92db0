import type { Sequence } from '../../../base/sequence';
import { formatCount } from '../../../base/text';
import { escapeAttribute, escapeText } from '../../../email/print/escape';
import { attribute } from '../../../email/print/markup';
import { byGravity, gravityOf } from '../../../model/findings/severity';
import { memberFile, withPicturesFrom, type MadeSignature } from '../member';
import type { TeamFile } from '../packs/pack';
import { memberName } from './csv';
import { archivePage } from '../../../export/archive-page';
import { PICTURES, SIGNATURES } from './signature-files';
import { wholeFile } from './whole-file';

/** The folder of signatures as the gallery shows them. */
export const GALLERY = 'gallery';

/**
 * A signature with the pictures that lie in the archive, for the gallery: those of its own file are seen once they are online.
 * Nothing where it has none.
 */
export function galleryFiles(made: MadeSignature): readonly TeamFile[] {
  if (made.pictures.length === 0) return [];
  const path = `${GALLERY}/${memberFile(made.member)}.html`;
  const html = withPicturesFrom(made, ({ name }) => `../${PICTURES}/${name}`);
  return [{ path, content: wholeFile({ ...made, html }) }];
}

/** Separates what comes before the list from what comes behind it. */
const LIST = '<!-- signatures -->';

/**
 * Everybody's signature on one page, for sign-off: the most problematic first, then the longest. It shows files of the archive
 * in frames that load once they are near, so the page stays small. In pieces, to be written one by one.
 */
export function* galleryPage(name: string, summaries: Sequence<MadeSummary>): Generator<string> {
  const [head = '', tail = ''] = archivePage(
    `Signatures: ${name}`,
    [`<h1>${escapeText(name)}</h1>`, `<p class="soft">${lead(summaries.length)}</p>`, LIST],
    STYLES,
  ).split(LIST);
  yield head;
  for (const summary of worstFirst(summaries)) yield entry(summary);
  yield tail;
}

/** So many are in the memory at a time. */
const SORTED_AT_ONCE = 20_000;

/** Sorts by numbers alone; what is shown of each is looked up for some of them at a time. */
function* worstFirst(summaries: Sequence<MadeSummary>): Generator<MadeSummary> {
  const gravities = new Uint8Array(summaries.length);
  const lengths = new Uint32Array(summaries.length);
  let at = 0;
  for (const { gravity, characters } of summaries) {
    gravities[at] = gravity;
    lengths[at] = characters;
    at += 1;
  }
  const order = Uint32Array.from(lengths.keys()).toSorted(
    (a, b) =>
      (gravities[b] ?? 0) - (gravities[a] ?? 0) || (lengths[b] ?? 0) - (lengths[a] ?? 0) || a - b,
  );
  for (let start = 0; start < order.length; start += SORTED_AT_ONCE) {
    yield* inOrder(summaries, order.subarray(start, start + SORTED_AT_ONCE));
  }
}

/** The values at some places of a sequence, in the order of the places. */
function* inOrder<T>(all: Sequence<T>, places: Uint32Array): Generator<T> {
  const wanted = new Set(places);
  const found = new Map<number, T>();
  let at = 0;
  for (const value of all) {
    if (wanted.has(at)) found.set(at, value);
    at += 1;
  }
  for (const place of places) {
    const value = found.get(place);
    if (value !== undefined) yield value;
  }
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
  hasOwnPictures,
}: MadeSummary): string {
  const title = escapeAttribute(`Signature of ${name}`);
  const folder = hasOwnPictures ? GALLERY : SIGNATURES;
  // Pictures beside a page on the disk are shown within its own origin alone. Scripts stay forbidden.
  const sandbox = hasOwnPictures ? 'sandbox="allow-same-origin"' : 'sandbox';
  const src = escapeAttribute(`${folder}/${encodeURIComponent(file)}.html`);
  const problem =
    mostSevere === ''
      ? ''
      : `<p class="note${gravity > 0 ? ' problem' : ''}">${escapeText(mostSevere)}</p>\n`;
  return [
    '<section>',
    `<h2>${escapeText(name)}</h2>`,
    `<p class="soft">${escapeText(address)} · ${formatCount(characters)} characters</p>`,
    `${problem}<iframe ${sandbox} loading="lazy" src="${src}" title="${title}"${attribute('lang', lang)}></iframe>`,
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
  /** Whether pictures of the archive are in it, so that the gallery shows a file of its own. */
  readonly hasOwnPictures: boolean;
}

/** Long findings would make memory grow with the number of people. */
const LONGEST_MESSAGE = 160;

/** The few things that gallery and summary need of a signature. */
export function summaryOf(made: MadeSignature): MadeSummary {
  const { member, html, lang, findings, pictures } = made;
  const [worst] = findings.toSorted(byGravity);
  return {
    address: member.address,
    name: memberName(member),
    file: memberFile(member),
    lang,
    characters: html.length,
    gravity: worst === undefined ? 0 : gravityOf(worst),
    mostSevere: worst === undefined ? '' : worst.message.slice(0, LONGEST_MESSAGE),
    hasOwnPictures: pictures.length > 0,
  };
}
