import { formatCount } from '../../../base/text';
import { changeWords, type ChangeDay } from '../change-days';
import { escapeAttribute, escapeText } from '../../../email/print/escape';
import { GUIDE_STEPS, type PackGuide } from '../packs/guide';
import type { Pack, PackNote } from '../packs/pack';
import { archivePage, sentence, sentences } from '../../../export/archive-page';
import { PICTURES } from './signature-files';
import { countPeople, type RunSummary, type SummaryLine } from './summary';

/** A pack in the README of the whole archive. */
export interface ReadmePack extends Pick<Pack, 'id' | 'label'> {
  readonly guide: PackGuide;
  readonly notes: readonly PackNote[];
}

export interface ReadmeSubject {
  /** Of the signature. */
  readonly name: string;
  /** The day, as `2026-06-05`. */
  readonly made: string;
  readonly summary: RunSummary & { readonly given: number };
  /** The day of the run since which people have changed; null where everybody has files. */
  readonly since: string | null;
  readonly packs: readonly ReadmePack[];
  /** Whether there are pictures to be put online. */
  readonly hasPictures: boolean;
  /** Whether anybody gets no signature. */
  readonly hasSkipped: boolean;
  /** The days on which a run would give somebody another signature. */
  readonly again: readonly ChangeDay[];
}

/** The README of the whole archive: what is in it, what it comes to, and the steps for each platform. */
export function readmePage(subject: ReadmeSubject): string {
  const { name, made, summary, packs, again } = subject;
  return archivePage(
    name,
    [
      `<h1>${escapeText(name)}</h1>`,
      `<p class="soft">${escapeText(madeFor(subject))}, made on <time>${escapeText(made)}</time>.</p>`,
      ...contents(subject),
      ...whenAgain(again),
      ...platforms(packs),
      ...reported('To look at before you begin', summary.problems),
      ...reported('Rows that were left out', summary.skipped),
      ...(subject.hasSkipped ? [SKIPPED] : []),
      ...packs.flatMap(packSection),
      ...safety(),
    ],
    'nav li{display:inline-block;margin-right:14px}nav ul{padding:0;list-style:none}time{white-space:nowrap}',
  );
}

const SKIPPED = '<p><a href="skipped.csv">Everybody who gets no signature, with the reason</a></p>';

function madeFor({ summary: { people, given }, since }: ReadmeSubject): string {
  if (since === null) return `Signatures for ${countPeople(people)}`;
  return `Signatures for ${formatCount(given)} of ${countPeople(people)}, those who are new or have changed since ${since}`;
}

function contents({ hasPictures, since }: ReadmeSubject): readonly string[] {
  const pictures = hasPictures
    ? [
        `\`${PICTURES}\`: put all of these files online, where the signatures expect them, before anything else.`,
      ]
    : [];
  return [
    '<p><a href="gallery.html">See all signatures on one page</a> for sign-off.</p>',
    '<h2>What is in here</h2>',
    ...sentences('ul', [
      ...pictures,
      since === null
        ? '`signatures`: a file for each person, as HTML and as plain text.'
        : '`signatures`: a file for each person who is new or has changed, as HTML and as plain text. All files may be copied over those of the run before: the lists hold everybody.',
      '`people.csv`: who gets which file, as scripts read it; `included` is `yes` for those whose files are in here. Open `people-for-excel.csv` in Excel instead.',
      '`manifest.json`: keep it. With it, the next run tells who is new, gone or changed, and which files are its own.',
      'A folder for each platform.',
    ]),
  ];
}

function whenAgain(again: readonly ChangeDay[]): readonly string[] {
  if (again.length === 0) return [];
  return ['<h2>When to run again</h2>', ...sentences('ul', again.map(changeWords))];
}

function platforms(packs: readonly ReadmePack[]): readonly string[] {
  if (packs.length === 0) return [];
  const links = packs.map(({ id, label }) => `<li><a href="#${id}">${escapeText(label)}</a></li>`);
  return ['<nav aria-label="Platforms">', '<ul>', ...links, '</ul>', '</nav>'];
}

function reported(title: string, lines: readonly SummaryLine[]): readonly string[] {
  if (lines.length === 0) return [];
  const items = lines.map(({ text, count, some }) => {
    const more = count > some.length && some.length > 0 ? ', …' : '';
    const who =
      some.length === 0
        ? ''
        : `<br><span class="soft">${escapeText(some.join(', '))}${more}</span>`;
    return `<li>${escapeText(text)}.${who}</li>`;
  });
  return [`<h2>${title}</h2>`, '<ul>', ...items, '</ul>'];
}

function packSection({ id, label, guide, notes }: ReadmePack): readonly string[] {
  return [
    `<section aria-labelledby="${id}">`,
    `<h2 id="${id}">${escapeText(label)}</h2>`,
    `<p>${sentence(guide.what)} <a href="${escapeAttribute(`${id}/README.html`)}">Limits and details</a></p>`,
    ...notes.map(noteOf),
    ...GUIDE_STEPS.flatMap((step) => [
      `<h3>${step.title}</h3>`,
      ...sentences('ol', guide[step.id]),
    ]),
    '</section>',
  ];
}

function noteOf({ message, isProblem }: PackNote): string {
  return `<p class="note${isProblem ? ' problem' : ''}">${escapeText(message)}</p>`;
}

function safety(): readonly string[] {
  return [
    '<h2>Safe to run</h2>',
    ...sentences('ul', [
      'Scripts read the files of this archive. No name, number or address of a person stands in a script, and no script loads anything from the web.',
      'Each script says what it would do before it does it, where its platform can, and keeps what was there before.',
      'Everything in here was made on one device. The files hold the details of your people: keep them where only administrators can read them.',
    ]),
  ];
}
