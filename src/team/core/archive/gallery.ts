import { escapeAttribute, escapeText } from '../../../email/escape';
import { formatCount } from '../../../base/text';
import type { MadeSummary } from './made-summary';
import { archivePage } from './page';
import { SIGNATURES } from './signature-files';

/** Parts what comes before the list from what comes behind it. */
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

function entry({ name, address, file, lang, characters, gravity, gravest }: MadeSummary): string {
  const title = escapeAttribute(`Signature of ${name}`);
  const src = escapeAttribute(`${SIGNATURES}/${encodeURIComponent(file)}.html`);
  const problem =
    gravest === ''
      ? ''
      : `<p class="note${gravity > 0 ? ' problem' : ''}">${escapeText(gravest)}</p>\n`;
  return [
    '<section>',
    `<h2>${escapeText(name)}</h2>`,
    `<p class="soft">${escapeText(address)} · ${formatCount(characters)} characters</p>`,
    `${problem}<iframe sandbox loading="lazy" src="${src}" title="${title}" lang="${escapeAttribute(lang)}"></iframe>`,
    '</section>',
    '',
  ].join('\n');
}

/** Signatures are made for light paper, whatever the page looks like. */
const STYLES = [
  'iframe{box-sizing:border-box;width:100%;height:280px;border:1px solid var(--line);border-radius:8px;background:#fff;color-scheme:light;resize:vertical;overflow:auto}',
  '@media print{iframe{border:0}}',
].join('');
